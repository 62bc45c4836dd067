import { stillKnown } from '../../engine/options.ts';
import { Refusal, refused } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { keepChallenges } from '../../store/challenges.ts';
import { leavers } from '../../store/log.ts';
import type { Store } from '../../store/open.ts';
import { type Sitter, seat } from '../../store/seats.ts';
import { serverOf } from '../../store/servers.ts';
import { insertTable, liveTable, type NewTable, type TableRecord } from '../../store/tables.ts';
import { announceLobby } from '../alerts/lobby-alert.ts';
import { type Act, onceAt, type Repeated } from '../core/actor.ts';
import { isForgotten } from '../core/alias.ts';
import { gameOf, type House } from '../core/context.ts';
import { hasEnded, peopleAt, type Table } from '../core/table.ts';
import type { Deed } from '../core/unit-of-work.ts';
import { mayOpen } from '../permissions/may-open.ts';
import { logEvent } from '../server-settings/log.ts';
import { keepOpen } from '../turns/lobby-expiry.ts';
import { mayAskAgain } from './challenge.ts';
import { ChannelTaken } from './open.ts';

/** Where a table is opened. */
type Where = Pick<TableRecord, 'channel' | 'parent'>;

/**
 * Opens the table of a match that has ended once more, by the newest rules: the same people, options, theme, language, pace
 * and AI seats. Who sat first sits last. Whoever opens it is there as host, and the seats of the others are kept for them
 * until they come. `where`: in a thread instead of where it was. Returns its id.
 */
export async function playAgain(
  house: House,
  by: Act,
  id: number,
  where?: Where,
): Promise<number | Refusal | Repeated> {
  return await onceAt(house, by, id, async (deed, ended) => {
    const again = await againOf(house, deed.store, by, ended);
    if (refused(again)) return again;
    const sitters = await asked(deed, by, again, ended.record.endedAt ?? 0);
    const next = await opened(deed, by, { ...again, ...where, sitters });
    if (!refused(next)) await announceLobby(house, deed, next);
    return next;
  });
}

/** Why somebody cannot play it again, wherever that is; null where they can. */
export async function cannotPlayAgain(house: House, by: Act, ended: Table): Promise<Refusal | null> {
  const again = await againOf(house, house.store, by, ended);
  return refused(again) ? again : null;
}

/** A table as it is to be, and who is to sit there. */
interface Again extends Omit<NewTable, 'at'> {
  readonly sitters: readonly Sitter[];
}

async function againOf(house: House, store: Store, by: Act, ended: Table): Promise<Again | Refusal> {
  if (!hasEnded(ended)) return new Refusal(text('bot:refuse.forged'));
  const game = gameOf(house, ended.record.game);
  if (!game) return new Refusal(text('bot:refuse.noSuchGame'));
  const { guild, channel, parent, theme, language, pace, strict, hints } = ended.record;
  const notHere = await mayOpen(store, by, ended.record);
  if (notHere) return notHere;
  const sitters = seatedAgain(await playersOf(store, ended), by);
  if (refused(sitters)) return sitters;
  const rated = ended.record.rated && (await serverOf(store, guild)).rated;
  const options = stillKnown(game.options, ended.record.options);
  const place = { guild, channel, parent, theme, language, pace, strict, hints, rated };
  return { ...place, game: game.id, rules: game.rules, options, host: by.person, sitters };
}

/** They are asked now, which counts; who may not be asked any more has to come by themselves. */
async function asked(
  deed: Deed,
  by: Act,
  { guild, sitters }: Again,
  endedAt: number,
): Promise<readonly Sitter[]> {
  const wanted = sitters.flatMap((one) => (one.kind === 'invited' ? [one.person] : []));
  const people = await mayAskAgain({ store: deed.store, at: deed.at, guild }, by, wanted, endedAt);
  await keepChallenges(deed.store, by.person, people, deed.at);
  return sitters.filter((one) => one.kind !== 'invited' || people.includes(one.person));
}

async function opened(deed: Deed, by: Act, { sitters, ...table }: Again): Promise<number | Refusal> {
  const live = await liveTable(deed.store, table.channel);
  if (live) return new ChannelTaken(live.id);
  const id = await insertTable(deed.store, { ...table, at: deed.at });
  await seat(deed.store, id, sitters);
  const { game, channel } = table;
  await logEvent(deed, by, table, { kind: 'opened', who: by.person, game, channel });
  await keepOpen(deed, id);
  await deed.tell(id, 'card');
  return id;
}

/** Who sits there, and for a seat that no person holds any more who sat there when the match began. */
async function playersOf(store: Store, { record, sitters }: Table): Promise<readonly Sitter[]> {
  const seated = peopleAt(sitters);
  const left = (await leavers(store, record.id)).filter(({ person }) => !seated.includes(person));
  const players = sitters.map((sitter): Sitter => {
    if (sitter.kind === 'person') return sitter;
    const first = left.find((leaver) => leaver.seat === sitter.seat);
    return first ? { kind: 'person', person: first.person, name: first.name } : sitter;
  });
  return players.filter((one) => one.kind === 'ai' || (one.kind === 'person' && !isForgotten(one.person)));
}

/** Each a seat further on; a refusal for somebody who was not among them. */
function seatedAgain(players: readonly Sitter[], by: Act): readonly Sitter[] | Refusal {
  const isBy = (sitter: Sitter) => sitter.kind === 'person' && sitter.person === by.person;
  if (!players.some(isBy)) return new Refusal(text('bot:refuse.notAmongThem'));
  return [...players.slice(1), ...players.slice(0, 1)].map((sitter): Sitter => {
    if (sitter.kind !== 'person') return sitter;
    return isBy(sitter) ? { ...sitter, name: by.name } : { ...sitter, kind: 'invited' };
  });
}
