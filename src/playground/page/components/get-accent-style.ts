/** Returns the accent colour as a CSS variable; undefined if there is none. */
export function getAccentStyle(color: number | null | undefined): { '--accent': string } | undefined {
  if (color === null || color === undefined) return undefined;
  return { '--accent': `#${color.toString(16).padStart(6, '0')}` };
}
