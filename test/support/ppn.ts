import type { Game, Kinds } from '../../src/engine/game.ts';
import { playRandomGame, type RandomSetting, type RandomStep } from './game/random.ts';

/**
 * Independent reader of Portable Piecepack Notation, to test the games' records against.
 * It reimplements the published reader, R/parse_moves.R and R/ppn.R of piecepackr/ppn 0.3.0-2 (commit 1d65cb3); comments name the original
 * functions. It shares no code with the games. Like the reader's data frame, the table is a list in which a later piece lies above an
 * earlier one, wherever they lie. It throws where the reader stops, and where the reader accepts what cannot be meant: fewer pieces on a
 * spot than named, or a range without pieces.
 */

/** A piece on the table; suit and rank (n, a, 2 to 5) are '' if not given. */
export interface PpnPiece {
  readonly kind: string;
  readonly side: string;
  readonly suit: string;
  readonly rank: string;
  /** Degrees counter-clockwise, 0 to 359. */
  readonly angle: number;
  readonly x: number;
  readonly y: number;
}

/** A parsed record: its metadata, and the final pieces from the bottom to the top. */
export interface PpnGame {
  readonly head: Readonly<Record<string, unknown>>;
  readonly pieces: readonly PpnPiece[];
}

/** Reads one game and plays its moves. Throws on unknown notation and on ids that match no piece. */
export function readPpn(text: string): PpnGame {
  const lines = text.split('\n');
  if (lines[0] !== '---') throw new Error('A record begins with ---');
  const end = lines.indexOf('...');
  if (end < 0) throw new Error('The metadata do not end');
  const head = Object.fromEntries(lines.slice(1, end).map(parseMetadatum));
  const body = lines.slice(end + 1);
  for (const line of body)
    if (/^(---|\.\.\.)/.test(line)) throw new Error(`Movetext cannot begin with ${line}`);
  return { head, pieces: playPpn(setUpPieces(head.SetUp), body.join('\n')) };
}

/** Returns the table after movetext, which includes numbers and comments. */
export function playPpn(pieces: readonly PpnPiece[], movetext: string): readonly PpnPiece[] {
  const state: State = { start: pieces, active: [] };
  const numbers = new Set<string>();
  let now = pieces;
  for (const token of tokenize(movetext)) {
    if (isNumber(token)) {
      addOnce(numbers, token);
      state.start = now;
    } else now = splitSubmoves(token).reduce((table, move) => applySubmove(table, move, state), now);
  }
  return now;
}

/** Parses `key: value`, the value as JSON. */
function parseMetadatum(line: string): readonly [string, unknown] {
  const read = /^(\w+): (.+)$/.exec(line);
  if (!read) throw new Error(`No metadata: ${line}`);
  return [read[1] as string, JSON.parse(read[2] as string)];
}

function setUpPieces(wish: unknown): readonly PpnPiece[] {
  if (wish === 'None') return [];
  if (wish === 'Donut Board') return createTiles(10, 10).filter(({ x, y }) => x !== 5.5 || y !== 5.5);
  const { Name, nrows, ncols, max_tiles } = (wish ?? {}) as Record<string, unknown>;
  if (Name !== 'Rectangular Board') throw new Error(`Unknown set-up ${JSON.stringify(wish)}`);
  const laid = createTiles(Number(ncols), Number(nrows));
  if (!(laid.length <= Number(max_tiles))) throw new Error(`${laid.length} tiles for ${ncols} by ${nrows}`);
  return laid;
}

/** Creates as many whole tiles as fit, each two by two spaces. */
function createTiles(columns: number, rows: number): PpnPiece[] {
  const [across, up] = [Math.floor(columns / 2), Math.floor(rows / 2)];
  return Array.from({ length: across * up }, (_, at) => ({
    ...{ kind: 't', side: 'b', suit: '', rank: '', angle: 0 },
    x: 1.5 + 2 * (at % across),
    y: 1.5 + 2 * Math.floor(at / across),
  }));
}

/** `parse_braces`, `parse_movenumbers`, `remove_comments`: a semicolon is a number of its own. */
function tokenize(movetext: string): readonly string[] {
  const bare = movetext.replaceAll(/(?<=^|\s)\{[^{}]*\}(?=\s|$)/g, ' ');
  const words = bare.replaceAll(';', ' . ').split(/\s+/).flatMap(expandBraces);
  if (words.some((word) => /[{}]/.test(word)))
    throw new Error('A comment is not closed, or has braces in it');
  return words.filter((word) => word !== '');
}

/** `exp_braces`: expands `t@{b,d}{2..8..2}`. */
function expandBraces(word: string): readonly string[] {
  const read = /^(.*?)\{([^{}]*)\}(.*)$/.exec(word);
  if (!read) return [word];
  const [, before = '', within = '', after = ''] = read;
  const range = /^(-?\d+|[a-z])\.\.(-?\d+|[a-z])(?:\.\.(\d+))?$/.exec(within);
  if (!range && !within.includes(',')) return [word];
  const parts = range
    ? expandRange(range[1] as string, range[2] as string, Number(range[3] ?? 1))
    : within.split(',');
  return parts.flatMap((part) => expandBraces(before + part + after));
}

function expandRange(first: string, last: string, step: number): readonly string[] {
  const isLetters = /[a-z]/.test(first);
  const [from, to] = [first, last].map((end) => (isLetters ? end.charCodeAt(0) : Number(end))) as [
    number,
    number,
  ];
  const count = Math.floor(Math.abs(to - from) / step) + 1;
  const values = Array.from({ length: count }, (_, at) => from + Math.sign(to - from) * step * at);
  return values.map((value) => (isLetters ? String.fromCharCode(value) : String(value)));
}

function isNumber(token: string): boolean {
  return /^[\w.]*\.$/.test(token);
}

/** Throws on a repeated number. The reader only warns, but the games' records must not have any. */
function addOnce(numbers: Set<string>, number: string): void {
  if (number === '.') return;
  if (numbers.has(number)) throw new Error(`The number ${number} stands twice`);
  numbers.add(number);
}

/** `process_move`: splits at signs that begin a move of their own. */
function splitSubmoves(token: string): readonly string[] {
  const apart = token.replaceAll(/([*+!])/g, ' $1').replaceAll(/[\u035c\u203f]/g, '_');
  return apart
    .trim()
    .replaceAll(/(\d+)\?/g, '$1&?')
    .split(/\s+/);
}

type Pieces = readonly PpnPiece[];

interface State {
  start: Pieces;
  active: Pieces;
}

/** `process_submove`: chooses the sign that counts if there are several. */
function applySubmove(pieces: Pieces, text: string, state: State): Pieces {
  const kind = KINDS.find(([form]) => form.test(text));
  if (!kind) throw new Error(`Not a move: ${text}`);
  const [form, act] = kind;
  const at = text.search(form);
  const sign = (form.exec(text) as RegExpExecArray)[0];
  return act(pieces, text.slice(0, at), text.slice(at + sign.length), state);
}

type SubmoveRule = (pieces: Pieces, before: string, after: string, state: State) => Pieces;

const HYPHEN = /(?<![(<,])-/;
const COLON = /:(?![^[]*\])/;

const KINDS: readonly (readonly [RegExp, SubmoveRule])[] = [
  [/\$>/, rotatePiece],
  [/@>/, rotatePiece],
  [/@%/, (...[pieces, spec, id, state]) => dropPiece(pieces, spec, `&${id}%${id}`, state, true)],
  [/@/, (...[pieces, spec, where, state]) => dropPiece(pieces, spec, where, state, true)],
  [/-%/, (...[pieces, id, beside, state]) => movePiece(pieces, id, `&${beside}%${beside}`, state, true)],
  [HYPHEN, (...[pieces, id, where, state]) => movePiece(pieces, id, where, state, true)],
  [/\*/, (...[pieces, , id, state]) => removePieces(pieces, getPieces(pieces, id, state))],
  [/\+/, flipPiece],
  [/~/, changePiece],
  [COLON, capturePiece],
  [/_%/, (...[pieces, id, beside, state]) => movePiece(pieces, id, `&${beside}%${beside}`, state, false)],
  [/_/, (...[pieces, id, where, state]) => movePiece(pieces, id, where, state, false)],
  [/\\%/, (...[pieces, spec, id, state]) => dropPiece(pieces, spec, `&${id}%${id}`, state, false)],
  [/\\/, (...[pieces, spec, where, state]) => dropPiece(pieces, spec, where, state, false)],
  [/#/, exchangePieces],
  [/!/, (...[pieces, , id, state]) => movePiece(pieces, id, '<0,0>', state, true)],
];

/** `process_rotate_move`, for pieces that turn where they lie. */
function rotatePiece(pieces: Pieces, id: string, degrees: string, state: State): Pieces {
  if (!/^-?\d+$/.test(degrees)) throw new Error(`Not a move: ${id}@>${degrees}`);
  const round = (piece: PpnPiece) => ({
    ...piece,
    angle: (((piece.angle - Number(degrees)) % 360) + 360) % 360,
  });
  return changePieces(pieces, getPieces(pieces, id, state), round, state);
}

/** `process_at_move` and `process_backslash_move`: inserts after the last row or before the first, or beside another piece. */
function dropPiece(pieces: Pieces, spec: string, where: string, state: State, above: boolean): Pieces {
  const [spot = '', beside] = where.split('%');
  const piece = { ...completePiece(spec), ...locate(spot, pieces, state) };
  state.active = [piece];
  return insertPieces(pieces, [piece], findNeighbour(pieces, beside, state), above);
}

/** `process_hyphen_move` and `process_underscore_move`. */
function movePiece(pieces: Pieces, id: string, where: string, state: State, above: boolean): Pieces {
  const taken = getPieces(pieces, id, state);
  const [spot = '', beside] = where.split('%');
  const next = findNeighbour(pieces, beside, state);
  const there = taken.map((piece) => ({ ...piece, ...locate(spot, pieces, state, piece) }));
  if (next && taken.includes(next)) throw new Error('A piece cannot be laid beside itself');
  state.active = there;
  return insertPieces(removePieces(pieces, taken), there, next, above);
}

/** `get_location_index` */
function findNeighbour(pieces: Pieces, id: string | undefined, state: State): PpnPiece | null {
  if (id === undefined) return null;
  const found = getPieces(pieces, id, state);
  if (found.length > 1) throw new Error(`${id} names ${found.length} pieces`);
  return found[0] as PpnPiece;
}

/** `process_plus_move`, `flip_ps`: flips a piece; a die shows the opposite number. */
function flipPiece(pieces: Pieces, _: string, id: string, state: State): Pieces {
  return changePieces(
    pieces,
    getPieces(pieces, id, state),
    (piece) =>
      piece.kind === 'd'
        ? { ...piece, rank: 'na2345'.charAt(('na2345'.indexOf(piece.rank || 'n') + 3) % 6) }
        : { ...piece, side: piece.side === 'f' ? 'b' : 'f' },
    state,
  );
}

/** `process_tilde_move`: changes only the given properties of a piece. */
function changePiece(pieces: Pieces, id: string, spec: string, state: State): Pieces {
  const said = Object.fromEntries(Object.entries(parsePieceParts(spec)).filter(([, value]) => value !== ''));
  return changePieces(pieces, getPieces(pieces, id, state), (piece) => ({ ...piece, ...said }), state);
}

/** `process_colon_move`: removes the captured pieces first, and finds the moving ones without them. */
function capturePiece(pieces: Pieces, id: string, other: string, state: State): Pieces {
  const struck = getPieces(pieces, other, state);
  const { x, y } = struck.at(-1) as PpnPiece;
  return movePiece(removePieces(pieces, struck), id, `(${x},${y})`, state, true);
}

/** `process_hash_move`: moves both to the top, the second ones above the first. */
function exchangePieces(pieces: Pieces, id: string, other: string, state: State): Pieces {
  const [one, two] = [getPieces(pieces, id, state), getPieces(pieces, other, state)];
  if (one.some((piece) => two.includes(piece))) throw new Error('A piece cannot be swapped with itself');
  const [there, here] = [two, one].map((those) => getSpot(those.at(-1) as PpnPiece));
  const raised = [
    ...one.map((piece) => ({ ...piece, ...there })),
    ...two.map((piece) => ({ ...piece, ...here })),
  ];
  state.active = raised.slice(0, one.length);
  return [...removePieces(pieces, [...one, ...two]), ...raised];
}

/** `parse_simplified_piece`: parses the properties of a piece, '' for those not given. */
function parsePieceParts(spec: string) {
  const part = (letters: string) => [...letters].find((letter) => spec.includes(letter)) ?? '';
  if ([...spec].some((letter) => !'tcdpmsfblrxSMCAna012345^<v>'.includes(letter)))
    throw new Error(`No piece: ${spec}`);
  const rank = [...spec].find((letter) => 'na012345'.includes(letter)) ?? '';
  const angle = part('^<v>');
  return {
    kind: part('tcdpms'),
    side: part('fblrx'),
    suit: part('SMCA'),
    rank: { 0: 'n', 1: 'a' }[rank] ?? rank,
    angle: angle === '' ? '' : '^<v>'.indexOf(angle) * 90,
  } as const;
}

/** `complete_piece`: adds the defaults of omitted properties. */
function completePiece(spec: string): Omit<PpnPiece, 'x' | 'y'> {
  const { kind, side, suit, rank, angle } = parsePieceParts(spec);
  const assumed = kind || ((suit === '') === (rank === '') ? 't' : 'c');
  const usual = assumed === 't' ? (suit && rank ? 'f' : 'b') : 'cs'.includes(assumed) && suit ? 'b' : 'f';
  return { kind: assumed, side: side || usual, suit, rank, angle: angle || 0 };
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ...{ N: [0, 1], E: [1, 0], S: [0, -1], W: [-1, 0], NE: [1, 1], SE: [1, -1], SW: [-1, -1], NW: [-1, 1] },
  ...{ U: [0, 1], R: [1, 0], D: [0, -1], L: [-1, 0], UR: [1, 1], DR: [1, -1], DL: [-1, -1], UL: [-1, 1] },
};

/** `get_xy` and `convert_relative` */
function locate(where: string, pieces: Pieces, state: State, anchor?: PpnPiece): Point {
  if (where.startsWith('&')) return getSpot(getPieces(pieces, where.slice(1), state).at(-1) as PpnPiece);
  const far = /^(?:<(-?[\d.]+),(-?[\d.]+)>|([\d.]+)([A-Z]+))(?:([|$])(.+))?$/.exec(where);
  if (far) {
    const [, x, y, count = '0', way = '', sign, from = ''] = far;
    const [across, up] =
      way === '' ? [Number(x), Number(y)] : (DIRECTIONS[way] ?? []).map((step) => step * Number(count));
    const start = sign ? locate(sign === '$' ? `&${from}` : from, pieces, state, anchor) : anchor;
    if (!start || across === undefined || up === undefined) throw new Error(`Not a place: ${where}`);
    return { x: start.x + across, y: start.y + up };
  }
  const pair = /^\((-?[\d.]+),(-?[\d.]+)\)$/.exec(where);
  if (pair) return { x: Number(pair[1]), y: Number(pair[2]) };
  const read = /^([a-z]+)(\d+)$/.exec(where);
  if (!read) throw new Error(`Not a place: ${where}`);
  const x = [...(read[1] as string)].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 96, 0);
  return { x, y: Number(read[2]) };
}

/** `get_id_from_piece_id`: returns the pieces of an id from the bottom to the top. */
function getPieces(pieces: Pieces, id: string, state: State): Pieces {
  const those = identifyPieces(pieces, id, state);
  if (those.length === 0) throw new Error(`${id} names nothing`);
  return pieces.filter((piece) => those.includes(piece));
}

function identifyPieces(pieces: Pieces, id: string, state: State): Pieces {
  if (id === '') return state.active;
  if (id.startsWith('^')) return identifyPieces(state.start, id.slice(1), state);
  if (id.startsWith('?')) return [matchPiece(pieces, id.slice(1))];
  if (id.startsWith('/')) return pieces.filter((piece) => hasProperties(piece, parsePieceParts(id.slice(1))));
  const ranged = /^(.+)\[(\d+)(?::(\d+))?\]$/.exec(id);
  const counted = /^(\d+)(.+)$/.exec(id);
  const where = (counted ?? ranged)?.[counted ? 2 : 1] ?? id;
  const { x, y } = locate(where, pieces, state);
  const stack = pieces.filter((piece) => piece.x === x && piece.y === y).reverse();
  const first = Number(counted ? 1 : (ranged?.[2] ?? 1));
  const last = Number(counted?.[1] ?? ranged?.[3] ?? first);
  if (first < 1 || last < first || last > stack.length) throw new Error(`${id} names nothing`);
  return stack.slice(first - 1, last);
}

/** `non_greedy_match` */
function matchPiece(pieces: Pieces, spec: string): PpnPiece {
  const named = pieces.filter((piece) => hasProperties(piece, parsePieceParts(spec)));
  if (named.length === 1) return named[0] as PpnPiece;
  const { suit, rank, ...full } = completePiece(spec);
  const whole = { ...full, suit: suit || 'S', rank: rank || 'n' } as const;
  const alike = pieces.filter((piece) => hasProperties(piece, { ...whole, angle: '' }));
  const best = alike.findLast(({ angle }) => angle === whole.angle) ?? alike.at(-1);
  if (!best) throw new Error(`?${spec} names ${named.length} pieces`);
  return best;
}

/** Returns true if a piece has all properties of a description. Omitted suits and ranks count as suns and null. */
function hasProperties(
  piece: PpnPiece,
  { kind, side, suit, rank, angle }: { [K in keyof ReturnType<typeof parsePieceParts>]: string | number },
) {
  const { suit: ownSuit = '', rank: ownRank = '' } = piece;
  return (
    (kind === '' || piece.kind === kind) &&
    (side === '' || piece.side === side) &&
    (suit === '' || (ownSuit || 'S') === suit) &&
    (rank === '' || (ownRank || 'n') === rank) &&
    (angle === '' || piece.angle === angle)
  );
}

/** `insert_df`: above is after the row of a piece, or the last; beneath is before it, or the first. */
function insertPieces(pieces: Pieces, more: Pieces, beside: PpnPiece | null, above: boolean): Pieces {
  const row = beside ? pieces.indexOf(beside) + (above ? 1 : 0) : above ? pieces.length : 0;
  return pieces.toSpliced(row, 0, ...more);
}

function changePieces(
  pieces: Pieces,
  those: Pieces,
  change: (piece: PpnPiece) => PpnPiece,
  state: State,
): Pieces {
  const now = new Map(those.map((piece) => [piece, change(piece)]));
  state.active = [...now.values()];
  return pieces.map((piece) => now.get(piece) ?? piece);
}

function removePieces(pieces: Pieces, those: Pieces): Pieces {
  return pieces.filter((piece) => !those.includes(piece));
}

function getSpot({ x, y }: PpnPiece): Point {
  return { x, y };
}

/** Writes the record of a random game, and returns it with the final state. */
export function writeRandomRecord<K extends Kinds>(
  game: Game<K>,
  number: number,
  setting: RandomSetting,
): { readonly text: string; readonly last: K['state'] } {
  const steps = [...playRandomGame(game, number, setting)];
  return { text: writeRecord(game, steps), last: (steps.at(-1) as RandomStep<K>).after };
}

/** Writes the record of the steps, with a number and a comment for every move. */
export function writeRecord<K extends Kinds>(game: Game<K>, steps: readonly RandomStep<K>[]): string {
  const { ppn } = game;
  if (!ppn) throw new Error(`${game.id} has no piecepack form`);
  const first = (steps[0] as RandomStep<K>).before;
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
