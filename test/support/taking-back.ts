import { randomPath } from '../../src/ai/random.ts';
import { dueAt, personAt } from '../../src/app/core/table.ts';
import { makeMove } from '../../src/app/play/move.ts';
import { type Asking, askingAt } from '../../src/app/undo/consent.ts';
import { askToTakeBack } from '../../src/app/undo/undo.ts';
import { refused } from '../../src/engine/refusal.ts';
import { seeded } from '../../src/engine/seeded.ts';
import type { MoveEntry } from '../../src/store/log.ts';
import { act, type BareHouse } from './house.ts';
import { tableOf, wholeLog } from './verify.ts';

/** Whoever is due makes a move of that kind, by chance: the same one at the same version of the table. */
export async function moved(
  house: BareHouse,
  id: number,
  kind: string,
): Promise<MoveEntry & { readonly person: string }> {
  const table = await tableOf(house, id);
  const { version } = table.record;
  const person = String(personAt(table, dueAt(table)[0] ?? 0));
  const chance = seeded(version);
  const made = await makeMove(house, act(person), id, version, (game, view, seat) => {
    for (let tried = 0; tried < 500; tried++) {
      const composed = randomPath(game, view, seat, chance);
      if (kindOf(composed.move) === kind) return composed;
    }
    throw new Error(`${person} cannot ${kind}`);
  });
  if (typeof made === 'string' || refused(made)) throw new Error(`${person} could not ${kind}`);
  const entry = (await wholeLog(house, id)).find(({ number }) => number === version + 1);
  if (entry?.kind !== 'move') throw new Error('No move');
  return { ...entry, person };
}

/** Somebody types a move. */
export async function placed(house: BareHouse, id: number, person: string, typed: string): Promise<void> {
  const made = await makeMove(house, act(person), id, null, (game, view, seat) => {
    const move = game.notation.parseMove(typed, view, seat);
    return refused(move) ? move : { move };
  });
  if (refused(made)) throw new Error(`${person} cannot ${typed}: ${made.reason.key}`);
}

/** Somebody asks the others to take their last move back. */
export async function ask(house: BareHouse, id: number, person: string): Promise<Asking | null> {
  const asked = await askToTakeBack(house, act(person), id, await version(house, id));
  if (typeof asked === 'string' || refused(asked) || asked.taken) throw new Error(`${person} cannot ask`);
  return await askingAt(house.store, await tableOf(house, id));
}

/** The version that the buttons of a table carry now. */
export async function version(house: BareHouse, id: number): Promise<number> {
  return (await tableOf(house, id)).record.version;
}

/** Of Ann and Bob the other one. */
export function otherThan(person: string): string {
  return person === 'ann' ? 'bob' : 'ann';
}

function kindOf(move: unknown): unknown {
  return typeof move === 'object' && move !== null && 'kind' in move ? move.kind : undefined;
}
