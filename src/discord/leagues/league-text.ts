import { type AppContext, findGame } from '../../app/core/context.ts';
import { findDrawnPerson, getLeftLots, type League } from '../../app/leagues/league.ts';
import type { KeySuffix } from '../../engine/sentence-keys.ts';
import { type Language, type Text, text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import { countCupRounds } from '../../stats/leagues/bracket.ts';
import type { LeagueMatch, LeagueResult } from '../../stats/leagues/league-match.ts';
import type { BotContext } from '../core/context.ts';
import type { ComponentId } from '../core/custom-ids.ts';
import { escapeName, getGameName } from '../core/names.ts';
import { type Button, type ButtonStyleName, createButton } from '../core/rows.ts';
import { loadDrawnNames } from '../pictures/drawn-names.ts';

/** Translates a text that names no seats. */
export function translateWithoutSeats(language: Language, what: Text): string {
  return translate(language, what, () => '');
}

/** Returns the name of a league's game. */
export function getLeagueGameName(
  ctx: Pick<AppContext, 'games'>,
  { record }: League,
  language: Language,
): string {
  return getGameName(findGame(ctx, record.game) ?? { id: record.game }, language);
}

/** Returns the plain name of the entrant with a draw number, for places without markdown. */
export function getEntrantName(league: Pick<League, 'people'>, drawNumber: number | null): string {
  return findDrawnPerson(league, drawNumber)?.name ?? '…';
}

/** Returns the league with names that pictures can show. */
export async function makeNamesDrawable(bot: Pick<BotContext, 'app'>, league: League): Promise<League> {
  const drawn = await loadDrawnNames(bot, league.people);
  return { ...league, people: league.people.map((one, at) => ({ ...one, name: drawn[at] ?? one.name })) };
}

/** Returns the entrant's name, escaped for a message. */
export function formatEntrantName(league: Pick<League, 'people'>, drawNumber: number | null): string {
  return escapeName(getEntrantName(league, drawNumber));
}

/** Returns the entrant's name in the final standings, marked if the player left early. */
export function describePlacedEntrant(league: Pick<League, 'people'>, drawNumber: number): Text | string {
  const name = formatEntrantName(league, drawNumber);
  return hasLeft(league, drawNumber) ? text('bot:league.ceremony.left', { name }) : name;
}

/** Returns whether an entrant left while the league ran. */
export function hasLeft(league: Pick<League, 'people'>, drawNumber: number): boolean {
  return getLeftLots(league).has(drawNumber);
}

/** Creates a button of a league. */
export function createLeagueButton(
  language: Language,
  name: KeySuffix<'bot:league.button'>,
  pressing: ComponentId,
  style: ButtonStyleName = 'secondary',
): Button {
  return createButton(translateWithoutSeats(language, text(`bot:league.button.${name}`)), pressing, style);
}

/** Returns the name of a round: "Round 2 of 5", "Semifinal". */
export function describeRound(
  { record, people, matches }: League,
  { round }: Pick<LeagueMatch, 'round'>,
): Text {
  const rounds = record.kind === 'cup' ? countCupRounds(countLots(people)) : (matches.at(-1)?.round ?? round);
  const left = record.kind === 'cup' ? rounds - round : Number.POSITIVE_INFINITY;
  if (left === 0) return text('bot:league.final');
  if (left === 1) return text('bot:league.semi');
  if (left === 2) return text('bot:league.quarter');
  return text('bot:league.round', { round, rounds });
}

function countLots(people: League['people']): number {
  return people.filter(({ drawNumber }) => drawNumber !== null).length;
}

/** Returns the result of a match as a sentence. */
export function describeMatchResult(
  league: League,
  match: Pick<LeagueMatch, 'first' | 'second'>,
  { winner, how, scores }: LeagueResult,
): Text {
  if (winner === null) return text(`bot:league.result.${NO_WINNER_KEYS[how] ?? 'drawn'}`);
  const name = formatEntrantName(league, winner);
  const other = formatEntrantName(league, match.first === winner ? match.second : match.first);
  if (how === 'given' || how === 'walkover') return text(`bot:league.result.${how}`, { name, other });
  if (how === 'lot') return text('bot:league.result.lot', { name });
  if (scores === null) return text('bot:league.result.won', { name });
  const [more, less] = match.first === winner ? scores : scores.toReversed();
  return text('bot:league.result.scored', { name, more: more ?? 0, less: less ?? 0 });
}

const NO_WINNER_KEYS: Partial<Record<LeagueResult['how'], 'none' | 'gone'>> = {
  none: 'none',
  walkover: 'gone',
};

/** Counts the matches, finished and in total, without byes. */
export function getLeagueProgress({ matches }: Pick<League, 'matches'>): { done: number; count: number } {
  const real = matches.filter(({ result }) => result?.how !== 'bye');
  return { done: real.filter(({ state }) => state === 'done').length, count: real.length };
}
