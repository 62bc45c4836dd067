import type { PendingTurn } from '../../store/pending-turns.ts';
import { addPresentTime, addWakingTime, type PersonalTime, skipQuietHours } from './quiet-hours.ts';

/** Possible time limits for a turn, in hours; null for no limit. */
export const PACES = [null, 12, 24, 48, 72, 168] as const;
export type Pace = (typeof PACES)[number];

/** Additional time limits of a cup, in hours, as a cup can be played in one evening. */
export const CUP_PACES = [1, 3] as const;
export type CupPace = Pace | (typeof CUP_PACES)[number];

/**
 * Returns the time limits a table can be set to: the usual ones and its current one. A rematch of a cup match can have a
 * limit of the cup.
 */
export function getPaces(pace: number | null): readonly (number | null)[] {
  return PACES.some((known) => known === pace) ? PACES : [...PACES, pace];
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Days after which players without a time limit are reminded; no reminder follows the last. */
const REMINDER_DAYS = [1, 3, 7];

/** Minimum waking time between the warning and the deadline, in ms; half of the limit where it is shorter than two hours. */
const WARNING_TIME = 2 * HOUR;

/** Number of reminders from which the others may vote on a turn without a time limit: the second, on the third day. */
const VOTE_FROM = 2;

/** Number of reminders before the deadline of a turn with a time limit. */
export const REMINDERS_BEFORE_DEADLINE = 1;

/** Time in ms after the last reminder at which a table without moves becomes dormant. */
export const DORMANT_AFTER_MS = 14 * DAY;

type Wait = Pick<PendingTurn, 'since' | 'clockFrom' | 'reminded'>;

/**
 * Returns the deadline of a turn, in ms since 1970, or null without a time limit. It moves later where quiet hours or an
 * absence would leave less than {@link WARNING_TIME} after the warning.
 */
export function getDeadline(pace: number | null, wait: Wait, time: PersonalTime): number | null {
  if (pace === null) return null;
  const end = skipQuietHours(addPresentTime(wait.clockFrom, pace * HOUR, time), time);
  return Math.max(end, addWakingTime(getWarningTime(pace, wait, time), getWarningSpan(pace), time));
}

/** Returns the time of the warning: after half of the time limit, or early enough before its end. */
function getWarningTime(pace: number, { clockFrom }: Wait, time: PersonalTime): number {
  const after = Math.min((pace * HOUR) / 2, pace * HOUR - getWarningSpan(pace));
  return skipQuietHours(addPresentTime(clockFrom, after, time), time);
}

function getWarningSpan(pace: number): number {
  return pace * HOUR > WARNING_TIME ? WARNING_TIME : (pace * HOUR) / 2;
}

/** Returns whether the others may vote on a turn at `now`. Its deadline has passed, or it has no limit and is overdue. */
export function isOpenToVote(pace: number | null, wait: Wait, time: PersonalTime, now: number): boolean {
  const end = getDeadline(pace, wait, time);
  return end === null ? wait.reminded >= VOTE_FROM : end <= now;
}

/** Returns the time of a turn's next reminder, or null after the last. */
export function getNextReminder(pace: number | null, wait: Wait, time: PersonalTime): number | null {
  return getReminderTimes(pace, wait, time)[wait.reminded] ?? null;
}

/** Returns how many reminders of a turn are due by now. */
export function countReminders(pace: number | null, wait: Wait, time: PersonalTime, now: number): number {
  return getReminderTimes(pace, wait, time).filter((at) => at <= now).length;
}

/** Returns the time from which the opponent may claim a win: after twice the time limit. Null without a limit. */
export function getClaimTime(pace: number | null, wait: Wait, time: PersonalTime): number | null {
  const end = getDeadline(pace, wait, time);
  if (pace === null || end === null) return null;
  return Math.max(end, skipQuietHours(addPresentTime(wait.clockFrom, 2 * pace * HOUR, time), time));
}

/** Returns the time at which the table becomes dormant if nobody moves. */
export function getDormantTime(pace: number | null, wait: Wait, time: PersonalTime): number {
  return (getReminderTimes(pace, wait, time).at(-1) ?? wait.since) + DORMANT_AFTER_MS;
}

/** Returns all reminder times of a turn in order: the warning and the deadline, or some days without a time limit. */
function getReminderTimes(pace: number | null, wait: Wait, time: PersonalTime): readonly number[] {
  if (pace === null)
    return REMINDER_DAYS.map((days) =>
      skipQuietHours(addPresentTime(wait.clockFrom, days * DAY, time), time),
    );
  return [getWarningTime(pace, wait, time), getDeadline(pace, wait, time) ?? wait.clockFrom];
}
