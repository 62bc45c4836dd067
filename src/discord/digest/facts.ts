import { canDrawName } from '../../../render/drawable.ts';
import type { LetterFact } from '../../../render/scenes/letter/types.ts';
import { gameOf, type House } from '../../app/core/context.ts';
import type { WeekLetter } from '../../app/digest/digest.ts';
import { type Language, type Text, text } from '../../engine/text.ts';
import { say } from '../../i18n/say.ts';
import { ranked } from '../../stats/letter.ts';
import type { PlayedPart, PlayedRow } from '../../store/played.ts';
import type { Bot } from '../core/context.ts';
import { gameName, nameBefore } from '../core/names.ts';
import { somebody } from '../core/somebody.ts';
import { drawnNames, type Named } from '../pictures/names.ts';

/** How a letter is written: in which language, of which games, and how names stand in it. */
export interface Hand {
  readonly house: Pick<House, 'games'>;
  readonly language: Language;
  /** Escaped in a message, as it can be drawn in a picture; `person` is null where nobody is behind the name. */
  readonly named: (name: string, person: string | null) => string;
}

/** What was remarkable in a week: at most one of each kind. */
export function factsOf(hand: Hand, letter: WeekLetter): readonly LetterFact[] {
  const { closest, longest, runs, newcomers } = letter;
  return [
    ...(closest ? [closestFact(hand, letter, closest)] : []),
    ...(longest ? [longestFact(hand, letter, longest)] : []),
    ...(runs.length > 0 ? [runsFact(hand, runs)] : []),
    ...(newcomers.people.length + newcomers.more > 0 ? [newcomersFact(hand, newcomers)] : []),
  ];
}

function closestFact(hand: Hand, { hidden }: WeekLetter, match: PlayedRow): LetterFact {
  const [one, other, ...more] = ranked(match.parts);
  const score = (part: PlayedPart | undefined) => String(part?.score ?? '');
  const name = (part: PlayedPart | undefined) => nameIn(hand, hidden, part, match.parts);
  const words =
    more.length === 0
      ? tell(
          hand,
          text('bot:letter.duel', {
            ...{ one: name(one), score: score(one), behind: score(other), other: name(other) },
          }),
        )
      : dotted(
          ranked(match.parts).map((part) =>
            tell(hand, text('bot:letter.scored', { name: name(part), score: score(part) })),
          ),
        );
  return { kind: 'closest', head: headOf(hand, 'closest'), about: called(hand, match.game), words };
}

function longestFact(hand: Hand, { hidden }: WeekLetter, { game, moves, parts }: PlayedRow): LetterFact {
  const names = parts.filter(({ place }) => place !== null).map((part) => nameIn(hand, hidden, part, parts));
  const about = tell(hand, text('bot:letter.moves', { game: called(hand, game), count: moves }));
  return { kind: 'longest', head: headOf(hand, 'longest'), about, words: tell(hand, listOf(names)) };
}

function runsFact(hand: Hand, runs: WeekLetter['runs']): LetterFact {
  const each = runs.map(({ name, person, wins }) =>
    tell(hand, text('bot:letter.run', { name: hand.named(name, person), wins })),
  );
  return { kind: 'runs', head: headOf(hand, 'runs'), about: '', words: dotted(each) };
}

function newcomersFact(hand: Hand, { people, more }: WeekLetter['newcomers']): LetterFact {
  const known = people.map(({ name, person }) => hand.named(name, person));
  const rest = text(known.length > 0 ? 'bot:letter.more' : 'bot:letter.unnamed', { count: more });
  const all = more > 0 ? [...known, tell(hand, rest)] : known;
  return { kind: 'newcomers', head: headOf(hand, 'newcomers'), about: '', words: tell(hand, listOf(all)) };
}

/** An AI is called as it was; who does not want to be named is somebody, and so is who left their seat to an AI that is called after them. */
function nameIn(
  { language, named }: Hand,
  hidden: ReadonlySet<string>,
  part: PlayedPart | undefined,
  parts: readonly PlayedPart[],
): string {
  if (!part) return '';
  const { name, person } = partNamed(part, parts);
  return person !== null && hidden.has(person) ? somebody(language) : named(name, person);
}

function headOf(hand: Hand, kind: LetterFact['kind']): string {
  return tell(hand, text(`bot:letter.head_${kind}`));
}

/** What a game is called. */
export function called({ house, language }: Hand, game: string): string {
  return gameName(gameOf(house, game) ?? { id: game }, language);
}

function listOf(items: readonly string[]): Text {
  return text('bot:letter.names', { names: items });
}

function dotted(items: readonly string[]): string {
  return items.join(' · ');
}

/** A sentence without seats. */
export function tell({ language }: Pick<Hand, 'language'>, what: Text): string {
  return say(language, what, () => '');
}

/** Returns how the picture of a letter names people. */
export async function namesInPicture(
  bot: Bot,
  letter: WeekLetter,
  language: Language,
): Promise<Hand['named']> {
  const people = new Map(namedIn(letter).map((one) => [keyOf(one), one]));
  const names = await drawnNames(bot, [...people.values()], () => somebody(language));
  const drawn = new Map([...people.keys()].map((key, at) => [key, names[at] ?? '']));
  return (name, person) => (canDrawName(name) ? name : (drawn.get(keyOf({ name, person })) ?? ''));
}

/** Returns who is behind a part of a match: the person, or who left their seat to an AI; null for an AI of its own. */
export function partNamed(part: PlayedPart, parts: readonly PlayedPart[]): Named {
  const left = parts.find(({ person, seat }) => seat === part.seat && person !== null);
  const isPerson = part.person !== null;
  return { name: isPerson ? part.name : nameBefore(part.name), person: part.person ?? left?.person ?? null };
}

function namedIn({ closest, longest, runs, newcomers, hidden }: WeekLetter): readonly Named[] {
  const matches = [closest, longest].map((match) => match?.parts ?? []);
  const played = matches.flatMap((parts) => parts.map((part) => partNamed(part, parts)));
  const all = [...played, ...runs, ...newcomers.people];
  return all.filter(({ person }) => person === null || !hidden.has(person));
}

/** A person may have had several names in a week. */
function keyOf({ name, person }: Named): string {
  return person ?? name;
}
