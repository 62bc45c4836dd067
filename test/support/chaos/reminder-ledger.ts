import { expect } from 'vitest';
import type { AppContext } from '../../../src/app/core/context.ts';
import { findPerson } from '../../../src/app/core/table.ts';
import { loadShownVote } from '../../../src/app/turns/timeout-votes.ts';
import type { Playground, SentItem } from '../../../src/playground/index.ts';
import { loadPendingTurns } from '../../../src/store/pending-turns.ts';
import { loadAllRequests } from '../../../src/store/requests.ts';
import { loadPlayingTables } from '../../../src/store/tables.ts';
import { loadStoredTable } from '../verify.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Player who is due, according to the database. */
export interface DueWait {
  readonly table: number;
  readonly channel: string;
  readonly seat: number;
  readonly person: string;
  readonly since: number;
  readonly clockFrom: number;
  readonly reminded: number;
  readonly pace: number | null;
  readonly strict: boolean;
  /** True if a reminder is to be sent, and sending has not begun. */
  readonly wanted: boolean;
  /** Open vote about this turn with its start in ms since 1970 and its voters; null if there is none. */
  readonly question: { readonly openedAt: number; readonly voters: readonly string[] } | null;
}

/** Loads every player who is due. */
export async function loadWaits(ctx: AppContext): Promise<readonly DueWait[]> {
  const waits: DueWait[] = [];
  for (const { id } of await loadPlayingTables(ctx.store)) {
    const table = await loadStoredTable(ctx, id);
    const { channel, pace, strict } = table.record;
    const requests = await loadAllRequests(ctx.store, id);
    const reminding = requests.filter(({ kind }) => kind === 'here' || kind === 'dm');
    const vote = await loadShownVote(ctx.store, table, ctx.now());
    for (const wait of await loadPendingTurns(ctx.store, id)) {
      const wanted = reminding.some(({ seat }) => seat === wait.seat);
      const person = findPerson(table, wait.seat) ?? '';
      const question =
        vote?.request.seat === wait.seat ? { openedAt: vote.request.openedAt, voters: vote.voters } : null;
      waits.push({ ...wait, table: id, channel, pace, strict, person, wanted, question });
    }
  }
  return waits;
}

/** Returns the times of a turn's reminders, in order. */
export function getReminderTimes({ pace, clockFrom }: DueWait): readonly number[] {
  const after = pace === null ? [DAY, 3 * DAY, 7 * DAY] : [(pace * HOUR) / 2, pace * HOUR];
  return after.map((ms) => clockFrom + ms);
}

/** Counts the reminders whose time has come. */
function countPassedReminders(wait: DueWait, now: number): number {
  return getReminderTimes(wait).filter((at) => at <= now).length;
}

/** Returns true if the table is strict and its time is over; an AI then plays the turn, and reminders end. */
function isPlayed(wait: DueWait, now: number): boolean {
  return wait.strict && countPassedReminders(wait, now) === getReminderTimes(wait).length;
}

/** Finds the same turn in later data; undefined if it is over. */
function findLaterWait(wait: DueWait, waits: readonly DueWait[]): DueWait | undefined {
  return waits.find(
    ({ table, seat, person, clockFrom }) =>
      table === wait.table && seat === wait.seat && person === wait.person && clockFrom === wait.clockFrom,
  );
}

function getWaitKey({ channel, person }: Pick<DueWait, 'channel' | 'person'>): string {
  return `${channel} ${person}`;
}

/** Returns true if the turn's messages ping this person: the player who is due, or a voter. */
function isCalled(wait: DueWait, key: string): boolean {
  const voters = wait.question?.voters ?? [];
  if (voters.some((person) => getWaitKey({ ...wait, person }) === key)) return true;
  return getWaitKey(wait) === key && wait.reminded > 0;
}

/** Reminders that the bot owes between two idle states: one for each time that came, and one ping for each vote. */
export class ReminderLedger {
  readonly #discord: Playground;
  readonly #before: ReadonlyMap<string, number>;
  readonly #rung = new Map<string, number>();
  #waits: readonly DueWait[];

  constructor(discord: Playground, waits: readonly DueWait[]) {
    this.#discord = discord;
    this.#waits = waits;
    this.#before = countPings(discord);
  }

  /** Records the data that the bot left at this time. A reminder that is still wanted then counts as one with the next. */
  note(waits: readonly DueWait[], now: number): void {
    for (const wait of this.#waits) {
      const isDue = wait.wanted || (countPassedReminders(wait, now) > wait.reminded && !isPlayed(wait, now));
      const later = findLaterWait(wait, waits);
      if (!isDue || later?.wanted || (later && later.reminded < countPassedReminders(wait, now))) continue;
      this.#ring(getWaitKey(wait));
    }
    for (const wait of waits.filter(({ question }) => question !== null && !this.#knows(question)))
      for (const person of wait.question?.voters ?? []) this.#ring(getWaitKey({ ...wait, person }));
    this.#waits = waits;
  }

  #ring(key: string): void {
    this.#rung.set(key, (this.#rung.get(key) ?? 0) + 1);
  }

  /** Returns true if the vote was open at the last look; its voters are pinged once. */
  #knows({ openedAt }: NonNullable<DueWait['question']>): boolean {
    return this.#waits.some(({ question }) => question?.openedAt === openedAt);
  }

  /** Expects that no reminder was lost or doubled, and that each is shown exactly as long as it is wanted. */
  expectEven(now: number): void {
    for (const wait of this.#waits)
      expect([wait, wait.reminded]).toEqual([wait, countPassedReminders(wait, now)]);
    const after = countPings(this.#discord);
    const all = new Set([...after.keys(), ...this.#rung.keys()]);
    for (const key of all) {
      const came = (after.get(key) ?? 0) - (this.#before.get(key) ?? 0);
      const rung = this.#rung.get(key) ?? 0;
      const isDue = this.#waits.some((wait) => isCalled(wait, key));
      expect(came, `${key}: ${came} came, ${rung} rung`).toBeLessThanOrEqual(rung);
      if (isDue && rung > 0) expect(came, `${key}: none came, ${rung} rung`).toBeGreaterThan(0);
    }
    this.#expectThere();
  }

  #expectThere(): void {
    const { channels } = this.#discord;
    for (const { id, messages } of channels) {
      const due = this.#waits.filter(({ channel, reminded }) => channel === id && reminded > 0);
      const here = due.filter(({ person }) => !hasDirectReminders(this.#discord, person));
      const there = messages.filter(({ components }) => isReminder(JSON.stringify(components ?? [])));
      const isAsked = this.#waits.some(({ channel, question }) => channel === id && question !== null);
      expect(there, `reminders in ${id}`).toHaveLength(here.length > 0 || isAsked ? 1 : 0);
      for (const { person } of here) expect(there[0]?.content).toContain(`<@${person}>`);
    }
    this.#expectWritten();
  }

  #expectWritten(): void {
    const jisu = this.#discord.person('jisu');
    const due = this.#waits.filter(({ person, reminded }) => person === jisu.id && reminded > 0);
    const there = jisu.sees(jisu.direct()).map(({ message }) => parseTableChannel(message.content));
    expect(there.sort()).toEqual(due.map(({ channel }) => channel).sort());
  }
}

/** Counts each person's reminders by channel; only sent messages, including deleted ones. */
function countPings({ sent }: Playground): ReadonlyMap<string, number> {
  const pings = new Map<string, number>();
  for (const key of sent.flatMap(getRemindedPeople)) pings.set(key, (pings.get(key) ?? 0) + 1);
  return pings;
}

function getRemindedPeople({ kind, audience, channel, text, pinged }: SentItem): readonly string[] {
  if (kind !== 'message') return [];
  if (audience !== 'channel') return [getWaitKey({ channel: parseTableChannel(text), person: audience })];
  return isReminder(text) ? pinged.map((person) => getWaitKey({ channel, person })) : [];
}

function isReminder(text: string): boolean {
  return /\bturn:[0-9a-z]+/.test(text);
}

/** Returns the channel that a direct message links to. */
function parseTableChannel(text: string): string {
  return /\/channels\/\d+\/(\d+)/.exec(text)?.[1] ?? '';
}

/** Returns true if a player gets reminders by direct message. */
function hasDirectReminders(discord: Playground, person: string): boolean {
  return discord.person('jisu').id === person;
}
