import type { Game, Kinds } from '../../src/engine/game.ts';
import { randomGame, type Setting, type Step } from './game/random.ts';

/**
 * A reader of Portable Piecepack Notation that shares nothing with the games: it reads what the specification says, as
 * far as the records need it, and throws on everything else.
 */

/** A piece on the table; `rank` is n, a, 2 to 5 or '' where it was not said. */
export interface PpnPiece {
  readonly kind: string;
  readonly side: string;
  readonly suit: string;
  readonly rank: string;
  /** Degrees counter-clockwise. */
  readonly angle: number;
  readonly x: number;
  readonly y: number;
}

/** A record as read: the metadata, and the pieces at the end from the bottom to the top. */
export interface PpnGame {
  readonly head: Readonly<Record<string, unknown>>;
  readonly pieces: readonly PpnPiece[];
}

/** Reads one game and plays its moves. Throws on what it does not understand or what names no piece. */
export function readPpn(text: string): PpnGame {
  const lines = text.split('\n');
  if (lines[0] !== '---') throw new Error('A record begins with ---');
  const end = lines.indexOf('...');
  if (end < 0) throw new Error('The metadata do not end');
  const head = Object.fromEntries(lines.slice(1, end).map(metadatum));
  const table: Table = { pieces: setUp(head.SetUp) };
  const body = lines.slice(end + 1);
  for (const line of body)
    if (/^(---|\.\.\.)/.test(line)) throw new Error(`Movetext cannot begin with ${line}`);
  const numbers = new Set<string>();
  for (const token of tokensOf(body.join('\n'))) {
    if (isNumber(token)) once(numbers, token);
    else table.pieces = moved(table.pieces, token);
  }
  return { head, pieces: table.pieces };
}

interface Table {
  pieces: readonly PpnPiece[];
}

/** `key: value`, the value as JSON. */
function metadatum(line: string): readonly [string, unknown] {
  const read = /^(\w+): (.+)$/.exec(line);
  if (!read) throw new Error(`No metadata: ${line}`);
  return [read[1] as string, JSON.parse(read[2] as string)];
}

function setUp(wish: unknown): readonly PpnPiece[] {
  if (wish === 'None') return [];
  if (wish === 'Donut Board') return tiles(10, 10).filter(({ x, y }) => x !== 5.5 || y !== 5.5);
  const { Name, nrows, ncols, max_tiles } = (wish ?? {}) as Record<string, unknown>;
  if (Name !== 'Rectangular Board') throw new Error(`Unknown set-up ${JSON.stringify(wish)}`);
  const laid = tiles(Number(ncols), Number(nrows));
  if (!(laid.length <= Number(max_tiles))) throw new Error(`${laid.length} tiles for ${ncols} by ${nrows}`);
  return laid;
}

/** So many as fit whole, two by two spaces each. */
function tiles(columns: number, rows: number): PpnPiece[] {
  const [across, up] = [Math.floor(columns / 2), Math.floor(rows / 2)];
  return Array.from({ length: across * up }, (_, at) => ({
    ...{ kind: 't', side: 'b', suit: '', rank: '', angle: 0 },
    x: 1.5 + 2 * (at % across),
    y: 1.5 + 2 * Math.floor(at / across),
  }));
}

function tokensOf(movetext: string): readonly string[] {
  const bare = movetext.replaceAll(/(?<=^|\s)\{[^{}]*\}(?=\s|$)/g, ' ');
  if (/[{}]/.test(bare)) throw new Error('A comment is not closed, or has braces in it');
  return bare.split(/\s+/).filter((token) => token !== '');
}

function isNumber(token: string): boolean {
  return /^[\w.]*\.$/.test(token);
}

function once(numbers: Set<string>, number: string): void {
  if (numbers.has(number)) throw new Error(`The number ${number} stands twice`);
  numbers.add(number);
}

const LOC = String.raw`(?:[a-z]+\d+|\(-?[\d.]+,-?[\d.]+\))`;
const ID = String.raw`(?:\?[a-zA-Z0-5^<>]+|\d*${LOC}(?:\[\d+(?::\d+)?\])?)`;
const SPEC = '[a-zA-Z0-5^<>]+';
const FORMS = {
  drop: new RegExp(`^(${SPEC})([@\\\\])(%?)(${ID})$`),
  sign: new RegExp(`^([*+])(${ID})$`),
  turn: new RegExp(`^(${ID})@>(-?\\d+)$`),
  go: new RegExp(`^(${ID})([-_])(%?)(${ID})$`),
  both: new RegExp(`^(${ID})([:#])(${ID})$`),
  set: new RegExp(`^(${ID})~(${SPEC})$`),
};

function moved(pieces: readonly PpnPiece[], token: string): readonly PpnPiece[] {
  for (const [form, pattern] of Object.entries(FORMS)) {
    const read = pattern.exec(token);
    if (read) return DOINGS[form as keyof typeof FORMS](pieces, read.slice(1));
  }
  throw new Error(`Not a move: ${token}`);
}

type Doing = (pieces: readonly PpnPiece[], parts: readonly string[]) => readonly PpnPiece[];

const DOINGS: Readonly<Record<keyof typeof FORMS, Doing>> = {
  drop: (pieces, [spec = '', sign, relative, where = '']) => {
    const piece = specified(spec);
    if (relative === '%') {
      const other = named(pieces, where);
      return inserted(pieces, [{ ...piece, ...spotOf(other) }], other, sign === '@');
    }
    const there = { ...piece, ...located(where) };
    return sign === '@' ? [...pieces, there] : [there, ...pieces];
  },
  sign: (pieces, [sign, id = '']) => {
    const held = found(pieces, id);
    if (sign === '*') return without(pieces, held);
    return pieces.map((piece) => (held.includes(piece) ? flipped(piece) : piece));
  },
  turn: (pieces, [id = '', degrees]) => {
    const held = found(pieces, id);
    const round = (piece: PpnPiece) => ({
      ...piece,
      angle: (((piece.angle - Number(degrees)) % 360) + 360) % 360,
    });
    return pieces.map((piece) => (held.includes(piece) ? round(piece) : piece));
  },
  go: (pieces, [id = '', sign, relative, where = '']) => {
    const held = found(pieces, id);
    const rest = without(pieces, held);
    if (relative === '%') {
      const other = named(pieces, where);
      return inserted(rest, at(held, spotOf(other)), other, sign === '-');
    }
    const there = at(held, located(where));
    return sign === '-' ? [...rest, ...there] : [...there, ...rest];
  },
  both: (pieces, [id = '', sign, other = '']) => {
    const [held, theirs] = [found(pieces, id), found(pieces, other)];
    if (sign === ':')
      return [...without(pieces, [...held, ...theirs]), ...at(held, spotOf(theirs[0] as PpnPiece))];
    if (held.length !== 1 || theirs.length !== 1) throw new Error('Only one piece with one is swapped');
    const [one, two] = [held[0] as PpnPiece, theirs[0] as PpnPiece];
    return pieces.map((piece) =>
      piece === one ? { ...two, ...spotOf(one) } : piece === two ? { ...one, ...spotOf(two) } : piece,
    );
  },
  set: (pieces, [id = '', spec = '']) => {
    const held = found(pieces, id);
    if (!/^[na2-5]$/.test(spec)) throw new Error(`Only a rank can be set, not ${spec}`);
    return pieces.map((piece) => (held.includes(piece) ? { ...piece, rank: spec } : piece));
  },
};

/** A piece as it is written, what is left out being assumed as the specification says. */
function specified(spec: string): Omit<PpnPiece, 'x' | 'y'> {
  const part = (letters: string) => {
    const has = [...spec].filter((letter) => letters.includes(letter));
    if (has.length > 1) throw new Error(`${spec} says something twice`);
    return has[0] ?? '';
  };
  const [suit, rank] = [part('SMCA'), part('na012345')];
  const kind = part('tcdpms') || ((suit === '') === (rank === '') ? 't' : 'c');
  const usual = kind === 't' ? (suit && rank ? 'f' : 'b') : kind === 'c' && suit ? 'b' : 'f';
  const plain = { 0: 'n', 1: 'a' }[rank] ?? rank;
  return {
    kind,
    side: part('fb') || usual,
    suit,
    rank: plain,
    angle: Math.max(0, '^<v>'.indexOf(part('^<v>') || '^')) * 90,
  };
}

function located(where: string): { readonly x: number; readonly y: number } {
  const pair = /^\((-?[\d.]+),(-?[\d.]+)\)$/.exec(where);
  if (pair) return { x: Number(pair[1]), y: Number(pair[2]) };
  const read = /^([a-z]+)(\d+)$/.exec(where);
  if (!read) throw new Error(`Not a place: ${where}`);
  const x = [...(read[1] as string)].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 96, 0);
  return { x, y: Number(read[2]) };
}

/** The pieces of an id from the bottom to the top; throws when there are none. */
function found(pieces: readonly PpnPiece[], id: string): readonly PpnPiece[] {
  if (id.startsWith('?')) return [matching(pieces, id.slice(1))];
  const read = /^(\d*?)((?:[a-z]+\d+|\(.*\)))(?:\[(\d+)(?::(\d+))?\])?$/.exec(id);
  if (!read) throw new Error(`Not an id: ${id}`);
  const [, count = '', where = '', first = '1', last] = read;
  const { x, y } = located(where);
  const stack = pieces.filter((piece) => piece.x === x && piece.y === y).reverse();
  const to = Number(last ?? (count === '' ? first : count));
  if (to > stack.length || Number(first) > to) throw new Error(`${id} names nothing`);
  return stack.slice(Number(first) - 1, to).reverse();
}

function named(pieces: readonly PpnPiece[], id: string): PpnPiece {
  return found(pieces, id)[0] as PpnPiece;
}

/** The one piece that has all that is written of it. */
function matching(pieces: readonly PpnPiece[], spec: string): PpnPiece {
  const [kind, suit, rank] = ['tcdpms', 'SMCA', 'na012345'].map((letters) =>
    [...spec].find((letter) => letters.includes(letter)),
  );
  const all = pieces.filter(
    (piece) =>
      piece.kind === (kind ?? 'c') &&
      (suit === undefined || piece.suit === suit) &&
      (rank === undefined || piece.rank === ({ 0: 'n', 1: 'a' }[rank] ?? rank)),
  );
  if (all.length !== 1) throw new Error(`?${spec} names ${all.length} pieces`);
  return all[0] as PpnPiece;
}

function inserted(
  pieces: readonly PpnPiece[],
  more: readonly PpnPiece[],
  beside: PpnPiece,
  above: boolean,
): readonly PpnPiece[] {
  const index = pieces.indexOf(beside);
  if (index < 0) throw new Error('A piece cannot be laid beside itself');
  return pieces.toSpliced(index + (above ? 1 : 0), 0, ...more);
}

function without(pieces: readonly PpnPiece[], held: readonly PpnPiece[]): readonly PpnPiece[] {
  return pieces.filter((piece) => !held.includes(piece));
}

function flipped(piece: PpnPiece): PpnPiece {
  if (piece.kind !== 't' && piece.kind !== 'c') throw new Error(`A ${piece.kind} is not turned over here`);
  return { ...piece, side: piece.side === 'f' ? 'b' : 'f' };
}

function at(held: readonly PpnPiece[], spot: { readonly x: number; readonly y: number }): PpnPiece[] {
  return held.map((piece) => ({ ...piece, ...spot }));
}

function spotOf({ x, y }: PpnPiece): { readonly x: number; readonly y: number } {
  return { x, y };
}

/** A record of a random game as its file has it, and the state it ended with. */
export function randomRecord<K extends Kinds>(
  game: Game<K>,
  number: number,
  setting: Setting,
): { readonly text: string; readonly last: K['state'] } {
  const steps = [...randomGame(game, number, setting)];
  return { text: written(game, steps), last: (steps.at(-1) as Step<K>).after };
}

/** The file of the steps, every move with a number and a comment of its own. */
export function written<K extends Kinds>(game: Game<K>, steps: readonly Step<K>[]): string {
  const { ppn } = game;
  if (!ppn) throw new Error(`${game.id} has no piecepack form`);
  const first = (steps[0] as Step<K>).before;
  const head = Object.entries({ Event: 'Test', ...ppn.head(first) });
  return [
    '---',
    ...head.map(([key, value]) => `${key}: ${JSON.stringify(value)}`),
    '...',
    ...ppn.opening(first).map((line, index) => `setup${index + 1}. ${line}`),
    ...steps.map(
      ({ before, entry, after }, index) =>
        `${index + 1}. ${ppn.move(before, entry, after)} { seat ${entry.seat} }`,
    ),
    '',
  ].join('\n');
}
