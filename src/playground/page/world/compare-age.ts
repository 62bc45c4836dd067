/** Compares snowflakes, older first. They are too long for numbers, and a longer id is a later one. */
export function compareAge(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
}
