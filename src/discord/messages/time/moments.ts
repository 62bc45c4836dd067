/**
 * How long ago or hence a time is, in ms since 1970: everybody reads it in their own language, and it goes on counting.
 * https://docs.discord.com/developers/reference#message-formatting-timestamp-styles
 */
export function since(ms: number): string {
  return `<t:${seconds(ms)}:R>`;
}

/** Day and time, which everybody reads in their own time zone. */
export function until(ms: number): string {
  return `<t:${seconds(ms)}:f>`;
}

function seconds(ms: number): number {
  return Math.floor(ms / 1_000);
}
