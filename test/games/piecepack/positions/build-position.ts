/** Parts that differ from the default: an empty board, two seats, all pieces known in the box. */
export interface PositionParts {
  readonly layout?: string;
  readonly seats?: number;
  readonly board?: string;
  /** By seat. */
  readonly area?: readonly string[];
  readonly bag?: string;
  /** Names of pieces that lie in the box unknown. */
  readonly unseen?: string;
  readonly packing?: string;
  /** Seat that may undo, its action, and the parts before it. */
  readonly undo?: { readonly seat: number; readonly what?: string } & PositionParts;
  readonly notes?: string;
  readonly over?: boolean;
}

/** Names of all pieces, in order. */
export const NAMES: readonly string[] = [
  ...buildNames('t', 'na2345'),
  ...buildNames('c', 'na2345'),
  ...buildNames('d', ''),
  ...buildNames('p', ''),
];

function buildNames(kind: string, ranks: string): string[] {
  const each = ranks === '' ? [''] : [...ranks];
  return [...'SMCA'].flatMap((suit) => each.map((rank) => kind + suit + rank));
}

/** Returns a position in the notation; the box holds all pieces that are nowhere else. */
export function buildPosition(parts: PositionParts): string {
  const { layout = 'empty', seats = 2, packing = '-', undo, notes, over } = parts;
  return [
    `${layout} ${seats}`,
    printParts(parts, seats),
    `packing ${packing}`,
    ...(undo ? [`undo ${undo.seat + 1} ${undo.what ?? 'move'} [ ${printParts(undo, seats)} ]`] : []),
    ...(notes ? [`notes ${notes}`] : []),
    ...(over ? ['over'] : []),
  ].join(' | ');
}

function printParts(
  { board = '-', area = [], bag = '-', unseen = '' }: PositionParts,
  seats: number,
): string {
  const areas = Array.from({ length: seats }, (_, seat) => area[seat] ?? '-');
  const gone = [...board.split(' ').map(getName), ...[...areas, bag, unseen].join(' ').split(' ')];
  const box = NAMES.filter((name) => !gone.includes(name)).join(' ') || '-';
  return `board ${board} | area ${areas.join(' ; ')} | bag ${bag} | box ${box}${unseen ? ` ? ${unseen}` : ''}`;
}

/** Returns the name of a piece on the board: `tM4` for `tbM4<:1@(1.5,1.5)`; a die's name has no number. */
function getName(lying: string): string {
  const [, kind = '', suit = '', rank = ''] = /^([tcdp])[fb]?([SMCA])([na2-5])?/.exec(lying) ?? [];
  return kind + suit + (kind === 'd' ? '' : rank);
}

/** Returns the names of a kind without some, in the order of the box. */
export function joinNames(kind: string, but = ''): string {
  return NAMES.filter((name) => name.startsWith(kind) && !but.split(' ').includes(name)).join(' ');
}
