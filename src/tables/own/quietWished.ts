import { Refusal } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import type { OwnHours } from '../../store/hours.ts';
import { isOff } from './off.ts';

/** A time of day: "22", "7:15", "10pm", "22시 30분". */
const TIME = /(\d{1,2})(?:\s*[:.h시]\s*([0-5]\d)?\s*분?)?\s*(am|pm)?/.source;
const SPAN = new RegExp(`^${TIME}\\s*(?:-|–|—|~|to|bis|부터)\\s*${TIME}(?:\\s*까지)?$`, 'i');

/** Longest quiet hours, in minutes: with less than an hour awake a day a turn could last for months. */
const LONGEST_QUIET = 23 * 60;

/**
 * The quiet hours that somebody writes: "22-8", "22:30–7:15"; null for none. Those that begin where they end are refused,
 * and so are those longer than {@link LONGEST_QUIET}.
 */
export function quietWished(wish: string): OwnHours['quiet'] | Refusal {
  if (isOff(wish)) return null;
  const [, fromHour, fromMinute, fromHalf, toHour, toMinute, toHalf] = SPAN.exec(wish.trim()) ?? [];
  const from = minuteOf(fromHour, fromMinute, fromHalf);
  const to = minuteOf(toHour, toMinute, toHalf);
  if (from === null || to === null || from === to) return new Refusal(text('bot:refuse.quietUnread'));
  if ((to - from + 24 * 60) % (24 * 60) > LONGEST_QUIET)
    return new Refusal(text('bot:refuse.quietLong', { hours: LONGEST_QUIET / 60 }));
  return { from, to };
}

/** The minute of the day; null for what no clock shows. 24 is midnight. */
function minuteOf(hour: string | undefined, minute = '0', half?: string): number | null {
  const hours = half ? onClock(Number(hour), half.toLowerCase()) : Number(hour);
  const minutes = hours * 60 + Number(minute);
  return minutes <= 24 * 60 ? minutes % (24 * 60) : null;
}

/** 12 am is midnight, 12 pm noon, and there is no 13 pm. */
function onClock(hour: number, half: string): number {
  if (hour < 1 || hour > 12) return Number.NaN;
  return (hour % 12) + (half === 'pm' ? 12 : 0);
}
