/** What the bag holds follows from what lies in the open, and in which order it comes is not decided yet (R-MR-33). */
export function secrets(): readonly string[] {
  return [];
}
