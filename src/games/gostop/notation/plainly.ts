/** The names of the plants, by month from 1 (R-GS-1); Koreans like to put the number of the month before them. */
const PLANTS: readonly RegExp[] = [
  /(?:일 ?)?(?:송학|소나무|솔)|\bpine\b/g,
  /(?:이 ?)?(?:매조|매화)|\bplum\b/g,
  /(?:삼 ?)?(?:벚꽃|벚|사쿠라)|\bcherry\b/g,
  /(?:사 ?)?흑싸리|\b(?:wisteria|black bush clover)\b/g,
  /(?:오 ?)?난초|\b(?:iris|orchid)\b/g,
  /(?:육 ?)?(?:모란|목단)|\bpeony\b/g,
  /(?:칠 ?)?홍싸리|\b(?:(?:red )?bush )?clover\b/g,
  /(?:팔 ?)?공산(?:명월)?|\b(?:moon|pampas)\b/g,
  /(?:구 ?)?(?:국화|국준)|\bchrysanthemum\b/g,
  /(?:십 ?)?(?:단풍|풍(?=\s|피|띠|열|$))|\bmaple\b/g,
  /오동|똥|\bpaulownia\b/g,
  /(?<![가-힣])비(?=\s|피|띠|열|$)|\b(?:rain|willow)\b/g,
];

/** The names of the months, the longer ones first: 일월 is part of 십일월. */
const MONTHS: readonly (readonly [RegExp, number])[] = [
  [/십이월|섣달|\bdec(?:ember)?\b/g, 12],
  [/십일월|동짓달|\bnov(?:ember)?\b/g, 11],
  [/시월|십월|\boct(?:ober)?\b/g, 10],
  [/구월|\bsept?(?:ember)?\b/g, 9],
  [/팔월|\baug(?:ust)?\b/g, 8],
  [/칠월|\bjuly?\b/g, 7],
  [/유월|육월|\bjune?\b/g, 6],
  [/오월|\bmay\b/g, 5],
  [/사월|\bapr(?:il)?\b/g, 4],
  [/삼월|\bmar(?:ch)?\b/g, 3],
  [/이월|\bfeb(?:ruary)?\b/g, 2],
  [/일월|정월|\bjan(?:uary)?\b/g, 1],
];

type Rule = readonly [RegExp, string];

/** What stands around a card on its button: the mark, and what the card would take. */
const AROUND: readonly Rule[] = [
  [/~/g, ' '],
  [/^(?:[sb]?\d{1,2}|[abs]):\s+/, ''],
  [/\s+→\s+(?:takes|stays|.*(?:먹기|놓기)$).*$/, ''],
  [/:\s+(?:three cards|show three|세 장).*$/, ''],
  [/^.*(?:only turn the deck|더미만 뒤집기)$/, 'draw'],
  [/^(?:show the four\b.*|.*보이고 이기기)$/, 'stop'],
];

/** Cards that are known by one word. */
const NICKNAMES: readonly Rule[] = [
  [/국진|\b(?:sake )?cup\b/g, ' 9b '],
  [/(?:일|솔) ?광|(?<![가-힣])(?:학|두루미)(?![가-힣])|\bcrane\b/g, ' 1a '],
  [/삼 ?광|\bcurtain\b/g, ' 3a '],
  [/팔 ?광|(?:팔 ?)?공산명월(?= *$)|보름달|\bfull moon\b/g, ' 8a '],
  [/똥 ?광|봉황|\bphoenix\b/g, ' 11a '],
  [/똥 ?쌍피/g, ' 11d+ '],
  [/비 ?띠|\brain ribbon\b|\b12c-(?!-)/g, ' 12c-- '],
  [/비 ?광|우산|\bumbrella\b/g, ' 12a '],
  [/비 ?쌍피/g, ' 12d+ '],
  [/꾀꼬리|휘파람새|\bwarbler\b/g, ' 2b+ '],
  [/두견새?|\bcuckoo\b/g, ' 4b+ '],
  [/기러기|\bgeese\b/g, ' 8b+ '],
  [/나비|\bbutterfl(?:y|ies)\b/g, ' 6b '],
  [/멧?돼지|\bboar\b/g, ' 7b '],
  [/사슴|\bdeer\b/g, ' 10b '],
  [/제비|\bswallow\b/g, ' 12b '],
];

const WORDS: readonly Rule[] = [
  [/\s-+>|[,:→>!?]+|\.(?=\s|$)/g, ' '],
  [/\b(?:play|throw|the|with|no|cards?|and|please)\b/g, ' '],
  [/흔들기|흔듦|흔들어|흔들/g, ' shake '],
  [/\bshaking\b/g, 'shake'],
  [/폭탄|\bbombs?\b/g, ' bomb '],
  [/뒤집기만|뒤집기|뒤집|넘기기|\b(?:flip|pass|skip)\b/g, ' draw '],
  [/가위|\bscissor\b/g, ' scissors '],
  [/바위|주먹/g, ' rock '],
  [/보자기|^보$|\s보$/g, ' paper '],
  [/(?:스톱|스탑|그만) ?(?:할게요?|하기|합니다|한다|해요?|요)?/g, ' stop '],
  [/^ *(?:못 먹어도 *)?(?:쓰리|투|원|포)?고(?: *고)* ?(?:할게요?|하기|합니다|한다|해요?|요)? *$/g, 'go'],
  [/위에|에게|에(?=\s|$)|\bon\b/g, ' onto '],
  [/내주기|주기/g, ' give '],
  [/(?:패 *)?돌리기|\bdeal again\b/g, ' deal '],
];

/** The sorts, each as `~` and its letter; `~r` is a ribbon of whatever colour. */
const SORTS: readonly Rule[] = [
  [/쌍피|\bdouble(?: (?:junk|pi))?\b|\bssangpi\b/g, ' ~d+ '],
  [/홍[단띠]|빨간 ?띠|(?<!plain )\bred(?: ribbon)?\b|\bhongdan\b/g, ' ~c+ '],
  [/청[단띠]|파란 ?띠|\bblue(?: ribbon)?\b|\bcheongdan\b/g, ' ~c '],
  [/초[단띠]|\bplain(?! junk)(?: red)?(?: ribbon)?\b|\bchodan\b/g, ' ~c- '],
  // By their points: 5끗 is a ribbon, 10끗 an animal, 20끗 a bright.
  [/(?:이십|스무|(?<!\d)20) ?[끗끝](?:짜리)?/g, ' ~a '],
  [/띠|(?:오|다섯|(?<!\d)5) ?[끗끝](?:짜리)?|(?<![가-힣])단(?![가-힣])|\bribbon\b/g, ' ~r '],
  [
    /고도리(?:\s*새)?|(?:열|십|(?<!\d)10) ?[끗끝](?:짜리)?|[끗끝]|열(?=\s|$)|멍|(?<![가-힣])새(?![가-힣])|\b(?:animal|bird|godori)\b/g,
    ' ~b ',
  ],
  [/광|\b(?:bright|[gk]wang)\b/g, ' ~a '],
  [/피|껍(?:데기|질)?|\b(?:plain )?(?:junk|pi)\b/g, ' ~d '],
  [/(?<!\S)(?:을|를|으로|로|이?요|패|한? ?장|내기|낸다|냅니다|낼게요?|먹기|먹는다)(?!\S)/g, ' '],
];

/** Month and sort become one word, whichever comes first; a month is said once. */
const JOINED: readonly Rule[] = [
  [/[()\s]+/g, ' '],
  [/^ | $/g, ''],
  [/\b[mp]?(\d+) p\1\b/g, 'p$1'],
  [/~([a-dr]\S*) of p?(\d+)\b/g, '$2$1'],
  [/(?<!\S)(\d+)([a-d]\S*) of p?\1(?!\S)/g, '$1$2'],
  [/(?<!\S)p?(\d+) ?~([a-dr]\S*)/g, '$1$2'],
  [/~([a-dr]\S*) p?(\d+)(?!\S)/g, '$2$1'],
  [/\bof\b/g, ' '],
  [/(?<!\S)p?(\d+) (?=\1[a-d])/g, ''],
  [/(?<!\S)(\d+) (?=[a-d](?:[+-]|\b|\d))/g, '$1'],
  [/\s+/g, ' '],
  [/^p?(\d+) (shake|bomb)$/, '$2 $1'],
  [/^(shake|bomb) p(\d+)$/, '$1 $2'],
  [/^(\S+) onto (\S+)$/, '$1 $2'],
];

/**
 * What was typed in small letters and plain notation: `3월 광`, `bright of 3 (cherry)` and a whole button are `3a`, `흔들기 9월`
 * is `shake 9`. A month alone is `p3`, a ribbon of any colour `3r`.
 */
export function plainly(typed: string): string {
  const clean = rewritten(typed.toLowerCase().trim(), AROUND);
  const numbered = MONTHS.reduce((so, [name, month]) => so.replaceAll(name, ` p${month} `), clean);
  const known = rewritten(
    numbered.replaceAll(/(\d+)\s*월/g, ' p$1 ').replaceAll(/\bmonth (\d+)/g, ' p$1 '),
    NICKNAMES,
  );
  const planted = PLANTS.reduce((so, plant, at) => so.replaceAll(plant, ` p${at + 1} `), known);
  return rewritten(rewritten(planted, [...WORDS, ...SORTS]).trim(), JOINED).trim();
}

function rewritten(typed: string, rules: readonly Rule[]): string {
  return rules.reduce((so, [form, plain]) => so.replace(form, plain), typed);
}
