import { gameOf, type House } from '../../app/core/context.ts';
import { type League, leftIn, ofLot } from '../../app/leagues/league.ts';
import type { Under } from '../../engine/spoken.ts';
import { type Language, type Text, text } from '../../engine/text.ts';
import { say } from '../../i18n/say.ts';
import { roundsOf } from '../../stats/leagues/bracket.ts';
import type { LeagueMatch, LeagueResult } from '../../stats/leagues/match.ts';
import type { Bot } from '../core/context.ts';
import type { Pressing } from '../core/ids.ts';
import { gameName, safe } from '../core/names.ts';
import { type Button, button, type Style } from '../core/rows.ts';
import { drawnNames } from '../pictures/names.ts';

/** Says a text in which no seat has a name. */
export function tell(language: Language, what: Text): string {
  return say(language, what, () => '');
}

/** What the game of a league is called. */
export function gameIn(house: Pick<House, 'games'>, { record }: League, language: Language): string {
  return gameName(gameOf(house, record.game) ?? { id: record.game }, language);
}

/** What somebody of that lot is called, where no markup is read. */
export function plainName(league: Pick<League, 'people'>, lot: number | null): string {
  return ofLot(league, lot)?.name ?? '…';
}

/** Returns the league with the names as pictures can show them. */
export async function asDrawn(bot: Pick<Bot, 'house'>, league: League): Promise<League> {
  const drawn = await drawnNames(bot, league.people);
  return { ...league, people: league.people.map((one, at) => ({ ...one, name: drawn[at] ?? one.name })) };
}

/** The same in a message. */
export function nameIn(league: Pick<League, 'people'>, lot: number | null): string {
  return safe(plainName(league, lot));
}

/** The same at the end: whoever left before is named so. */
export function placedIn(league: Pick<League, 'people'>, lot: number): Text | string {
  const name = nameIn(league, lot);
  return hasLeft(league, lot) ? text('bot:league.ceremony.left', { name }) : name;
}

/** Whether somebody left while it ran. */
export function hasLeft(league: Pick<League, 'people'>, lot: number): boolean {
  return leftIn(league).has(lot);
}

/** A button of a league. */
export function leagueButton(
  language: Language,
  name: Under<'bot:league.button'>,
  pressing: Pressing,
  style: Style = 'secondary',
): Button {
  return button(tell(language, text(`bot:league.button.${name}`)), pressing, style);
}

/** Which round it is: "Round 2 of 5", "Semi-final". */
export function roundName({ record, people, matches }: League, { round }: Pick<LeagueMatch, 'round'>): Text {
  const rounds = record.kind === 'cup' ? roundsOf(lotsIn(people)) : (matches.at(-1)?.round ?? round);
  const left = record.kind === 'cup' ? rounds - round : Number.POSITIVE_INFINITY;
  if (left === 0) return text('bot:league.final');
  if (left === 1) return text('bot:league.semi');
  if (left === 2) return text('bot:league.quarter');
  return text('bot:league.round', { round, rounds });
}

function lotsIn(people: League['people']): number {
  return people.filter(({ lot }) => lot !== null).length;
}

/** What came of a match, in a sentence. */
export function resultText(
  league: League,
  match: Pick<LeagueMatch, 'first' | 'second'>,
  { winner, how, scores }: LeagueResult,
): Text {
  if (winner === null) return text(`bot:league.result.${NOBODY[how] ?? 'drawn'}`);
  const name = nameIn(league, winner);
  const other = nameIn(league, match.first === winner ? match.second : match.first);
  if (how === 'given' || how === 'walkover') return text(`bot:league.result.${how}`, { name, other });
  if (how === 'lot') return text('bot:league.result.lot', { name });
  if (scores === null) return text('bot:league.result.won', { name });
  const [more, less] = match.first === winner ? scores : scores.toReversed();
  return text('bot:league.result.scored', { name, more: more ?? 0, less: less ?? 0 });
}

const NOBODY: Partial<Record<LeagueResult['how'], 'none' | 'gone'>> = { none: 'none', walkover: 'gone' };

/** How many of the matches that are really played are over, and how many there are. */
export function progressOf({ matches }: Pick<League, 'matches'>): { done: number; count: number } {
  const real = matches.filter(({ result }) => result?.how !== 'bye');
  return { done: real.filter(({ state }) => state === 'done').length, count: real.length };
}
