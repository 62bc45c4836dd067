/** Names of the plants, by month from 1 (R-GS-1). Koreans often put the number of the month before them. */
const PLANTS: readonly RegExp[] = [
  /(?:일 ?)?(?:송학|소나무|솔)|\bpine\b/g,
  /(?:이 ?)?(?:매조|매화)|\bplum\b/g,
  /(?:삼 ?)?(?:벚꽃|벗꽃|벚|사쿠라)|\bcherry\b/g,
  /(?:사 ?)?(?:흑싸리|등나무|등꽃)|\b(?:wisteria|black bush clover)\b/g,
  /(?:오 ?)?(?:난초|붓꽃|창포)|\b(?:iris|orchid)\b/g,
  /(?:육 ?)?(?:모란|목단)꽃?|\bpeony\b/g,
  /(?:칠 ?)?홍싸리|칠 ?싸리|\b(?:(?:red )?bush )?clover\b/g,
  /(?:팔 ?)?공산(?: ?명월)?|명월|빈 ?산|억새|(?<![가-힣])달(?=\s|광|$)|\b(?:moon|pampas)\b/g,
  /(?:구 ?)?(?:국화|국준)|\bchrysanthemum\b/g,
  /(?:십 ?)?(?:단풍|풍(?=\s|피|띠|열|$))|\bmaple\b/g,
  /(?:십일 ?)?(?:벽?오동|똥)|\bpaulownia\b/g,
  /(?:십이 ?)?(?:버드나무|버들)|(?<![가-힣])(?:십이 ?)?비(?=\s|[피띠열멍끗끝껍]|$)|\b(?:rain|willow)\b/g,
];

/** Names of the months, longer ones first: 일월 is part of 십일월. */
const MONTHS: readonly (readonly [RegExp, number])[] = [
  [/십이 ?월|섣달|\bdec(?:ember)?\b/g, 12],
  [/십일 ?월|동짓달|\bnov(?:ember)?\b/g, 11],
  [/시 ?월|십 ?월|\boct(?:ober)?\b/g, 10],
  [/구 ?월|\bsept?(?:ember)?\b/g, 9],
  [/팔 ?월|\baug(?:ust)?\b/g, 8],
  [/칠 ?월|\bjuly?\b/g, 7],
  [/유 ?월|육 ?월|\bjune?\b/g, 6],
  [/오 ?월|\bmay\b/g, 5],
  [/사 ?월|\bapr(?:il)?\b/g, 4],
  [/삼 ?월|\bmar(?:ch)?\b/g, 3],
  [/이 ?월|\bfeb(?:ruary)?\b/g, 2],
  [/일 ?월|정월|\bjan(?:uary)?\b/g, 1],
];

type Rule = readonly [RegExp, string];

/** Patterns that strip what surrounds a card on its button: the mark, and what the card would take. */
const BUTTON_RULES: readonly Rule[] = [
  [/~/g, ' '],
  [/^(?:[sb]?\d{1,2}|[abs]):\s+/, ''],
  [/\s+→\s+(?:takes|captures|stays|.*(?:먹기|놓기)$).*$/, ''],
  [/:\s+(?:three cards|show three|세 장).*$/, ''],
  [/^.*(?:only turn the deck|only draw from the deck|더미만 뒤집기)$/, 'draw'],
  [/^(?:show the four\b.*|.*보이고 이기기)$/, 'stop'],
];

/** Patterns of cards known by a single word. */
const NICKNAMES: readonly Rule[] = [
  [/(?:구 ?)?(?:국진|국화 ?주|(?:국화 ?)?술 ?잔)(?: ?(?:열 ?)?[끗끝])?|\b(?:sake )?cup\b/g, ' 9b '],
  [/(?:일|솔) ?광|(?<![가-힣])(?:학|두루미)(?![가-힣])|\bcrane\b/g, ' 1a '],
  [/삼 ?광|\bcurtain\b/g, ' 3a '],
  [/팔 ?광|(?:팔 ?)?공산명월(?= *$)|보름달|\bfull moon\b/g, ' 8a '],
  [/(?:십일 ?)?똥 ?광|봉황 ?광?|(?<![가-힣])닭(?![가-힣])|\bphoenix\b/g, ' 11a '],
  [/(?:십일 ?)?똥 ?쌍피/g, ' 11d+ '],
  [/(?:십이 ?)?비 ?(?:띠|[초홍]?단)|\brain ribbon\b|\b12c-(?!-)/g, ' 12c-- '],
  [/(?:십이 ?)?비 ?광|우산 ?광?|\bumbrella\b/g, ' 12a '],
  [/(?:십이 ?)?비 ?쌍피/g, ' 12d+ '],
  [/꾀꼬리|휘파람새|\bwarbler\b/g, ' 2b+ '],
  [/두견[새이]?|소쩍새|\bcuckoo\b/g, ' 4b+ '],
  [/기러기|\bgeese\b/g, ' 8b+ '],
  [/(?:팔각 ?)?다리(?![가-힣])|\bbridge\b/g, ' 5b '],
  [/나비|\bbutterfl(?:y|ies)\b/g, ' 6b '],
  [/[산멧]?돼지|\bboar\b/g, ' 7b '],
  [/사슴|노루|\bdeer\b/g, ' 10b '],
  [/제비|\bswallow\b/g, ' 12b '],
];

/** Endings of a spoken call: 고 할게요, 스톱이요. */
const CALL_ENDINGS = '(?:할게요?|할래요?|하기|하자|합니다|한다|해요?|이?요|입니다|갑니다|간다|가자)?';

const WORDS: readonly Rule[] = [
  [/\s-+>|[,:→>!?]+|\.(?=\s|$)/g, ' '],
  [/\b(?:play|throw|the|with|no|cards?|and|please)\b/g, ' '],
  [/흔들(?:기|었다|었어요?|고|어|자|게요?|래요?)?|흔듦/g, ' shake '],
  [/\bshaking\b/g, 'shake'],
  [/폭탄 ?패|뒤집(?:기만|기|어요?|는다|자|을게요?)?|넘기기|\b(?:flip|pass|skip)\b/g, ' draw '],
  [/폭탄|\bbombs?\b/g, ' bomb '],
  [/가위|\bscissor\b/g, ' scissors '],
  [/바위|주먹/g, ' rock '],
  [/보자기|^보$|\s보$/g, ' paper '],
  [new RegExp(`(?:스톱|스탑|그만|멈춤|멈추기|여기까지) ?${CALL_ENDINGS}`, 'g'), ' stop '],
  [
    new RegExp(`^ *(?:못 ?먹어도 *)?(?:쓰리|투|원|포|[1-9])? ?고우?(?: *고)*(?:씽)? ?${CALL_ENDINGS} *$`),
    'go',
  ],
  [/^ *(?:계속(?:하기|할게요?|해요?)?|가자|가요|갑니다) *$/, 'go'],
  [/위에|에게|에(?=\s|$)|\bon\b/g, ' onto '],
  [/내주기|주기/g, ' give '],
  [/(?:패 *)?돌리기|\bdeal again\b/g, ' deal '],
];

/** Patterns of the sorts, each replaced by `~` and its letter; `~r` is a ribbon of any colour. */
const SORTS: readonly Rule[] = [
  // names by points: 5끗 is a ribbon, 10끗 an animal, 20끗 a bright
  [/(?:스무|이십|(?<!\d)20) ?[끗끝](?:짜리)?/g, ' ~a '],
  [/쌍피|두 ?장 ?(?:짜리)? ?피|\bdouble(?: (?:junk|pi))?\b|\bssangpi\b/g, ' ~d+ '],
  [/(?:홍단|적단)(?: ?띠)?|홍띠|빨(?:간|강) ?띠|(?<!plain )\bred(?: ribbon)?\b|\bhongdan\b/g, ' ~c+ '],
  [/청단(?: ?띠)?|청띠|파(?:란|랑) ?띠|\bblue(?: ribbon)?\b|\bcheongdan\b/g, ' ~c '],
  [/초단(?: ?띠)?|초띠|풀 ?띠|구사|\bplain(?! junk)(?: red)?(?: ribbon)?\b|\bchodan\b/g, ' ~c- '],
  [/띠|(?:오|다섯|(?<!\d)5) ?[끗끝](?:짜리)?|(?<![가-힣])단(?![가-힣])|\bribbon\b/g, ' ~r '],
  [
    /고도리(?:\s*새)?|(?:열|십|(?<!\d)10) ?[끗끝](?:짜리)?|[끗끝]|열(?:짜리)?(?=\s|$)|멍|동물|(?<![가-힣])새(?![가-힣])|\b(?:animal|bird|godori)\b/g,
    ' ~b ',
  ],
  [/광|\b(?:bright|[gk]wang)\b/g, ' ~a '],
  [/[홑홋]?피|껍(?:데기|질)?|\b(?:plain )?(?:junk|pi)\b/g, ' ~d '],
  [/(?<!\S)(?:을|를|으로|로|의|이?요|패|한? ?장|나는|난|저는|전|그냥|더미)(?!\S)/g, ' '],
  [/(?<!\S)(?:내려 ?놓|[내낸냅낼치친칠칩깔먹]|던[지진질집]|버[리린릴립])[가-힣]{0,4}(?!\S)/g, ' '],
];

/** Patterns that join month and sort into one word, in either order, and drop a repeated month. */
const JOIN_RULES: readonly Rule[] = [
  [/[()\s]+/g, ' '],
  [/^ | $/g, ''],
  [/\b[mp]?(\d+) p\1\b/g, 'p$1'],
  [/~([a-dr]\S*) of p?(\d+)\b/g, '$2$1'],
  [/(?<!\S)(\d+)([a-d]\S*) of p?\1(?!\S)/g, '$1$2'],
  [/(?<!\S)p?(\d+) ?~([a-dr]\S*)/g, '$1$2'],
  [/~([a-dr]\S*) p?(\d+)(?!\S)/g, '$2$1'],
  [/(?<!\S)12c[+-]?(?!\S)/g, '12c--'],
  [/\bof\b/g, ' '],
  [/(?<!\S)p?(\d+) (?=\1[a-d])/g, ''],
  [/(?<!\S)(\d+) (?=[a-d](?:[+-]|\b|\d))/g, '$1'],
  [/\s+/g, ' '],
  [/^p?(\d+) (shake|bomb)$/, '$2 $1'],
  [/^(shake|bomb) p(\d+)$/, '$1 $2'],
  [/^(\S+) onto (\S+)$/, '$1 $2'],
];

/**
 * Normalises a typed move to lower case and plain notation. `3월 광`, `bright of 3 (cherry)` and a whole button become `3a`, `흔들기 9월` becomes
 * `shake 9`. A month alone becomes `p3`, a ribbon of any colour `3r`.
 */
export function normaliseMove(typed: string): string {
  const clean = applyRules(typed.toLowerCase().trim(), BUTTON_RULES);
  const numbered = MONTHS.reduce((so, [name, month]) => so.replaceAll(name, ` p${month} `), clean);
  const known = applyRules(
    numbered.replaceAll(/(\d+)\s*월/g, ' p$1 ').replaceAll(/\bmonth (\d+)/g, ' p$1 '),
    NICKNAMES,
  );
  const planted = PLANTS.reduce((so, plant, at) => so.replaceAll(plant, ` p${at + 1} `), known);
  return applyRules(applyRules(planted, [...WORDS, ...SORTS]).trim(), JOIN_RULES).trim();
}

function applyRules(typed: string, rules: readonly Rule[]): string {
  return rules.reduce((so, [form, plain]) => so.replace(form, plain), typed);
}
