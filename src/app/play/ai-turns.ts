import type { Choice } from '../../ai/players.ts';
import { isStrength, MIDDLE, type StrengthId } from '../../ai/strengths.ts';
import type { Seat } from '../../engine/game.ts';
import { refused } from '../../engine/refusal.ts';
import { playingWithoutTurns } from '../../store/pages.ts';
import { type House, partOf } from '../core/context.ts';
import { aiDue, isPlayable, loadTable, type Table, viewOf } from '../core/table.ts';
import { done } from '../core/unit-of-work.ts';
import { notesOf } from '../replay/notes.ts';
import { moving } from './apply-move.ts';
import { forcedAt, playForced } from './forced-moves.ts';
import { playedInstead } from './stand-in.ts';

/** AI moves in a row before the channel is told and others get their turn at the processor. */
const BREATH = 40;

/**
 * Plays for the AI seats of a table, and what plays itself, until a person has to decide or it is over, as long as it
 * `goesOn`; each move is its own transaction.
 */
export async function playAis(house: House, id: number, goesOn = () => true): Promise<void> {
  for (let made = 1; goesOn() && ((await playAi(house, id)) || (await playsItself(house, id))); made++) {
    if (made % BREATH !== 0) continue;
    house.news(id);
    await new Promise((resume) => setImmediate(resume));
  }
}

/**
 * One move of an AI, if one is to move: for a seat of its own, or for a person whose turn it plays. It is thought of with nothing open, and made if the table is still as it
 * was when the thought began; else it is forgotten.
 */
async function playAi(house: House, id: number): Promise<boolean> {
  const seen = await loadTable(house, id);
  const seat = refused(seen) ? null : await seatOfAi(house, seen);
  if (refused(seen) || seat === null) return false;
  const { game, record } = seen;
  const choice = await chosen(house, seen, seat);
  return await done(house, async (deed) => {
    const table = await loadTable(house, id, deed.store);
    if (refused(table)) return false;
    if (table.record.version !== record.version) return true;
    const moved = await moving(deed, table, seat, choice.move, choice);
    if (refused(moved)) throw new Error(`An AI of ${game.id} was refused: ${moved.reason.key}`);
    await playForced(deed, moved.table);
    return true;
  });
}

async function chosen(house: House, table: Table, seat: Seat): Promise<Choice> {
  const { game } = table;
  const notes = await notesOf(house.store, table, seat);
  return await house.players.choose({
    game,
    view: viewOf(table, seat),
    seat,
    notes,
    strength: strengthAt(table, seat),
  });
}

/** The usual one plays for people, and where one sits that is not known any more. */
function strengthAt({ sitters }: Table, seat: Seat): StrengthId {
  const sitter = sitters[seat];
  return sitter?.kind === 'ai' && isStrength(sitter.player) ? sitter.player : MIDDLE;
}

async function seatOfAi({ store }: House, table: Table): Promise<Seat | null> {
  const own = aiDue(table);
  return own ?? (isPlayable(table) ? await playedInstead(store, table.record.id) : null);
}

/** What was left when so much had played itself at once, or when the process ended. */
async function playsItself(house: House, id: number): Promise<boolean> {
  const seen = await loadTable(house, id);
  if (refused(seen) || (await forcedAt(house.store, seen)) === null) return false;
  return await done(house, async (deed) => {
    const table = await loadTable(house, id, deed.store);
    return !refused(table) && (await playForced(deed, table)).forced.length > 0;
  });
}

/** Tables of this process at which nobody is waited for, so that AI seats are to move: few at a time, as they move at once. */
export async function leftToAis(house: Pick<House, 'store' | 'part'>): Promise<readonly number[]> {
  return await playingWithoutTurns(house.store, partOf(house));
}
