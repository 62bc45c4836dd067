import { canDrawName } from '../../../../render/drawable.ts';
import type { WeekLetter } from '../../../app/digest/digest.ts';
import type { Language } from '../../../engine/text.ts';
import type { PlayedPart } from '../../../store/played.ts';
import type { Bot } from '../../kit/bot.ts';
import { nameBefore } from '../../kit/names.ts';
import { drawnNames, type Named } from '../pictures/drawn-names.ts';
import { somebody } from '../privacy/forget.ts';
import type { Hand } from './facts.ts';

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
