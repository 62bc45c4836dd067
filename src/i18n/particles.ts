import { josa } from 'es-hangul';

type Particles = Parameters<typeof josa>[1];

/** Korean particles by name, chosen by the final sound of the preceding word: `{{who, 은는}}`. */
const PARTICLES: Readonly<Record<string, Particles>> = {
  은는: '은/는',
  이가: '이/가',
  을를: '을/를',
  와과: '와/과',
  으로: '으로/로',
};

/** Appends a particle to a word. */
export type Particle = (word: string) => string;

/** Particles by the names that sentences use. */
export const particles: ReadonlyMap<string, Particle> = new Map(
  Object.entries(PARTICLES).map(([name, two]) => [name, (word) => appendParticle(word, two)]),
);

function appendParticle(word: string, two: Particles): string {
  return word + josa.pick(getFinalSound(word), two);
}

/** Syllables that represent a final sound: none, a consonant, and ㄹ, after which 으로 becomes 로. */
const [OPEN, CLOSED, RIEUL] = ['가', '은', '알'];

/** Returns a syllable that ends like the word does when read aloud in Korean. */
function getFinalSound(word: string): string {
  const heard = getSpokenPart(word);
  const last = heard.at(-1) ?? '';
  const [latin] = /[A-Za-z\u00c0-\u024f\u1e00-\u1eff]+$/.exec(heard) ?? [];
  if (latin !== undefined) return getLatinSound(latin);
  if (/[가-힣]/.test(last)) return last;
  return READ.get(last) ?? (CLOSED_LETTER.test(last) || CLOSED_HANJA.has(last) ? CLOSED : OPEN);
}

/** Returns the word up to its last letter or digit. Emoji, punctuation, mentions and trailing brackets are not read aloud. */
function getSpokenPart(word: string): string {
  const plain = word
    .normalize('NFKC')
    .replaceAll('\\', '')
    .replaceAll(/<[@#:][^>]*>|<a:[^>]*>/g, '');
  const bare = plain.replace(TRAILING_BRACKETS, '').replace(TRAILING_UNSPOKEN, '');
  return bare === '' ? plain.replace(TRAILING_UNSPOKEN, '') : bare;
}

const TRAILING_UNSPOKEN = /[^\p{L}\p{N}%℃°]+$/u;

/** Matches brackets at the end of a word, with their contents and the text between them. */
const TRAILING_BRACKETS =
  /(?:[^\p{L}\p{N}]*(?:\([^()]*\)|\[[^[\]]*\]|\{[^{}]*\}|<[^<>]*>|「[^「」]*」|『[^『』]*』|【[^【】]*】|《[^《》]*》|〈[^〈〉]*〉))+[^\p{L}\p{N}]*$/u;

/** Korean reading of digits and signs, and of letters that end in ㄹ. */
const READ: ReadonlyMap<string, string> = new Map([
  ...['영', '일', '이', '삼', '사', '오', '육', '칠', '팔', '구'].map(
    (read, digit) => [`${digit}`, read] as const,
  ),
  ...['%', '℃', '°'].map((sign) => [sign, OPEN] as const),
  ...['ᄅ', 'л', 'Л', 'λ', 'Λ', ...'薛吉一七八'].map((letter) => [letter, RIEUL] as const),
]);

/** Surnames and numerals in hanja whose reading ends in a consonant other than ㄹ, including the Chinese and Japanese forms. */
const CLOSED_HANJA = new Set(
  '金朴鄭姜尹張林韓申權黃安宋全洪文梁孫白南沈郭成田閔陳嚴元千方孔康玄咸卞廉楊邊石宣延明潘王琴玉陸印孟卓丁任睦鞠殷片龍慶奉甘龐邢唐弓段景承彭張郑张韩权黄孙陈严杨边龙庆陆関三六十',
);

/** Matches letters read with a final consonant: single consonants by their names (ㅋ is 키읔), ん, and final н, м, ν, μ. */
const CLOSED_LETTER = /[\u1100-\u115e\u11a8-\u11ffんンнмНМνμΝΜ]/;

/**
 * Returns the final sound of a Latin word. A word is spelled out without a vowel, in one or two capitals, or in three that end like an
 * abbreviation: "KBS", "AI", "VIP".
 */
function getLatinSound(word: string): string {
  const isPronounced = /[\u00c0-\uffff]$/.test(word);
  const letters = word.normalize('NFD').replaceAll(/\p{M}/gu, '');
  const isSpelled =
    letters.length === 1 || /^(?:[A-Z]{1,2}|[A-Z]{2}[PTKB])$/.test(letters) || !/[aeiouy]/i.test(letters);
  const spoken = letters.toLowerCase();
  if (isSpelled) return getLetterSound(spoken.at(-1) ?? '');
  if (isPronounced && spoken.endsWith('e')) return OPEN;
  if (/l+e?$/.test(spoken)) return RIEUL;
  return CLOSED_WORD.test(spoken) ? CLOSED : OPEN;
}

/** Returns the final sound of a letter's name: 엘 and 알, 엠 and 엔; all others end open. */
function getLetterSound(letter: string): string {
  if ('lr'.includes(letter)) return RIEUL;
  return 'mn'.includes(letter) ? CLOSED : OPEN;
}

/**
 * Matches endings that Korean writes with a final consonant: m, n, ng (Sam, Jane, Young, Lamb), and p, t, k, b after a short vowel (Philip,
 * Matt, Jack, Bob). After a long vowel or a consonant Korean adds a vowel (마크, 케이트), as after d, g, s and the like. Source: 외래어 표기법 제3장
 * 제1절. In Korean names two letters represent a short vowel (Seok, Baek: 국어의 로마자 표기법), and Vietnamese names end in nh (Minh).
 */
const CLOSED_WORD = /(?:[mn]e?|ng|nh|mb|(?<![aeiou])(?:[aeiouy]|oo|aa|eo|ae|eu)(?:pp?|tt?|ck?|k|bb?))$/;
