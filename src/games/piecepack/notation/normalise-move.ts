/** Patterns of typed actions, each with its plain form, applied in this order. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/\s+/g, ' '],
  [/^(?:undo|take back|되돌리기|무르기|취소)$/i, 'undo'],
  [/^(?:pack(?: up)?|정리(?:하기)?|끝내기|그만(?:하기)?)$/i, 'pack up'],
  [/^(?:unpack|play on|keep playing|계속(?:하기)?|더 하기)$/i, 'play on'],
  [/^(?:clear(?: (?:the )?(?:board|table))?|치우기|판 치우기|모두 치우기)$/i, 'clear'],
  [/^(?:open(?: (?:the )?box)?|상자 열기)$/i, 'open box'],
  [/^(?:set[ -]?up|세팅(?:하기)?|차리기|준비)/i, 'setup'],
  [/^(?:roll|주사위 굴리기|굴리기|주사위)/i, 'roll'],
  // column 46 is called `at`: `look at2` looks there
  [/^(?:look(?: at\b)?|peek(?: at\b)?|보기|엿보기)/i, 'look'],
  [/^(?:hide|take|가져오기|숨기기)/i, 'hide'],
  [/^(?:bag|주머니(?:에)?(?: 넣기)?)/i, 'bag'],
  [/^(?:box|상자(?:에)?(?: 넣기)?)/i, 'box'],
  [/^(?:draw|뽑기)/i, 'draw'],
  [/^(?:show|play(?! on)|내놓기|보이기)/i, 'show'],
  [/^(?:flip|turn over|뒤집기)/i, 'flip'],
  [/^(?:turn|rotate|돌리기)/i, 'turn'],
  [/^(?:shuffle|섞기)/i, 'shuffle'],
  [/^(?:lay|put|place|놓기)$/i, 'lay'],
  [/^(?:move|옮기기)$/i, 'move'],
  [
    /^(?:end|win|finish|quit|stop|resign|give up|game over|i win|end (?:the )?game|승리|이겼다|이겼어요|끝|종료|기권)$/i,
    'end',
  ],
  [/^(?:move|옮기기) (\S+) (?:to )?(\S+)$/i, '$1-$2'],
  [/^(?:lay|put|놓기) (\S+) (?:on |at |to )?(\S+)$/i, '$1@$2'],
  [/^(\S+) ?(?:->|→) ?(\S+)$/, '$1-$2'],
  [/^(setup|roll|look|hide|bag|box|draw|show|flip|turn|shuffle)(?=\S)(?![a-z])/i, '$1 '],
  [/ (?:face )?(?:down|뒤집어|엎어)$/i, ' down'],
  [/(?<=[^\s]) ?([@\\_:#-]) ?(?=[^\s>])/g, '$1'],
  [/^(draw|show) ?@/, '$1 '],
];

/** Maximum number of typed characters that are read; a long record fits. */
const MAX_TYPED_LENGTH = 4_000;

/** Normalises a typed action to plain words and signs: `Take back` becomes `undo`, `move c2 to d4` becomes `c2-d4`. */
export function normaliseMove(typed: string): string {
  return WORDS.reduce(
    (clean, [form, plain]) => clean.replace(form, plain),
    typed.slice(0, MAX_TYPED_LENGTH).trim(),
  ).trim();
}
