import { josa } from 'es-hangul';

type Particles = Parameters<typeof josa>[1];

/** Korean particles, chosen by how the word before them ends: `{{who, 은는}}`. */
const PARTICLES: Readonly<Record<string, Particles>> = {
  은는: '은/는',
  이가: '이/가',
  을를: '을/를',
  와과: '와/과',
  으로: '으로/로',
};

/** Puts a particle after a word. */
export type Particle = (word: string) => string;

/** By the names that sentences know them by. */
export const particles: ReadonlyMap<string, Particle> = new Map(
  Object.entries(PARTICLES).map(([name, two]) => [name, (word) => withParticle(word, two)]),
);

/** How digits are read in Korean: a particle follows the sound, and what ends in a digit has one too. */
const DIGITS = ['영', '일', '이', '삼', '사', '오', '육', '칠', '팔', '구'];

function withParticle(word: string, two: Particles): string {
  const sound = word.replace(/\d$/, (digit) => DIGITS[Number(digit)] as string);
  return word + josa.pick(sound, two);
}
