const styles: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
};

const units: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
];

/** Formats a time in one of Discord's styles; an invalid date is returned as it came. */
export function formatTime(date: Date, style: string, locale: string, now: number): string {
  if (Number.isNaN(date.getTime())) return String(date);
  if (style === 'R') return formatRelative((date.getTime() - now) / 1000, locale);
  return new Intl.DateTimeFormat(locale, styles[style] ?? styles.f).format(date);
}

/** Formats the time beside an author: the hour alone if today, else with the date. */
export function formatMessageTime(timestamp: string, locale: string, now: number): string {
  const date = new Date(timestamp);
  const isToday = date.toDateString() === new Date(now).toDateString();
  const how: Intl.DateTimeFormatOptions = { timeStyle: 'short', ...(isToday ? {} : { dateStyle: 'short' }) };
  return new Intl.DateTimeFormat(locale, how).format(date);
}

function formatRelative(seconds: number, locale: string): string {
  const [unit, size] = units.find(([, size]) => Math.abs(seconds) >= size) ?? units.at(-1)!;
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  return format.format(Math.round(seconds / size), unit);
}
