import { type Candidate, compareMeanWorth, getMeanWorth, type Playouts } from './playouts.ts';

/**
 * Spends the playouts in equal parts. After each part the worse half of the candidates gets no more. Candidates equal
 * to the last of the better half stay, as many may win all of few playouts. The best comes first.
 */
export function spendByHalving(
  playouts: Playouts,
  candidates: readonly Candidate[],
  budget: number,
): Candidate[] {
  const parts = Math.ceil(Math.log2(candidates.length));
  const left = [...candidates];
  const out: Candidate[] = [];
  for (let part = 0; part < parts; part++) {
    const rounds = Math.max(1, Math.floor(budget / parts / left.length));
    for (let round = 0; round < rounds; round++) playouts.round(left);
    left.sort(compareMeanWorth);
    out.unshift(...left.splice(countBetter(left)));
  }
  return [...left, ...out];
}

/** Counts the candidates in the better half and those equal to its last. */
function countBetter(sorted: readonly Candidate[]): number {
  const last = getMeanWorth(sorted[Math.ceil(sorted.length / 2) - 1] as Candidate);
  const worse = sorted.findIndex((one) => getMeanWorth(one) < last);
  return worse === -1 ? sorted.length : worse;
}

/** Spends the same number of playouts on each candidate. The best comes first. */
export function spendEvenly(
  playouts: Playouts,
  candidates: readonly Candidate[],
  budget: number,
): Candidate[] {
  const rounds = Math.max(1, Math.floor(budget / candidates.length));
  for (let round = 0; round < rounds; round++) playouts.round(candidates);
  return candidates.toSorted(compareMeanWorth);
}
