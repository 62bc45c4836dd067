/** The names of the plants, by month from 1 (R-GS-1). */
const PLANTS: readonly RegExp[] = [
  /송학|소나무|솔|\bpine\b/g,
  /매조|매화|\bplum\b/g,
  /벚꽃|사쿠라|\bcherry\b/g,
  /흑싸리|\bwisteria\b/g,
  /난초|\biris\b/g,
  /모란|목단|\bpeony\b/g,
  /홍싸리|\bclover\b/g,
  /공산|\bmoon\b/g,
  /국화|\bchrysanthemum\b/g,
  /단풍|\bmaple\b/g,
  /오동|똥|\bpaulownia\b/g,
  /(?<![가-힣])비(?=\s|피|열|$)|\brain\b/g,
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
  [/일광|솔광/g, ' 1a '],
  [/삼광/g, ' 3a '],
  [/팔광/g, ' 8a '],
  [/똥광/g, ' 11a '],
  [/똥쌍피/g, ' 11d+ '],
  [/비띠|\brain ribbon\b/g, ' 12c-- '],
  [/비광/g, ' 12a '],
  [/비쌍피/g, ' 12d+ '],
];

const WORDS: readonly Rule[] = [
  [/\s-+>|[,:→>]+/g, ' '],
  [/\b(?:play|throw|the|with|no|cards?|and|please)\b/g, ' '],
  [/흔들기|흔듦|흔들어|흔들/g, ' shake '],
  [/\bshaking\b/g, 'shake'],
  [/폭탄|\bbombs?\b/g, ' bomb '],
  [/뒤집기만|뒤집기|뒤집|넘기기|\b(?:flip|pass|skip)\b/g, ' draw '],
  [/가위|\bscissor\b/g, ' scissors '],
  [/바위|주먹/g, ' rock '],
  [/보자기|^보$|\s보$/g, ' paper '],
  [/스톱|스탑|그만/g, ' stop '],
  [/^(?:쓰리고|투고|원고|고)$|^고 *(?:고)?$/g, 'go'],
  [/위에|에게|에(?=\s|$)|\bon\b/g, ' onto '],
  [/내주기|주기/g, ' give '],
  [/(?:패 *)?돌리기|\bdeal again\b/g, ' deal '],
];

/** The sorts, each as `~` and its letter; `~r` is a ribbon of whatever colour. */
const SORTS: readonly Rule[] = [
  [/쌍피|\bdouble(?: junk)?\b/g, ' ~d+ '],
  [/홍단|(?<!plain )\bred(?: ribbon)?\b/g, ' ~c+ '],
  [/청단|\bblue(?: ribbon)?\b/g, ' ~c '],
  [/초단|\bplain(?! junk)(?: red)?(?: ribbon)?\b/g, ' ~c- '],
  [/띠|\bribbon\b/g, ' ~r '],
  [/고도리(?:\s*새)?|열끗|끗|멍|\banimal\b|\bbird\b/g, ' ~b '],
  [/광|\bbright\b/g, ' ~a '],
  [/피|\b(?:plain )?junk\b/g, ' ~d '],
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
  const known = rewritten(
    clean.replaceAll(/(\d+)\s*월/g, ' p$1 ').replaceAll(/\bmonth (\d+)/g, ' p$1 '),
    NICKNAMES,
  );
  const planted = PLANTS.reduce((so, plant, at) => so.replaceAll(plant, ` p${at + 1} `), known);
  return rewritten(rewritten(planted, [...WORDS, ...SORTS]).trim(), JOINED).trim();
}

function rewritten(typed: string, rules: readonly Rule[]): string {
  return rules.reduce((so, [form, plain]) => so.replace(form, plain), typed);
}
