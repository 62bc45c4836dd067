import { canDrawName } from '../../../render/drawable-text.ts';
import type { DigestFact } from '../../../render/scenes/digest/types.ts';
import { type AppContext, findGame } from '../../app/core/context.ts';
import type { DigestContent } from '../../app/digest/digest.ts';
import { type Language, type Text, text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import { sortByPlace } from '../../stats/week-results.ts';
import type { PlayedPart, PlayedRow } from '../../store/match-history.ts';
import type { BotContext } from '../core/context.ts';
import { getAnonymousName } from '../core/forget-person.ts';
import { getGameName, parseAiStandInName } from '../core/names.ts';
import { loadDrawnNames, type NamedPerson } from '../pictures/drawn-names.ts';

/** Language, games and naming of a digest. */
export interface DigestContext {
  readonly ctx: Pick<AppContext, 'games'>;
  readonly language: Language;
  /** Formats a name: escaped in a message, drawable in a picture. `person` is null for a name without a user. */
  readonly named: (name: string, person: string | null) => string;
}

/** Creates the remarkable facts of a week, at most one of each kind. */
export function createDigestFacts(hand: DigestContext, digest: DigestContent): readonly DigestFact[] {
  const { closest, longest, champions, runs, newcomers } = digest;
  return [
    ...(champions.length > 0 ? [createChampionFact(hand, champions)] : []),
    ...(closest ? [createClosestFact(hand, digest, closest)] : []),
    ...(longest ? [createLongestFact(hand, digest, longest)] : []),
    ...(runs.length > 0 ? [createRunsFact(hand, runs)] : []),
    ...(newcomers.people.length + newcomers.more > 0 ? [createNewcomersFact(hand, newcomers)] : []),
  ];
}

function createChampionFact(hand: DigestContext, champions: DigestContent['champions']): DigestFact {
  const each = champions.map(({ name, person, league: { kind, game } }) => {
    const title = text(`bot:league.name.${kind}`, { game: getDigestGameName(hand, game) });
    return translateWithoutSeats(
      hand,
      text('bot:letter.champion', { name: hand.named(name, person), title }),
    );
  });
  return {
    kind: 'champion',
    head: formatFactHeading(hand, 'champion'),
    about: '',
    words: joinWithDots(each),
  };
}

function createClosestFact(hand: DigestContext, { hidden }: DigestContent, match: PlayedRow): DigestFact {
  const [one, other, ...more] = sortByPlace(match.parts);
  const score = (part: PlayedPart | undefined) => String(part?.score ?? '');
  const name = (part: PlayedPart | undefined) => formatPartName(hand, hidden, part, match.parts);
  const words =
    more.length === 0
      ? translateWithoutSeats(
          hand,
          text('bot:letter.duel', {
            ...{ one: name(one), score: score(one), behind: score(other), other: name(other) },
          }),
        )
      : joinWithDots(
          sortByPlace(match.parts).map((part) =>
            translateWithoutSeats(hand, text('bot:letter.scored', { name: name(part), score: score(part) })),
          ),
        );
  return {
    kind: 'closest',
    head: formatFactHeading(hand, 'closest'),
    about: getDigestGameName(hand, match.game),
    words,
  };
}

function createLongestFact(
  hand: DigestContext,
  { hidden }: DigestContent,
  { game, moves, parts }: PlayedRow,
): DigestFact {
  const names = parts
    .filter(({ place }) => place !== null)
    .map((part) => formatPartName(hand, hidden, part, parts));
  const about = translateWithoutSeats(
    hand,
    text('bot:letter.moves', { game: getDigestGameName(hand, game), count: moves }),
  );
  return {
    kind: 'longest',
    head: formatFactHeading(hand, 'longest'),
    about,
    words: translateWithoutSeats(hand, describeNames(names)),
  };
}

function createRunsFact(hand: DigestContext, runs: DigestContent['runs']): DigestFact {
  const each = runs.map(({ name, person, wins }) =>
    translateWithoutSeats(hand, text('bot:letter.run', { name: hand.named(name, person), wins })),
  );
  return { kind: 'runs', head: formatFactHeading(hand, 'runs'), about: '', words: joinWithDots(each) };
}

function createNewcomersFact(hand: DigestContext, { people, more }: DigestContent['newcomers']): DigestFact {
  const known = people.map(({ name, person }) => hand.named(name, person));
  const rest = text(known.length > 0 ? 'bot:letter.more' : 'bot:letter.unnamed', { count: more });
  const all = more > 0 ? [...known, translateWithoutSeats(hand, rest)] : known;
  return {
    kind: 'newcomers',
    head: formatFactHeading(hand, 'newcomers'),
    about: '',
    words: translateWithoutSeats(hand, describeNames(all)),
  };
}

/**
 * Names a participant. AIs keep their names. A player who opted out of lists stays anonymous. So does an AI that is named after such a
 * player because it took over the seat.
 */
function formatPartName(
  { language, named }: DigestContext,
  hidden: ReadonlySet<string>,
  part: PlayedPart | undefined,
  parts: readonly PlayedPart[],
): string {
  if (!part) return '';
  const { name, person } = getPartOwner(part, parts);
  return person !== null && hidden.has(person) ? getAnonymousName(language) : named(name, person);
}

function formatFactHeading(hand: DigestContext, kind: DigestFact['kind']): string {
  return translateWithoutSeats(hand, text(`bot:letter.head_${kind}`));
}

/** Returns the name of a game. */
export function getDigestGameName({ ctx, language }: DigestContext, game: string): string {
  return getGameName(findGame(ctx, game) ?? { id: game }, language);
}

function describeNames(items: readonly string[]): Text {
  return text('bot:letter.names', { names: items });
}

function joinWithDots(items: readonly string[]): string {
  return items.join(' · ');
}

/** Translates a text that names no seats. */
export function translateWithoutSeats({ language }: Pick<DigestContext, 'language'>, what: Text): string {
  return translate(language, what, () => '');
}

/** Returns the naming function for the digest's picture. */
export async function loadPictureNames(
  bot: BotContext,
  digest: DigestContent,
  language: Language,
): Promise<DigestContext['named']> {
  const people = new Map(getNamedPeople(digest).map((one) => [getNameKey(one), one]));
  const names = await loadDrawnNames(bot, [...people.values()], () => getAnonymousName(language));
  const drawn = new Map([...people.keys()].map((key, at) => [key, names[at] ?? '']));
  return (name, person) => (canDrawName(name) ? name : (drawn.get(getNameKey({ name, person })) ?? ''));
}

/** Returns the user behind a participant: the player, or the player who left the seat to an AI; null for an AI of its own. */
export function getPartOwner(part: PlayedPart, parts: readonly PlayedPart[]): NamedPerson {
  const left = parts.find(({ person, seat }) => seat === part.seat && person !== null);
  const isPerson = part.person !== null;
  return {
    name: isPerson ? part.name : parseAiStandInName(part.name),
    person: part.person ?? left?.person ?? null,
  };
}

function getNamedPeople({
  closest,
  longest,
  champions,
  runs,
  newcomers,
  hidden,
}: DigestContent): readonly NamedPerson[] {
  const matches = [closest, longest].map((match) => match?.parts ?? []);
  const played = matches.flatMap((parts) => parts.map((part) => getPartOwner(part, parts)));
  const all = [...played, ...champions, ...runs, ...newcomers.people];
  return all.filter(({ person }) => person === null || !hidden.has(person));
}

/** Returns the key of a named person; a user may have had several names in a week. */
function getNameKey({ name, person }: NamedPerson): string {
  return person ?? name;
}
