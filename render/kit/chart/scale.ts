/** Round steps of a scale that people like to count by. */
const ROUND_STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1_000, 2_000, 2_500, 5_000, 10_000];

/** Returns the smallest round step that fits at most `most` times into a length; the length itself if none does. */
export function findScaleStep(length: number, most: number): number {
  return ROUND_STEPS.find((one) => length / one <= most) ?? length;
}
