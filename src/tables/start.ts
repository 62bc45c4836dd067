import { range } from '../engine/game.ts';
import { start } from '../engine/kernel.ts';
import { SecretLuck } from '../engine/luck.ts';
import { Refusal, refused } from '../engine/refusal.ts';
import { text } from '../engine/text.ts';
import { appendLog, type LogEntry } from '../store/log.ts';
import type { Store } from '../store/open.ts';
import { queue } from '../store/outbox.ts';
import { changeTable } from '../store/tables.ts';
import { type Act, mustHold, onceAt, type Repeated } from './act.ts';
import { goOn } from './ai.ts';
import type { House } from './house.ts';
import { hostOnly, notInLobby } from './lobby.ts';
import { matchName, type Table } from './table.ts';

/** Starts the match with who sits at the table now. */
export async function startTable(house: House, by: Act, id: number): Promise<true | Refusal | Repeated> {
  const outcome = await onceAt(
    house,
    by,
    id,
    async (store, table) => await starting(house, store, table, by),
  );
  if (outcome === true) goOn(house, id);
  return outcome;
}

async function starting(house: House, store: Store, table: Table, by: Act): Promise<true | Refusal> {
  const objection = mayStart(table, by);
  if (objection) return objection;
  const { record, game, sitters } = table;
  const secret = house.secret();
  const luck = new SecretLuck(secret, matchName(record.id));
  const started = start(game, sitters.length, record.options, luck);
  if (refused(started)) return started;
  const at = house.now();
  const change = {
    phase: 'playing' as const,
    state: started.match.state,
    secret,
    drawn: luck.drawn,
    startedAt: at,
  };
  mustHold(await changeTable(store, record.id, record.version, 1, change));
  await appendLog(store, record.id, opening(record.version + 1, by, started.luck, at));
  await queue(store, record.id, 'card', at);
  await queue(store, record.id, 'board', at);
  return true;
}

function mayStart(table: Table, by: Act): Refusal | null {
  const { record, game, sitters } = table;
  if (record.phase !== 'lobby') return notInLobby(table);
  const objection = hostOnly(table, by);
  if (objection) return objection;
  if (game.seats.includes(sitters.length)) return null;
  return new Refusal(text('house:refuse.tooFew', { possible: range(game.seats), count: sitters.length }));
}

function opening(number: number, by: Act, luck: readonly number[], at: number): LogEntry {
  return {
    number,
    kind: 'start',
    seat: null,
    person: by.person,
    name: by.name,
    move: null,
    luck,
    events: [],
    at,
  };
}
