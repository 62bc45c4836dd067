import { start } from '../../engine/kernel.ts';
import { SecretLuck } from '../../engine/luck.ts';
import { Refusal, refused } from '../../engine/refusal.ts';
import { formatSeatRange } from '../../engine/seat.ts';
import { text } from '../../engine/text.ts';
import { type Actor, oncePerTableInteraction, type Repeated } from '../core/actor.ts';
import type { AppContext } from '../core/context.ts';
import { compactSeats, EMPTY_SEAT } from '../core/lobby-seats.ts';
import { refuseMissingGame } from '../core/missing-game.ts';
import { recordEvent } from '../core/record-event.ts';
import { getMatchName, getPresentSeats, isPlayable, type Table } from '../core/table.ts';
import type { UnitOfWork } from '../core/unit-of-work.ts';
import { playForced } from '../play/forced-moves.ts';
import { postponeDormancy } from '../turns/dormancy.ts';
import { cancelLobbyExpiry } from '../turns/lobby-expiry.ts';
import { checkHost, refuseNotInLobby } from './lobby.ts';

/** Starts the match with the players present, without waiting for invited people. The match keeps the rules that are newest now. */
export async function startTable(ctx: AppContext, by: Actor, id: number): Promise<true | Refusal | Repeated> {
  return await oncePerTableInteraction(
    ctx,
    by,
    id,
    async (work, table) => await startMatch(ctx, work, table, by),
  );
}

/** Starts the match of a lobby. Part of a transaction. */
export async function startMatch(
  ctx: AppContext,
  work: UnitOfWork,
  table: Table,
  by: Actor,
): Promise<true | Refusal> {
  const objection = checkCanStart(table, by);
  if (objection) return objection;
  const { record, game } = table;
  const seats = compactSeats(
    game,
    table.seats.map((one) => (one.kind === 'invited' ? EMPTY_SEAT : one)),
  );
  const secret = ctx.secret();
  const luck = new SecretLuck(secret, getMatchName(record.id));
  const started = start(game, seats.length, record.options, luck);
  if (refused(started)) return started;
  const { state } = started.match;
  const { rules, options } = record;
  const begun = { phase: 'playing' as const, rules, options, state };
  const change = {
    ...begun,
    ...(seats.length < table.seats.length && { occupants: seats }),
    secret,
    drawn: luck.drawn,
    startedAt: work.at,
  };
  const what = { kind: 'start' as const, person: by.person, name: by.name, luck: started.luck };
  await cancelLobbyExpiry(work, record.id);
  await postponeDormancy(work, record.id);
  await playForced(work, await recordEvent(work, table, what, change));
  return true;
}

function checkCanStart(table: Table, by: Actor): Refusal | null {
  const { record, game } = table;
  const count = getPresentSeats(table.seats).length;
  if (record.phase !== 'lobby') return refuseNotInLobby(table);
  const objection = checkHost(table, by);
  if (objection) return objection;
  if (!isPlayable(table)) return refuseMissingGame();
  if (game.seats.includes(count)) return null;
  return new Refusal(text('bot:refuse.tooFew', { possible: formatSeatRange(game.seats), count }));
}
