import type { WeekOf } from '../../store/weeks.ts';

/** Of which week a letter is: '1300000000000000001:1763305200000:1763910000000'. */
export function subjectOf({ guild, from, to }: WeekOf): string {
  return `${guild}:${from}:${to}`;
}

/** Weeks of two zones that are nearer to each other than this are the same week. */
export const SAME_WEEK = 2 * 86_400_000;

/** Whether one of these letters is of that week, by the calendar of whatever zone. */
export function isTold(subjects: readonly string[], { to }: Pick<WeekOf, 'to'>): boolean {
  return subjects.some((subject) => Math.abs((weekIn(subject)?.to ?? 0) - to) < SAME_WEEK);
}

/** Back again; null for what is none. */
export function weekIn(subject: string): WeekOf | null {
  const [guild = '', from, to, ...more] = subject.split(':');
  const times = [Number(from), Number(to)] as const;
  if (more.length > 0 || !times.every(Number.isSafeInteger)) return null;
  return { guild, from: times[0], to: times[1] };
}
