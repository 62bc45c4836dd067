/** Returns no pointers: no part of the position is secret. */
export function secrets(): readonly string[] {
  return [];
}
