import { setImmediate } from 'node:timers/promises';
import { standing } from '../../app/core/effective-log.ts';
import { matchName, type Table } from '../../app/core/table.ts';
import { advance, type Match, start } from '../../engine/kernel.ts';
import { SecretLuck } from '../../engine/luck.ts';
import { canonical } from '../../engine/record.ts';
import { refused } from '../../engine/refusal.ts';
import type { LogEntry, MoveEntry } from '../../store/log.ts';
import type { KeptPosition } from '../../store/positions.ts';

/** So many entries are played again before others have their turn. */
const AT_ONCE = 25;

/** What was found; the first thing alone, as all else may follow from it. */
class Wrong extends Error {}

/**
 * Plays a running match again from its whole log, with its luck from its secret. Returns the first thing in which that is
 * not the table that is kept, as a sentence; null where it is the same. `way`: the positions that are kept of it.
 */
export async function matchFault(
  table: Table,
  log: readonly LogEntry[],
  way: readonly KeptPosition[],
): Promise<string | null> {
  try {
    expectNumbered(table, log);
    await expectSame(table, log, way);
    return null;
  } catch (error) {
    if (error instanceof Wrong) return error.message;
    return `Its log cannot be played again: ${(error as Error).message}.`;
  }
}

function expectNumbered({ record: { version } }: Table, log: readonly LogEntry[]): void {
  const gap = log.findIndex(({ number }, at) => number !== at + 1);
  claim(gap < 0, `Its log lacks entry ${gap + 1}.`);
  claim(log.length === version, `It is kept as of entry ${version}, and its log has ${log.length}.`);
}

async function expectSame(
  table: Table,
  log: readonly LogEntry[],
  way: readonly KeptPosition[],
): Promise<void> {
  const { record, game, sitters } = table;
  const [opening, ...rest] = standing(log);
  if (opening?.kind !== 'start') throw new Wrong('Its log does not begin with a start.');
  if (record.secret === null) throw new Wrong('It has no secret for its luck.');
  const luck = new SecretLuck(record.secret, matchName(record.id));
  const started = start(game, sitters.length, record.options, luck);
  if (refused(started)) throw new Wrong(`Its log cannot start: ${started.reason.key}.`);
  expectLuck(opening, started.luck);
  const match = await playedAgain(started.match, rest, luck, way);
  claim(record.played === match.played, `It counts ${record.played} moves, and its log ${match.played}.`);
  claim(
    record.drawn === luck.drawn,
    `It counts ${record.drawn} outcomes of luck, and its log ${luck.drawn}.`,
  );
  const isSame = canonical(match.state) === canonical(record.state);
  claim(isSame, 'Its log leads to another position than the one that is kept.');
  claim(game.turn(match.state).kind === 'act', 'Its log leads to the end, and it is being played.');
}

/** On the way each position that is kept is met. */
async function playedAgain(
  begun: Match,
  entries: readonly LogEntry[],
  luck: SecretLuck,
  way: readonly KeptPosition[],
): Promise<Match> {
  const ahead = new Map(way.map((kept) => [kept.number, kept]));
  let match = begun;
  for (const entry of entries) {
    if (entry.kind === 'move') match = again(match, entry, luck);
    const kept = ahead.get(entry.number);
    if (kept) expectOnWay(kept, match, luck);
    ahead.delete(entry.number);
    if (entry.number % AT_ONCE === 0) await setImmediate();
  }
  for (const number of ahead.keys()) throw new Wrong(notOnWay(number));
  return match;
}

function expectOnWay(kept: KeptPosition, { state, played }: Match, { drawn }: SecretLuck): void {
  const { number } = kept;
  claim(canonical(kept) === canonical({ number, state, played, drawn }), notOnWay(number));
}

function notOnWay(number: number): string {
  return `Its log does not lead to the position that is kept of entry ${number}.`;
}

function again(match: Match, entry: MoveEntry, luck: SecretLuck): Match {
  const played = advance(match, entry.seat, entry.move, luck);
  if (refused(played))
    throw new Wrong(`Entry ${entry.number} of its log is against the rules: ${played.reason.key}.`);
  expectLuck(entry, played.entry.luck);
  return played.match;
}

function expectLuck(entry: LogEntry & { readonly luck: readonly number[] }, luck: readonly number[]): void {
  const isSame = canonical(entry.luck) === canonical(luck);
  claim(isSame, `The luck of entry ${entry.number} of its log does not come from its secret.`);
}

function claim(holds: boolean, otherwise: string): void {
  if (!holds) throw new Wrong(otherwise);
}
