import { setImmediate } from 'node:timers/promises';
import type { Chance } from '../../engine/chance.ts';
import type { Game, Seat } from '../../engine/game.ts';
import { type Match, start } from '../../engine/kernel.ts';
import { usualOptions } from '../../engine/options.ts';
import { refused } from '../../engine/refusal.ts';
import { seeded } from '../../engine/seeded.ts';
import type { Language } from '../../engine/text.ts';
import { exhibition, type Shown } from '../../players/exhibition.ts';
import type { StrengthId } from '../../players/strengths.ts';
import type { MoveEntry } from '../../store/log.ts';
import type { Sitting } from '../../store/seats.ts';
import { recordOfNone } from './noTable.ts';
import type { Course } from './replay.ts';

/** The same number, the same match: by this one the first game for two is short, and close to its end. */
const LUCK = 92;

/** Who plays a sample, by seat, and what they are called. */
type SamplePlayers = readonly { readonly strength: StrengthId; readonly name: string }[];

/**
 * A whole match that AIs play for whoever wants to see one, the same one each time. It is at no table, and nothing of it is
 * kept. What plays itself is one step with what follows it, as the channel of a table is shown it.
 */
export async function sampleCourse(game: Game, language: Language, players: SamplePlayers): Promise<Course> {
  const chance = seeded(LUCK);
  const started = start(game, players.length, usualOptions(game, language), chance);
  if (refused(started)) throw new Error(`${game.id} cannot be shown: ${started.reason.key}`);
  const shown = await played(started.match, players, chance);
  const entries = shown.map((one, at) => entryOf(one, at + 2, players));
  const opening = { kind: 'start' as const, ...NOBODY, luck: started.luck, number: 1, at: 0 };
  const stops = [...entries.keys(), entries.length].filter((number) => !entries[number]?.forced);
  const record = recordOfNone(shown.at(-1)?.match ?? started.match, language);
  return { table: { record, game, sitters: players.map(sitterOf) }, opening, entries, stops, veiled: false };
}

/** Others have their turn on the event loop between two moves. */
async function played(match: Match, players: SamplePlayers, chance: Chance): Promise<readonly Shown[]> {
  const strengths = players.map(({ strength }) => strength);
  const all: Shown[] = [];
  for (const shown of exhibition(match, strengths, chance)) {
    all.push(shown);
    await setImmediate();
  }
  return all;
}

function sitterOf({ strength, name }: SamplePlayers[number], seat: Seat): Sitting {
  return { kind: 'ai', player: strength, name, seat };
}

const NOBODY = { person: '', name: '' };

function entryOf({ entry, forced }: Shown, number: number, players: SamplePlayers): MoveEntry {
  const name = players[entry.seat]?.name ?? '';
  return { kind: 'move', ...entry, person: null, name, number, at: 0, ...(forced && { forced }) };
}
