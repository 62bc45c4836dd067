/** No place of the position is a secret. */
export function secrets(): readonly string[] {
  return [];
}
