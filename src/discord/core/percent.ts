/** Returns a probability in percent; only certainty rounds to 0 or 100. */
export function toPercent(chance: number): number {
  if (chance <= 0 || chance >= 1) return Math.round(chance) * 100;
  return Math.min(99, Math.max(1, Math.round(chance * 100)));
}
