/** Lists the contents of the text displays in a list of components, at any depth and in reading order. */
export function listDisplayedTexts(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(listDisplayedTexts);
  if (typeof value !== 'object' || value === null) return [];
  const own = value as Record<string, unknown>;
  if (own.type === 10 && typeof own.content === 'string') return [own.content];
  return Object.values(own).flatMap(listDisplayedTexts);
}
