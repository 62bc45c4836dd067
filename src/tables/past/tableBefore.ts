import type { Happening, LogEntry } from '../../store/log.ts';
import type { Sitter } from '../../store/seats.ts';
import type { Table } from '../table.ts';

/** The table with who sat there before these last entries of its log: what became of the seats by them is undone. */
export function tableBefore(table: Table, later: readonly LogEntry[]): Table {
  const changes = later.filter((entry) => entry.kind === 'resign' || entry.kind === 'seat');
  if (changes.length === 0) return table;
  const sitters = table.sitters.map((sitter) => {
    const change = changes.find(({ seat }) => seat === sitter.seat);
    return change ? { ...before(change), seat: sitter.seat } : sitter;
  });
  return { ...table, sitters };
}

function before(change: Extract<Happening, { kind: 'resign' | 'seat' }>): Sitter {
  if (change.kind === 'seat') return change.from;
  return { kind: 'person', person: change.person, name: change.name };
}
