import { setImmediate } from 'node:timers/promises';
import { getEffectiveLog } from '../../app/core/log.ts';
import { getMatchName, type Table } from '../../app/core/table.ts';
import { advance, type Match, start } from '../../engine/kernel.ts';
import { SecretLuck } from '../../engine/luck.ts';
import { formatCanonicalJson } from '../../engine/record.ts';
import { refused } from '../../engine/refusal.ts';
import type { Checkpoint } from '../../store/checkpoints.ts';
import type { LogEntry, MoveEntry } from '../../store/log.ts';

/** Number of entries replayed before the check yields to the event loop. */
const MOVES_PER_BATCH = 25;

/** First fault of a match. The check stops there, as everything else may follow from it. */
class MatchFaultError extends Error {}

/**
 * Replays a running match from its whole log, with the randomness of its secret. Returns the first difference from the stored table as a
 * sentence, or null if there is none. `way`: the stored checkpoints of the match.
 */
export async function findMatchFault(
  table: Table,
  log: readonly LogEntry[],
  way: readonly Checkpoint[],
): Promise<string | null> {
  try {
    expectNumbered(table, log);
    await expectSame(table, log, way);
    return null;
  } catch (error) {
    if (error instanceof MatchFaultError) return error.message;
    return `Its log cannot be replayed: ${(error as Error).message}.`;
  }
}

function expectNumbered({ record: { version } }: Table, log: readonly LogEntry[]): void {
  const gap = log.findIndex(({ number }, at) => number !== at + 1);
  expectClaim(gap < 0, `Its log lacks entry ${gap + 1}.`);
  expectClaim(
    log.length === version,
    `Its row is at entry ${version}, but its log has ${log.length} entries.`,
  );
}

async function expectSame(table: Table, log: readonly LogEntry[], way: readonly Checkpoint[]): Promise<void> {
  const { record, game, seats } = table;
  const [opening, ...rest] = getEffectiveLog(log);
  if (opening?.kind !== 'start') throw new MatchFaultError('Its log does not begin with a start.');
  if (record.secret === null) throw new MatchFaultError('It has no secret.');
  const luck = new SecretLuck(record.secret, getMatchName(record.id));
  const started = start(game, seats.length, record.options, luck);
  if (refused(started)) throw new MatchFaultError(`Its log cannot start: ${started.reason.key}.`);
  expectLuck(opening, started.luck);
  const match = await replayEntries(started.match, rest, luck, way);
  expectClaim(
    record.played === match.played,
    `It counts ${record.played} moves, but its log has ${match.played}.`,
  );
  expectClaim(
    record.drawn === luck.drawn,
    `It counts ${record.drawn} random outcomes, but its log draws ${luck.drawn}.`,
  );
  const isSame = formatCanonicalJson(match.state) === formatCanonicalJson(record.state);
  expectClaim(isSame, 'Its log leads to a position other than the stored one.');
  expectClaim(
    game.turn(match.state).kind === 'act',
    'Its log leads to the end, but it is still being played.',
  );
}

/** Replays entries and compares the match with each stored checkpoint on the way. */
async function replayEntries(
  begun: Match,
  entries: readonly LogEntry[],
  luck: SecretLuck,
  way: readonly Checkpoint[],
): Promise<Match> {
  const ahead = new Map(way.map((kept) => [kept.number, kept]));
  let match = begun;
  for (const entry of entries) {
    if (entry.kind === 'move') match = replayDoctorMove(match, entry, luck);
    const kept = ahead.get(entry.number);
    if (kept) expectCheckpoint(kept, match, luck);
    ahead.delete(entry.number);
    if (entry.number % MOVES_PER_BATCH === 0) await setImmediate();
  }
  for (const number of ahead.keys()) throw new MatchFaultError(describeCheckpointFault(number));
  return match;
}

function expectCheckpoint(kept: Checkpoint, { state, played }: Match, { drawn }: SecretLuck): void {
  const { number } = kept;
  expectClaim(
    formatCanonicalJson(kept) === formatCanonicalJson({ number, state, played, drawn }),
    describeCheckpointFault(number),
  );
}

function describeCheckpointFault(number: number): string {
  return `Its log does not lead to the stored position of entry ${number}.`;
}

function replayDoctorMove(match: Match, entry: MoveEntry, luck: SecretLuck): Match {
  const played = advance(match, entry.seat, entry.move, luck);
  if (refused(played))
    throw new MatchFaultError(`Entry ${entry.number} of its log is against the rules: ${played.reason.key}.`);
  expectLuck(entry, played.entry.luck);
  return played.match;
}

function expectLuck(entry: LogEntry & { readonly luck: readonly number[] }, luck: readonly number[]): void {
  const isSame = formatCanonicalJson(entry.luck) === formatCanonicalJson(luck);
  expectClaim(isSame, `The luck of entry ${entry.number} of its log does not come from its secret.`);
}

function expectClaim(holds: boolean, otherwise: string): void {
  if (!holds) throw new MatchFaultError(otherwise);
}
