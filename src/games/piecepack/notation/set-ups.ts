import { formatYaml } from '../../../engine/format-yaml.ts';
import type { SetUps } from '../../../engine/game-parts.ts';
import { type Refusal, refused } from '../../../engine/refusal.ts';
import { truncateText } from '../../../engine/text.ts';
import { getSpaces, parseSpot, printSpot } from '../board.ts';
import { refuse } from '../grip.ts';
import { sanitiseText } from '../hands/notes.ts';
import type { PiecepackMove, PiecepackView, SavedSetUp, SeenPiece } from '../types.ts';
import { stripMovetext } from './movetext.ts';
import { getAssumedSide, parseSpec, printSpec } from './spec.ts';

/** Maximum length of a set-up's name, in characters. */
const MAX_NAME_LENGTH = 60;

/** Writes the board as everybody sees it, from the bottom to the top; hidden sides are left to chance. */
function writeSetUp(view: PiecepackView): Omit<SavedSetUp, 'kind' | 'name'> | Refusal {
  const lying = view.pieces.filter(({ place }) => place.kind === 'board');
  if (lying.length === 0) return refuse('nothingOnBoard');
  const { columns, rows } = getSpaces(view);
  return { columns, rows, pieces: lying.map(printSeenPiece).join(' ') };
}

/** Prints a piece with what it shows: a die with its number, a coin or tile with its side. */
function printSeenPiece({ kind, suit, rank, side, angle, place }: SeenPiece): string {
  const shows = kind === 't' ? side === 'f' : true;
  const named = {
    kind,
    suit: shows && !(kind === 'c' && side === 'f') ? suit : null,
    rank: shows && !(kind === 'c' && side === 'b') ? rank : null,
  };
  const spot = place.kind === 'board' ? printSpot(place) : '';
  return `${printSpec(named, side, angle)}@${spot}`;
}

/** Creates a saved set-up, or returns a refusal. */
export function parseSavedSetUp(
  typed: string,
  columns: number,
  rows: number,
  pieces: string,
): SavedSetUp | Refusal {
  const name = truncateText(sanitiseText(typed).replaceAll('"', '”'), MAX_NAME_LENGTH);
  const tokens = pieces.trim().split(/\s+/);
  const wrong = tokens.map(checkToken).find((one) => one !== null);
  if (wrong) return wrong;
  if (tokens.length > 56) return refuse('lineLength', { most: 56 });
  return {
    kind: 'saved',
    name,
    columns: clampSize(columns, 48),
    rows: clampSize(rows, 16),
    pieces: tokens.map(addSide).join(' '),
  };
}

/** Adds the back as side to a tile named by half, as PPN assumes. */
function addSide(token: string): string {
  const spec = parseSpec(token.split('@')[0] ?? '');
  const isHalf =
    spec?.kind === 't' && spec.side === null && getAssumedSide(spec) === 'b' && spec.suit !== null;
  return isHalf ? `b${token}` : token;
}

function checkToken(token: string): Refusal | null {
  const [name = '', spot = '', more] = token.split('@');
  return parseSpec(name) && parseSpot(spot) && more === undefined
    ? null
    : refuse('noPiece', { typed: truncateText(token, 40) });
}

function clampSize(size: number, most: number): number {
  return Math.min(Math.max(Math.round(size) || 8, 1), most);
}

/** Stored form: the size of the board, then the pieces. Pasted text has no size and may be a record of pieces only. */
const KEPT = /^(\d\d?)x(\d\d?) (.+)$/s;

/** Storage format of set-ups. */
export const setUps: SetUps<PiecepackView, PiecepackMove> = {
  write: (view) => {
    const written = writeSetUp(view);
    return refused(written) ? written : `${written.columns}x${written.rows} ${written.pieces}`;
  },
  read: (name, typed) => {
    const [, columns, rows, pieces] = KEPT.exec(typed.trim()) ?? [];
    if (pieces !== undefined) return parseSavedSetUp(name, Number(columns), Number(rows), pieces);
    const pasted = stripMovetext(typed);
    return parseSavedSetUp(name, ...computeSize(pasted), pasted);
  },
  ppn: (name, text) => {
    const head = ['---', `Event: ${formatYaml(name)}`, 'GameType: "Piecepack table"', 'SetUp: "None"', '...'];
    return [...head, `setup. ${stripMovetext(KEPT.exec(text.trim())?.[3] ?? text)}`, ''].join('\n');
  },
};

/** Returns the size of a board that holds all pieces, at least four spaces each way. */
function computeSize(pieces: string): readonly [columns: number, rows: number] {
  const spots = pieces.split(/\s+/).flatMap((token) => parseSpot(token.split('@')[1] ?? '') ?? []);
  const most = (axis: 'x' | 'y') => Math.max(4, ...spots.map((spot) => Math.ceil(spot[axis])));
  return [most('x'), most('y')];
}
