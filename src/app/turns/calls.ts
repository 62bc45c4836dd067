import type { Seat } from '../../engine/game.ts';
import { clearAlarm, findAlarmTime, setAlarm } from '../../store/alarms.ts';
import type { LogEntry, Undo } from '../../store/log.ts';
import type { Store } from '../../store/open.ts';
import { queueMessage } from '../../store/outbox.ts';
import { isRequestInTurn, loadPendingTurns } from '../../store/pending-turns.ts';
import { loadDirectReminders } from '../../store/post-queries.ts';
import type { Post } from '../../store/posts.ts';
import { loadRequests, openRequest } from '../../store/requests.ts';
import { loadStoredServerSettings, type ServerSettings } from '../../store/server-settings.ts';
import type { AppContext } from '../core/context.ts';
import { getEffectiveLog } from '../core/log.ts';
import { isDirect, type Screen } from '../core/screens.ts';
import { type AbsentPlayer, findPerson, getAwaitedSeats, getOtherPeople, type Table } from '../core/table.ts';
import { askDirectly } from './questions.ts';

/** People whom a board calls to their turn, and the state of all calls afterwards. */
export interface TurnCall {
  /** People whom the board pings. */
  readonly calls: readonly string[];
  /** People among them who are asked for their consent or have lost their seat. */
  readonly consulted: readonly string[];
  /** Players who are due and have been called, by this board or an earlier one. */
  readonly called: readonly string[];
  /**
   * True if a player who is due has not been called. A player who is away is called on return; one who was here a moment
   * ago is called only if they do not move soon.
   */
  readonly waits: boolean;
  /** Time at which the first absent player returns, in ms since 1970, if all uncalled players are away; else null. */
  readonly back: number | null;
  /** Time at which the first player not yet called stops counting as here, in ms since 1970; null if none is here. */
  readonly hereUntil: number | null;
}

/** Time in ms after which a player is called if nothing tells how long they count as here. */
const CALL_AFTER_MS = 90_000;

/**
 * Returns whom to call after `board` and the log entries `since`. The player who has just decided is not called to their
 * own next turn, and a player who is `away` is never called. Nobody is called while every candidate is here. People asked
 * for consent and people who `lost` their seat are called at once, because nothing would call them later. Without entries
 * an alarm has fired: then all other due players who are no longer here are called. A board in direct messages calls their
 * reader only, the person of its `screen`.
 */
export function getTurnCall(
  table: Table,
  board: Post | undefined,
  since: readonly LogEntry[],
  hereUntil: (person: string) => number | null,
  away: readonly AbsentPlayer[] = [],
  lost: readonly string[] = [],
  screen: Screen = null,
): TurnCall {
  const seats = getAwaitedSeats(table).filter((seat) => isShownTo(screen, findPerson(table, seat)));
  const due = seats.map((seat) => findPerson(table, seat) ?? '');
  const present = due.filter((person) => !isAmong(away, person));
  const fresh = due.filter((person, at) => isUnaware(person, seats[at] ?? 0, board?.called ?? [], since));
  const rung = since.length === 0;
  const decided = rung ? undefined : findLastDecider(since);
  const untold = present.filter((person) => fresh.includes(person));
  const asked = getAskedPeople(table, since).filter((person) => !isAmong(away, person));
  const atOnce = [...asked, ...lost].filter((person) => isShownTo(screen, person));
  const wanted = [...new Set([...untold.filter((person) => person !== decided), ...atOnce])];
  const isGone = (person: string) => hereUntil(person) === null;
  const mayWait = atOnce.length === 0 && !wanted.some(isGone);
  const calls = board === undefined ? untold : rung ? untold.filter(isGone) : mayWait ? [] : wanted;
  const called = present.filter((person) => calls.includes(person) || !fresh.includes(person));
  const consulted = calls.filter((person) => atOnce.includes(person));
  return { calls, consulted, ...getCallState(due, called, away, hereUntil) };
}

/** Returns the call state after only absences have changed: it calls nobody, and absent players count as not called. */
export function getRepeatedCall(table: Table, board: Post, away: readonly AbsentPlayer[]): TurnCall {
  const people = getAwaitedSeats(table).map((seat) => findPerson(table, seat) ?? '');
  const due = people.filter((person) => isShownTo(board.person, person));
  const called = due.filter((person) => board.called.includes(person) && !isAmong(away, person));
  return { calls: [], consulted: [], ...getCallState(due, called, away, () => null) };
}

function getCallState(
  due: readonly string[],
  called: readonly string[],
  away: readonly AbsentPlayer[],
  hereUntil: (person: string) => number | null,
): Omit<TurnCall, 'calls' | 'consulted'> {
  const missing = due.length - called.length;
  const lapses = due.flatMap((person) => (called.includes(person) ? [] : (hereUntil(person) ?? [])));
  const backs = away.filter(({ person }) => due.includes(person)).map((one) => one.away.until);
  const back = missing > 0 && missing === backs.length ? Math.min(...backs) : null;
  return { called, waits: missing > 0, back, hereUntil: lapses.length > 0 ? Math.min(...lapses) : null };
}

/** Returns whether the messages on a screen call a person. */
function isShownTo(screen: Screen, person: string | null): boolean {
  return screen === null || screen === person;
}

function isAmong(away: readonly AbsentPlayer[], person: string): boolean {
  return away.some((one) => one.person === person);
}

/** Returns the people whose consent to an undo has just been asked for. */
function getAskedPeople(table: Table, since: readonly LogEntry[]): readonly string[] {
  const last = since.at(-1);
  return last?.kind === 'ask' ? getOtherPeople(table, last.person) : [];
}

/**
 * Returns whether a player does not know yet that it is their turn. A player who has decided since knows, unless another
 * seat has moved after that: being due again is then a new turn, also after a move of an AI.
 */
function isUnaware(
  person: string,
  seat: Seat,
  called: readonly string[],
  since: readonly LogEntry[],
): boolean {
  const moves = getEffectiveLog(since).filter((entry) => entry.kind === 'move' || isOwnUndo(entry));
  const own = moves.findLast((entry) => entry.seat === seat && !('forced' in entry));
  const passed = own !== undefined && moves.some((entry) => entry.number > own.number && entry.seat !== seat);
  return passed || (own?.person !== person && !called.includes(person));
}

function findLastDecider(since: readonly LogEntry[]): string | undefined {
  return filterDecisions(since).at(-1)?.person ?? undefined;
}

/** Returns the decisions of people: moves and undos. */
function filterDecisions(since: readonly LogEntry[]) {
  return since
    .filter((entry) => entry.kind === 'move' || isOwnUndo(entry))
    .filter((entry) => entry.person !== null && !('forced' in entry));
}

/** Returns whether an entry is an undo without consent: the player who makes it knows that it is their turn. */
function isOwnUndo(entry: LogEntry): entry is LogEntry & Undo {
  return entry.kind === 'undo' && !entry.agreed;
}

/**
 * Sets the alarm that calls the players not called yet, or clears it if there are none. The screens of a table share one
 * alarm: the earliest counts, and {@link clearCallAlarm} clears it before the first.
 */
export async function setCallAlarm(
  store: Store,
  tableId: number,
  { waits, back, hereUntil }: TurnCall,
  now: number,
  screen: Screen = null,
): Promise<void> {
  if (!waits) return screen === null ? await clearCallAlarm(store, tableId) : undefined;
  const at = back ?? hereUntil ?? now + CALL_AFTER_MS;
  const other = screen === null ? null : await findAlarmTime(store, tableId, 'call');
  await setAlarm(store, { tableId, kind: 'call', at: Math.min(at, other ?? at) });
}

/** Clears the alarm that calls players. */
export async function clearCallAlarm(store: Store, tableId: number): Promise<void> {
  await clearAlarm(store, tableId, 'call');
}

/**
 * Calls players on a quiet server by direct message. Players who are due get one once a turn; people who are asked for
 * consent or have lost their seat get one for each such question. On other servers it returns `calling` unchanged, as on the
 * boards of a table without a server, which are direct messages themselves. `at` is in ms since 1970; `server` holds the
 * settings if they were loaded already.
 */
export async function callQuietly(
  { notifiesAll }: Pick<AppContext, 'notifiesAll'>,
  store: Store,
  table: Table,
  calling: TurnCall,
  at: number,
  server?: ServerSettings,
): Promise<TurnCall> {
  if (calling.calls.length === 0 || isDirect(table.record)) return calling;
  if (!(await isQuiet({ store, notifiesAll }, table.record.guild, server))) return calling;
  const { id: tableId, version } = table.record;
  const waits = await loadPendingTurns(store, tableId);
  const called = await loadRequests(store, tableId, 'call');
  const turns = calling.calls.filter((person) => !calling.consulted.includes(person));
  const due = waits.filter((wait) => turns.includes(findPerson(table, wait.seat) ?? ''));
  for (const wait of due) {
    if (called.some((one) => isRequestInTurn(one, wait))) continue;
    // The clock may be behind the one by which the turn began.
    const request = { tableId, seat: wait.seat, version, openedAt: Math.max(at, wait.since) };
    for (const kind of ['call', 'dm'] as const) await openRequest(store, { ...request, kind });
    await queueMessage(store, tableId, 'reminder', at);
  }
  const consulted = await askDirectly(store, table, calling.consulted, at);
  const people = [...due.map(({ seat }) => findPerson(table, seat)), ...consulted];
  if ((await loadDirectReminders(store, tableId)).length > 0) await queueMessage(store, tableId, 'hush', at);
  const isCalled = (person: string) => !people.includes(person);
  return { ...calling, calls: calling.calls.filter(isCalled), consulted: calling.consulted.filter(isCalled) };
}

/**
 * Returns whether a server calls players by direct message. With the setting `threads` it does if Discord notifies of all
 * messages, because a ping in a thread then notifies everyone in it. A table without a server has direct messages only.
 */
export async function isQuiet(
  { store, notifiesAll }: NotificationContext,
  guild: string,
  server?: ServerSettings,
): Promise<boolean> {
  if (isDirect({ guild })) return true;
  const { notifications } = server ?? (await loadStoredServerSettings(store, guild));
  return notifications === 'quiet' || (notifications === 'threads' && (notifiesAll?.(guild) ?? false));
}

/** Context that knows a server's default notification setting. */
interface NotificationContext {
  readonly store: Store;
  readonly notifiesAll?: AppContext['notifiesAll'] | undefined;
}
