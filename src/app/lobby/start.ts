import { start } from '../../engine/kernel.ts';
import { SecretLuck } from '../../engine/luck.ts';
import { Refusal, refused } from '../../engine/refusal.ts';
import { range } from '../../engine/seat.ts';
import { text } from '../../engine/text.ts';
import { type Act, onceAt, type Repeated } from '../core/actor.ts';
import type { House } from '../core/context.ts';
import { absent } from '../core/missing-game.ts';
import { NOBODY, settled } from '../core/places.ts';
import { happen } from '../core/record-event.ts';
import { isPlayable, matchName, presentAt, type Table } from '../core/table.ts';
import type { Deed } from '../core/unit-of-work.ts';
import { playForced } from '../play/forced-moves.ts';
import { keepAwake } from '../turns/dormancy.ts';
import { keptOpen } from '../turns/lobby-expiry.ts';
import { hostOnly, notInLobby } from './lobby.ts';

/** Starts the match with who is at the table now, without waiting for who is invited, by the newest rules: it keeps them to its end. */
export async function startTable(house: House, by: Act, id: number): Promise<true | Refusal | Repeated> {
  return await onceAt(house, by, id, async (deed, table) => await starting(house, deed, table, by));
}

/** The same within a deed. */
export async function starting(house: House, deed: Deed, table: Table, by: Act): Promise<true | Refusal> {
  const objection = mayStart(table, by);
  if (objection) return objection;
  const { record, game } = table;
  const sitters = settled(
    game,
    table.sitters.map((one) => (one.kind === 'invited' ? NOBODY : one)),
  );
  const secret = house.secret();
  const luck = new SecretLuck(secret, matchName(record.id));
  const started = start(game, sitters.length, record.options, luck);
  if (refused(started)) return started;
  const { state } = started.match;
  const { rules, options } = record;
  const begun = { phase: 'playing' as const, rules, options, state };
  const change = {
    ...begun,
    ...(sitters.length < table.sitters.length && { sitters }),
    secret,
    drawn: luck.drawn,
    startedAt: deed.at,
  };
  const what = { kind: 'start' as const, person: by.person, name: by.name, luck: started.luck };
  await keptOpen(deed, record.id);
  await keepAwake(deed, record.id);
  await playForced(deed, await happen(deed, table, what, change));
  return true;
}

function mayStart(table: Table, by: Act): Refusal | null {
  const { record, game } = table;
  const count = presentAt(table.sitters).length;
  if (record.phase !== 'lobby') return notInLobby(table);
  const objection = hostOnly(table, by);
  if (objection) return objection;
  if (!isPlayable(table)) return absent();
  if (game.seats.includes(count)) return null;
  return new Refusal(text('bot:refuse.tooFew', { possible: range(game.seats), count }));
}
