/** Normalizes text for comparison: case and the marks of mentions and channels do not count. */
export function foldText(text: string): string {
  return text.trim().replace(/^[@#]/, '').toLowerCase();
}
