/** The words a move may be typed in, each with the plain notation that it stands for; read in this order. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/\s-+>|[,:→>]+/g, ' '],
  [/\b(?:play|throw|the|of|with|no|card|months?|and|please)\b|\bcard(?=\s)/g, ' '],
  [/흔들기|흔듦|흔들어|흔들/g, ' shake '],
  [/\bshaking\b/g, 'shake'],
  [/폭탄|\bbombs?\b/g, ' bomb '],
  [/뒤집기만|뒤집기|뒤집|넘기기|\b(?:flip|pass|skip)\b/g, ' draw '],
  [/고도리|열끗|끗|멍|\banimal\b|\bbird\b/g, 'b'],
  [/가위|\bscissor\b/g, ' scissors '],
  [/바위|주먹/g, ' rock '],
  [/보자기|^보$|\s보$/g, ' paper '],
  [/스톱|스탑|그만/g, ' stop '],
  [/^(?:쓰리고|투고|원고|고)$|^고 *(?:고)?$/g, 'go'],
  [/위에|에게|에(?=\s|$)|\bon\b/g, ' onto '],
  [/주기|내주기/g, ' give '],
  [/(?:패 *)?돌리기|\bdeal again\b/g, ' deal '],
  [/쌍피|\bdouble junk\b/g, 'd+'],
  [/홍단/g, 'c+'],
  [/청단/g, 'c'],
  [/초단/g, 'c-'],
  [/비띠/g, '12c--'],
  [/비광/g, '12a'],
  [/광|\bbright\b/g, 'a'],
  [/피|\bjunk\b/g, 'd'],
  [/(\d)\s*월\s*/g, '$1 '],
  [/(\d)\s+(?=[a-d](?:[+-]|\b|\d))/g, '$1'],
];

/** What was typed in small letters and plain notation: `3월 광` is `3a`, `흔들기 9월` is `shake 9`. */
export function plainly(typed: string): string {
  const words = WORDS.reduce(
    (clean, [form, plain]) => clean.replaceAll(form, plain),
    typed.normalize('NFC').toLowerCase().trim(),
  );
  const bare = words.replaceAll(/\s+/g, ' ').trim();
  return ORDERED.exec(bare) ? bare.replace(ORDERED, '$2 $1') : bare.replace(/^(\S+) onto (\S+)$/, '$1 $2');
}

/** `9 shake`, `9 bomb`: said the other way round. */
const ORDERED = /^(\d{1,2}) (shake|bomb)$/;
