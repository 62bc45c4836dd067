import type { PendingTurn } from '../../store/pending-turns.ts';
import { addPresentTime, addWakingTime, type OwnTime, skipQuietHours } from './quiet-hours.ts';

/** Hours a turn that a table can have; null for no clock. */
export const PACES = [null, 12, 24, 48, 72, 168] as const;
export type Pace = (typeof PACES)[number];

/** Hours a turn that a cup can have beside them, as it is for one evening. */
export const CUP_PACES = [1, 3] as const;
export type CupPace = Pace | (typeof CUP_PACES)[number];

/** What a table can be set to: what every table can, and what it has, as one of a cup that is played again. */
export function getPaces(pace: number | null): readonly (number | null)[] {
  return PACES.some((known) => known === pace) ? PACES : [...PACES, pace];
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Without a clock they are reminded after so many days, and no more. */
const REMINDER_DAYS = [1, 3, 7];

/** Waking time that a player has at least between the warning and the deadline, in ms; of an hour a turn it is half. */
const WARNING_TIME = 2 * HOUR;

/** Without a clock the others vote from this reminder on: that of the third day. */
const VOTE_FROM = 2;

/** With a clock so many reminders come before its end. */
export const REMINDERS_BEFORE_DEADLINE = 1;

/** So long after the last reminder a table at which nobody moves goes to sleep, in ms. */
export const DORMANT_AFTER_MS = 14 * DAY;

type Wait = Pick<PendingTurn, 'since' | 'clockFrom' | 'reminded'>;

/**
 * When the turn's time is over, in ms since 1970; null without a clock. It moves where quiet hours or an absence would
 * leave less than {@link WARNING_TIME} after the warning.
 */
export function getDeadline(pace: number | null, wait: Wait, own: OwnTime): number | null {
  if (pace === null) return null;
  const end = skipQuietHours(addPresentTime(wait.clockFrom, pace * HOUR, own), own);
  return Math.max(end, addWakingTime(getWarningTime(pace, wait, own), getWarningSpan(pace), own));
}

/** Times of the warning: half of the time limit, and early enough before its end. */
function getWarningTime(pace: number, { clockFrom }: Wait, own: OwnTime): number {
  const after = Math.min((pace * HOUR) / 2, pace * HOUR - getWarningSpan(pace));
  return skipQuietHours(addPresentTime(clockFrom, after, own), own);
}

function getWarningSpan(pace: number): number {
  return pace * HOUR > WARNING_TIME ? WARNING_TIME : (pace * HOUR) / 2;
}

/** Returns whether the others may vote about a turn at `now`: its time is over, or it has no limit and is late. */
export function isOpenToVote(pace: number | null, wait: Wait, own: OwnTime, now: number): boolean {
  const end = getDeadline(pace, wait, own);
  return end === null ? wait.reminded >= VOTE_FROM : end <= now;
}

/** When they are to be reminded next; null where they have been as often as they are. */
export function getNextReminder(pace: number | null, wait: Wait, own: OwnTime): number | null {
  return getReminderTimes(pace, wait, own)[wait.reminded] ?? null;
}

/** How many of the reminders of a turn have come by now. */
export function countReminders(pace: number | null, wait: Wait, own: OwnTime, now: number): number {
  return getReminderTimes(pace, wait, own).filter((at) => at <= now).length;
}

/** When the others may claim a win that is theirs for the asking: after twice the time. Null without a clock. */
export function getClaimTime(pace: number | null, wait: Wait, own: OwnTime): number | null {
  const end = getDeadline(pace, wait, own);
  if (pace === null || end === null) return null;
  return Math.max(end, skipQuietHours(addPresentTime(wait.clockFrom, 2 * pace * HOUR, own), own));
}

/** When the table goes to sleep if nobody moves. */
export function getDormantTime(pace: number | null, wait: Wait, own: OwnTime): number {
  return (getReminderTimes(pace, wait, own).at(-1) ?? wait.since) + DORMANT_AFTER_MS;
}

/** All the times at which they are reminded of a turn, in order: the warning and the end of its time, or after some days. */
function getReminderTimes(pace: number | null, wait: Wait, own: OwnTime): readonly number[] {
  if (pace === null)
    return REMINDER_DAYS.map((days) => skipQuietHours(addPresentTime(wait.clockFrom, days * DAY, own), own));
  return [getWarningTime(pace, wait, own), getDeadline(pace, wait, own) ?? wait.clockFrom];
}
