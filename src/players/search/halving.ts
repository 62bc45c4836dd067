import { type Candidate, meanOf, type Playouts } from './playouts.ts';

/** Spends that many playouts in equal parts; after each part the worse half of the candidates gets no more. The best comes first. */
export function halved(playouts: Playouts, candidates: readonly Candidate[], budget: number): Candidate[] {
  const parts = Math.ceil(Math.log2(candidates.length));
  let left = [...candidates];
  const out: Candidate[] = [];
  for (let part = 0; part < parts; part++) {
    const rounds = Math.max(1, Math.floor(budget / parts / left.length));
    for (let round = 0; round < rounds; round++) playouts.round(left);
    left = byMean(left);
    out.unshift(...left.splice(Math.ceil(left.length / 2)));
  }
  return [...left, ...out];
}

/** The same number of playouts for each of them. The best comes first. */
export function evenly(playouts: Playouts, candidates: readonly Candidate[], budget: number): Candidate[] {
  const rounds = Math.max(1, Math.floor(budget / candidates.length));
  for (let round = 0; round < rounds; round++) playouts.round(candidates);
  return byMean(candidates);
}

function byMean(candidates: readonly Candidate[]): Candidate[] {
  return candidates.toSorted((one, other) => meanOf(other) - meanOf(one));
}
