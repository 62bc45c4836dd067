/** What is not as usual in a position: nothing on the board, two seats, everything else known in the box. */
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
  /** Who may take back, what they did, and what the parts were before. */
  readonly undo?: { readonly seat: number; readonly what?: string } & PositionParts;
  readonly notes?: string;
  readonly over?: boolean;
}

/** Every piece by name, in order. */
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

/** A position in the notation, the box being filled with what is nowhere else. */
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

/** `tbM4<:1@(1.5,1.5)` is `tM4`; a die's name says not what it shows. */
function getName(lying: string): string {
  const [, kind = '', suit = '', rank = ''] = /^([tcdp])[fb]?([SMCA])([na2-5])?/.exec(lying) ?? [];
  return kind + suit + (kind === 'd' ? '' : rank);
}

/** The names of a kind but for some, as they stand in the box. */
export function joinNames(kind: string, but = ''): string {
  return NAMES.filter((name) => name.startsWith(kind) && !but.split(' ').includes(name)).join(' ');
}
