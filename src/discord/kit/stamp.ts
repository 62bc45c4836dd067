/**
 * A time in ms since 1970 as Discord shows it to each reader in their own zone: the day, day and time, or how far off it is.
 * https://discord.com/developers/docs/reference#message-formatting-timestamp-styles
 */
export function stamp(at: number, style: 'D' | 'f' | 'F' | 'R'): string {
  return `<t:${Math.floor(at / 1000)}:${style}>`;
}
