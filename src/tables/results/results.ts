import type { Happening, Leaver } from '../../store/log.ts';
import type { Ending, Result as Kept } from '../../store/results.ts';
import type { Sitting } from '../../store/seats.ts';
import { peopleAt, type Table } from '../table.ts';

/** What it came to for one of them, without what it is remembered for. */
type Result = Omit<Kept, 'best'>;

/** What a match that has just ended came to, for every seat and for whoever had left it: `last` ended it. */
export function resultsOf(table: Table, last: Happening, left: readonly Leaver[]): readonly Result[] {
  const sat = table.sitters.filter(({ kind }) => kind === 'person' || kind === 'ai');
  const gone = left.filter(
    ({ person }, at) =>
      !peopleAt(sat).includes(person) && left.findIndex((one) => one.person === person) === at,
  );
  return [...sat.map((one) => ofSeat(table, one, last)), ...gone.map(ofLeaver)];
}

function ofSeat({ record }: Table, sitter: Sitting, last: Happening): Result {
  const { seat, name } = sitter;
  const standing = record.standings?.find((one) => one.seat === seat);
  return {
    seat,
    person: sitter.kind === 'person' ? sitter.person : null,
    player: sitter.kind === 'ai' ? sitter.player : null,
    name,
    place: standing?.place ?? null,
    score: standing?.score ?? null,
    ending: endingOf(record.phase, last),
  };
}

function endingOf(phase: string, { kind }: Happening): Ending {
  if (phase === 'cancelled') return 'cancelled';
  if (kind === 'claim') return 'claimed';
  return kind === 'resign' ? 'resigned' : 'over';
}

function ofLeaver({ seat, person, name }: Leaver): Result {
  return { seat, person, player: null, name, place: null, score: null, ending: 'left' };
}
