/**
 * Parses actions: in Portable Piecepack Notation (rulings 1.1) where it has a form for them, else in words.
 *
 * - `cS3@c2` lays the 3 of suns coin of the box on c2; `cS3\c2` beneath everything. `t@(1.5,1.5)` lays a tile unseen.
 *   A piece is kind (`t c d p`), side (`f b`), suit (`S M C A`), rank (`n a 2 3 4 5`), angle (`^ < v >`).
 * - `c2-d4` moves the top piece of c2, `2c2-d4` the two on top, `c2[2]-d4` the second, `c2[2:3]-d4` second and third;
 *   `?pS-d4` the pawn of suns wherever it is, `2?pS-d4` with the piece beneath it. `c2_d4` puts beneath everything on the
 *   table; `c2-%d4[2]` directly above, `c2_%d4` directly beneath a piece, and so does `cS3\%?pS`; `c2-e5%d4[2]` as high on
 *   another spot. `c2-2N`, `c2-3NE`, `c2-2U`, `c2-<1,2>` move by a distance, `c2-2N|d4` and `c2-2N$?pS` by one from d4 and from a piece,
 *   `c2-&?pS` to where a piece lies. `!c2` comes on top of everything where it lies.
 * - `c2:d4` captures, `c2:d4[2]` a lower piece; `c2#d4` swaps, and both come to lie on top; `*c2` puts into the box, `+c2`
 *   turns over, `c2@>90` turns clockwise.
 * - `?dS~4` sets a die, `+?dS` turns it over, null to 3, ace to 4, 2 to 5.
 * - `roll dS`, `roll`; `look c2`, `hide c2`, `bag c2`, `shuffle c2`; `bag coins`, `bag tiles`, `bag box` from the box; `draw`, `draw@c2`, `draw@c2 down`;
 *   `show 2@c3`, `show 2@c3 down`: the second piece of the player's own area.
 * - `pawn of suns a1`, `3 of suns coin c2`: the piece in words; it is laid, or moved where it lies on the table.
 * - `set up square`, `set up kono` and other games, `clear`, `open box`, `undo`, `pack up`, `play on`, `note …`.
 *
 * Several moves in signs, or several actions with `;` between them, are one: `cM2@a3 cM4@b3`, `clear; set up wide`,
 * `e5-g3*f4`, `m2-m1;-d4`; braces stand for several words: `cS{n,a}@b{2..3}`.
 * Move numbers (`1.`), comments (`{so}`) and the head of a record are ignored.
 */

import type { Seat } from '../../../engine/game.ts';
import type { Refusal } from '../../../engine/refusal.ts';
import { refuse } from '../grip.ts';
import { sanitiseText } from '../hands/notes.ts';
import { findPlan, type GameId } from '../setups/games.ts';
import type { Layout, PieceKind, PiecepackMove, PiecepackView, Suit } from '../types.ts';
import { splitActions, stripMovetext } from './movetext.ts';
import { parseLine } from './parse-line.ts';
import { parseFlip, parseSigns, withGrip, withSpot } from './parse-signs.ts';
import { parseSpoken } from './parse-spoken.ts';
import { shortenTyped } from './parse-typed-spot.ts';
import { SHORT_ACTIONS } from './print.ts';
import { parseSavedSetUp } from './set-ups.ts';

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

type ParsedMove = PiecepackMove | Refusal;

/** Typed note for the other players. */
const NOTE = /^\s*(?:note|메모|쪽지)(?:[\s:]+(.*))?$/isu;

/** Returns whether a typed move is a note, which is the player's own text. */
export function isFreeText(typed: string): boolean {
  return NOTE.test(typed.normalize('NFC'));
}

/** Parses a typed action; pieces given by name are looked up in the view. */
export function parseMove(typed: string, view: PiecepackView, seat: Seat): ParsedMove {
  const note = NOTE.exec(typed.normalize('NFC'));
  if (note) return { kind: 'note', text: sanitiseText(note[1] ?? '') };
  const saved = SAVED.exec(typed.trim());
  if (saved) return parseSavedSetUp(saved[3] ?? '', Number(saved[1]), Number(saved[2]), saved[4] ?? '');
  const told = stripMovetext(typed);
  const parts = splitActions(normaliseMove(told));
  return parts.length > 1 ? parseLine(parts, view, seat, parseOne) : parseOne(told, view);
}

function parseOne(told: string, view: PiecepackView): ParsedMove {
  const said = parseSpoken(told, view);
  if (said) return said;
  const clean = normaliseMove(told);
  if (clean === 'end') return refuse('ending');
  const alone = ALONE.find((word) => word === clean.toLowerCase());
  if (alone) return refuse(`alone.${alone}`);
  const named = Object.entries(SHORT_ACTIONS).find(([, words]) => words === clean);
  if (named) return { kind: named[0] as keyof typeof SHORT_ACTIONS };
  return (
    parseWords(clean, view) ?? parseSigns(clean, view) ?? refuse('unread', { typed: shortenTyped(told) })
  );
}

/** Saved set-up with its name and all pieces, as in a record. */
const SAVED = /^set up (\d\d?)x(\d\d?) "([^"]*)" (.+)$/;

/** Words that name an action without its object. */
const ALONE = ['look', 'hide', 'bag', 'box', 'flip', 'turn', 'shuffle', 'move', 'lay'] as const;

function parseWords(clean: string, view: PiecepackView): ParsedMove | null {
  const [, word = '', rest = ''] = /^(\w+)(?:[ @](.*))?$/.exec(clean) ?? [];
  switch (word) {
    case 'roll':
      return parseRoll(rest, view);
    case 'look':
    case 'hide':
    case 'box':
      return withGrip(rest, view, (grip) => ({ kind: word, grip }));
    case 'bag':
      return parseFill(rest) ?? withGrip(rest, view, (grip) => ({ kind: 'bag', grip }));
    case 'flip':
      return parseFlip(rest, view);
    case 'turn':
      return parseTurn(rest, view);
    case 'shuffle':
      return withSpot(rest, (at) => ({ kind: 'shuffle', at }));
    case 'draw':
      return parseDraw(rest);
    case 'show':
      return parseShow(rest);
    case 'setup':
      return parseSetUp(rest, view);
    default:
      return null;
  }
}

const FILLED: readonly (readonly [RegExp, PieceKind | null])[] = [
  [/^(?:all )?(?:the )?(?:tiles|타일)$/i, 't'],
  [/^(?:all )?(?:the )?(?:coins|동전)$/i, 'c'],
  [/^(?:all )?(?:the )?(?:dice|주사위)$/i, 'd'],
  [/^(?:all )?(?:the )?(?:pawns|말)$/i, 'p'],
  [/^(?:all|(?:the )?box|모두|상자)$/i, null],
];

function parseFill(rest: string): ParsedMove | null {
  const found = FILLED.find(([form]) => form.test(rest));
  return found ? { kind: 'fill', of: found[1] } : null;
}

/** Parses a roll; a single die on the table need not be named. */
function parseRoll(rest: string, view: PiecepackView): ParsedMove {
  const suit = /^\??d?([SMCA])$/i.exec(rest)?.[1]?.toUpperCase();
  if (suit !== undefined) return { kind: 'roll', suit: suit as Suit };
  if (rest !== '' && rest !== 'all') return refuse('whichDie', { typed: shortenTyped(rest) });
  const dice = view.pieces.filter(({ kind, place }) => kind === 'd' && place.kind === 'board');
  return { kind: 'roll', suit: dice.length === 1 ? (dice[0]?.suit ?? null) : null };
}

function parseTurn(rest: string, view: PiecepackView): ParsedMove {
  const [, what = '', by = '90'] = /^(\S+?)(?: (90|180|270|left|right|half))?$/.exec(rest) ?? [];
  const degrees = { left: 270, right: 90, half: 180 }[by] ?? Number(by);
  return withGrip(what, view, (grip) => ({ kind: 'turn', grip, by: degrees as 90 | 180 | 270 }));
}

function parseDraw(rest: string): ParsedMove {
  if (rest === '') return { kind: 'draw', to: null, side: 'f' };
  const [, spot = '', side] = /^(\S+)( down)?$/.exec(rest) ?? [];
  return withSpot(spot, (to) => ({ kind: 'draw', to, side: side ? 'b' : 'f' }));
}

function parseShow(rest: string): ParsedMove {
  const read = /^(\d{1,2})[ @]+(\S+)( down)?$/.exec(rest);
  if (!read) return refuse('showHow');
  const [, index, spot = '', side] = read;
  return withSpot(spot, (to) => ({ kind: 'show', index: Number(index), to, side: side ? 'b' : 'f' }));
}

const LAYOUTS: Readonly<Record<string, Layout>> = {
  square: 'square',
  '8x8': 'square',
  wide: 'wide',
  '12x8': 'wide',
  ring: 'ring',
  '10x10': 'ring',
  donut: 'ring',
};

function parseSetUp(rest: string, view: PiecepackView): ParsedMove {
  const game = rest.toLowerCase() as GameId;
  if (findPlan(game)) return { kind: 'game', game };
  const usual = view.options.layout === 'empty' ? 'square' : view.options.layout;
  const layout = rest === '' ? usual : LAYOUTS[rest];
  return layout === undefined || !Object.hasOwn(LAYOUTS, layout)
    ? refuse('noLayout')
    : { kind: 'setup', layout };
}

/** Normalises a typed action to plain words and signs: `Take back` becomes `undo`, `move c2 to d4` becomes `c2-d4`. */
function normaliseMove(typed: string): string {
  return WORDS.reduce(
    (clean, [form, plain]) => clean.replace(form, plain),
    typed.slice(0, MAX_TYPED_LENGTH).trim(),
  ).trim();
}
