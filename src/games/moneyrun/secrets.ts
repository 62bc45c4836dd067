/**
 * Returns no pointers: the bag's contents follow from the coins in sight, and the order of drawing is not decided yet
 * (R-MR-33).
 */
export function secrets(): readonly string[] {
  return [];
}
