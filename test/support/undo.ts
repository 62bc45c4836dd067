import { pickRandomPath } from '../../src/ai/random-path.ts';
import { findPerson, getDueSeats } from '../../src/app/core/table.ts';
import { makeMove } from '../../src/app/play/make-move.ts';
import { findUndoRequest, type UndoRequest } from '../../src/app/undo/consent.ts';
import { proposeUndo } from '../../src/app/undo/undo.ts';
import { createSeededChance } from '../../src/engine/chance.ts';
import { refused } from '../../src/engine/refusal.ts';
import type { MoveEntry } from '../../src/store/log.ts';
import { createActor, type TestContext } from './test-context.ts';
import { loadStoredTable, loadWholeLog } from './verify.ts';

/** Has the person who is due make a random move of that kind; the same one at the same version of the table. */
export async function makeMoveOfKind(
  ctx: TestContext,
  id: number,
  kind: string,
): Promise<MoveEntry & { readonly person: string }> {
  const table = await loadStoredTable(ctx, id);
  const { version } = table.record;
  const person = String(findPerson(table, getDueSeats(table)[0] ?? 0));
  const chance = createSeededChance(version);
  const made = await makeMove(ctx, createActor(person), id, version, (game, view, seat) => {
    for (let tried = 0; tried < 500; tried++) {
      const composed = pickRandomPath(game, view, seat, chance);
      if (getMoveKind(composed.move) === kind) return composed;
    }
    throw new Error(`${person} cannot ${kind}`);
  });
  if (typeof made === 'string' || refused(made)) throw new Error(`${person} could not ${kind}`);
  const entry = (await loadWholeLog(ctx, id)).find(({ number }) => number === version + 1);
  if (entry?.kind !== 'move') throw new Error('No move');
  return { ...entry, person };
}

/** Has a person type a move. */
export async function typeMove(ctx: TestContext, id: number, person: string, typed: string): Promise<void> {
  const made = await makeMove(ctx, createActor(person), id, null, (game, view, seat) => {
    const move = game.notation.parseMove(typed, view, seat);
    return refused(move) ? move : { move };
  });
  if (refused(made)) throw new Error(`${person} cannot ${typed}: ${made.reason.key}`);
}

/** Has a person ask the others to undo their last move. */
export async function requestUndo(ctx: TestContext, id: number, person: string): Promise<UndoRequest | null> {
  const asked = await proposeUndo(ctx, createActor(person), id, await loadVersion(ctx, id));
  if (typeof asked === 'string' || refused(asked) || asked.taken) throw new Error(`${person} cannot ask`);
  return await findUndoRequest(ctx.store, await loadStoredTable(ctx, id));
}

/** Returns the version that the buttons of a table carry now. */
export async function loadVersion(ctx: TestContext, id: number): Promise<number> {
  return (await loadStoredTable(ctx, id)).record.version;
}

/** Returns the other one of Ann and Bob. */
export function getOtherPlayer(person: string): string {
  return person === 'ann' ? 'bob' : 'ann';
}

function getMoveKind(move: unknown): unknown {
  return typeof move === 'object' && move !== null && 'kind' in move ? move.kind : undefined;
}
