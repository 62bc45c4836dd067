/** Accepted wordings of a move and their plain notation, replaced in this order. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  // a whole button: the pawn's step with what it leads to
  [/^(?:[a-y]: )?(?:pawn|go) to ([a-z]\d), (?:up to|level|down to|(?:and )?you win).*$/g, 'move $1'],
  [/\s*(?:[-=]?>+|→|⇒|➜|»)\s*/g, '>'],
  [/[,:;@.]+/g, ' '],
  [/\$ ?1\b|\b1 ?\$|\bs\$ ?1\b|\b(?:large|dollar)\b|1 ?달러|큰/g, ' l '],
  [/\b50 ?센트|\b50 ?(?:c|ct|cents?|¢)?(?![\w¢])|\bmedium\b|중간/g, ' m '],
  [/\b20 ?센트|\b20 ?(?:c|ct|cents?|¢)?(?![\w¢])|\bsmall\b/g, ' s '],
  [/\b10 ?센트|\b10 ?(?:c|ct|cents?|¢)?(?![\w¢])|\bpuny\b|꼬마/g, ' p '],
  [/\b5 ?센트|\b5 ?(?:c|ct|cents?|¢)?(?![\w¢])|\btiny\b|아주 ?작은/g, ' t '],
  [/작은/g, ' s '],
  [/동전을?|\b(?:coin|the|an?|on|onto|at|from|with|my|pawn|square|step|top)\b|말을?/g, ' '],
  [/에서/g, ' '],
  [/(?<=[a-z]\d)(?:으로|로|에)/g, ' '],
  [/\bto\b|\bvia\b|\bthen\b|\bby\b/g, ' '],
  [/\b(?:placing|put|puts|lay|drop|add)\b|놓기|놓는다|놓아|놓음|놓/g, ' place '],
  [/\b(?:slide|carry|shifting|relocate)\b|옮기기|옮김|옮겨/g, ' shift '],
  [/\b(?:go|goes|walk|run|moves|moving|jump)\b|이동하기|이동|움직이기|움직임/g, ' move '],
  [/출발|시작/g, ' start '],
  [/\s+/g, ' '],
  [/ ?> ?/g, '>'],
  [/^ ?(\S+(?: \S+)?) (place|shift|move|start) ?$/g, '$2 $1'],
];

const END =
  /^(?:e|end|end turn|end turn early|pass|done|skip|stop|no action|finish|차례 ?(?:끝|마치기|넘기기)|끝|끝내기|마치기|넘기기|패스)$/;
const SETTLE =
  /^(?:settle|settle it|agree|offer|(?:end turn )?(?:and )?offer score(?: now)?|offer settle|offer settle it|draw|adjudicate|합의|판정|판정 ?(?:제안|하기)|마무리 ?제안|동의)$/;

/** Converts typed text to lower case and plain notation: `50c on E4` becomes `m e4`, `Pass` becomes `end`. */
export function normaliseMove(typed: string): string {
  const small = typed.toLowerCase();
  const words = WORDS.reduce((clean, [form, plain]) => clean.replaceAll(form, plain), small).trim();
  if (END.test(words)) return 'end';
  return SETTLE.test(words) ? 'settle' : words;
}
