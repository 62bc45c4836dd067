import type { Game, Standing } from './game.ts';
import { advance, type Match, start } from './kernel.ts';
import { computeCommitment, SecretLuck } from './luck.ts';
import { applyDefaultOptions } from './options.ts';
import {
  computeRecordDigest,
  formatCanonicalJson,
  getResignedStandings,
  type MatchRecord,
  type RecordedMove,
} from './record.ts';
import { refused } from './refusal.ts';
import type { Text } from './text.ts';

/** First error found in a record, as a sentence. `reason` is the refusal of the rules. */
export class VerificationError extends Error {
  readonly reason: Text | null;

  constructor(sentence: string, reason: Text | null = null, options?: ErrorOptions) {
    super(sentence, options);
    this.reason = reason;
  }
}

/** Numbers of what was verified. */
interface Verification {
  readonly moves: number;
  /** Random outcomes, each recomputed from the secret. */
  readonly outcomes: number;
}

/**
 * Replays the match of a record by the rules, with every outcome recomputed from the revealed secret. Throws {@link
 * VerificationError} at the first difference. The digest, which covers everything else, is checked last.
 */
export function verifyMatchRecord(record: MatchRecord, game: Game): Verification {
  const steps = verifyInSteps(record, game);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Does the same and yields after each move, so that the caller can give other work a turn. */
export function* verifyInSteps(record: MatchRecord, game: Game): Generator<void, Verification, void> {
  assertClaim(
    record.rules === game.rules,
    `The match was played with rules ${record.rules}, but these are rules ${game.rules}.`,
  );
  const secret = Buffer.from(record.secret, 'hex');
  assertClaim(computeCommitment(secret) === record.commitment, 'The secret does not match its commitment.');
  const luck = new SecretLuck(secret, record.match);
  let match = runReadable('The set-up', () => openRecordedMatch(record, game, luck));
  for (const [at, move] of record.moves.entries()) {
    match = runReadable(`Move ${at + 1}`, () => replayRecordedMove(match, move, at, luck));
    yield;
  }
  runReadable('The end', () => checkEnd(record, match));
  checkPassings(record);
  assertClaim(
    computeRecordDigest(record) === record.digest,
    'The digest does not match the contents: something other than the moves was changed, such as a name or a time.',
  );
  return { moves: match.played, outcomes: luck.drawn };
}

/** Runs a check and reports an exception of the rules as an unreadable part: rules may throw at moves no player can make. */
function runReadable<T>(which: string, check: () => T): T {
  try {
    return check();
  } catch (cause) {
    if (cause instanceof VerificationError) throw cause;
    throw new VerificationError(`${which} cannot be read.`, null, { cause });
  }
}

/** Starts the match of a record. An option that the record lacks has its default. */
function openRecordedMatch({ players, options, opening }: MatchRecord, game: Game, luck: SecretLuck): Match {
  const all = applyDefaultOptions(game.options, options);
  if (refused(all)) throw new VerificationError('The match was played with unknown options.', all.reason);
  const started = start(game, players.length, all, luck);
  if (refused(started)) throw new VerificationError('The match cannot start.', started.reason);
  assertClaim(isSame(started.luck, opening), 'The luck of the set-up does not come from the secret.');
  return started.match;
}

function replayRecordedMove(match: Match, recorded: RecordedMove, at: number, luck: SecretLuck): Match {
  const which = `Move ${at + 1}`;
  checkText(which, match, recorded);
  const played = advance(match, recorded.seat, recorded.move, luck);
  if (refused(played)) throw new VerificationError(`${which} is against the rules.`, played.reason);
  assertClaim(
    isSame(played.entry.luck, recorded.luck),
    `The luck of move ${at + 1} does not come from the secret.`,
  );
  return played.match;
}

/**
 * Checks that the text parses as the move, and that the move prints as the text. If the rules were unavailable at
 * export, the text is the move as JSON, and its printed form must parse as the move.
 */
function checkText(which: string, { game, state }: Match, { seat, move, text }: RecordedMove): void {
  const turn = game.turn(state);
  assertClaim(turn.kind === 'act' && turn.seats.includes(seat), `${which} is made out of turn.`);
  const printed = text === formatCanonicalJson(move) ? game.notation.printMove(move) : text;
  const read = game.notation.parseMove(printed, game.view(state, seat), seat);
  if (refused(read)) throw new VerificationError(`${which} differs from its text.`, read.reason);
  const { toEarlierMove } = game.notation;
  const isSaid = isSame(read, move) || (toEarlierMove !== undefined && isSame(toEarlierMove(read), move));
  assertClaim(isSaid, `${which} differs from its text.`);
  assertClaim(game.notation.printMove(read) === printed, `${which} is not in canonical notation.`);
}

function checkEnd(record: MatchRecord, { game, state }: Match): void {
  const positions = [game.notation.print(state), formatCanonicalJson(state)];
  assertClaim(positions.includes(record.position), 'The last position does not follow from the moves.');
  const turn = game.turn(state);
  assertClaim(
    (turn.kind === 'over') === (record.ending.kind === 'over'),
    'The match did not end as recorded.',
  );
  const standings = turn.kind === 'over' ? turn.standings : getUnfinishedStandings(record);
  assertClaim(isSame(standings, record.standings), 'The result does not follow from the match.');
}

function checkPassings({ left, came = [], moves, players }: MatchRecord): void {
  for (const { after, seat } of [...left, ...came]) {
    assertClaim(seat < players.length, 'A player left or joined at a seat that does not exist.');
    assertClaim(after <= moves.length, 'A player left or joined after more moves than the match has.');
  }
}

function getUnfinishedStandings({ ending, players }: MatchRecord): readonly Standing[] {
  assertClaim(!('seat' in ending) || ending.seat < players.length, 'The losing seat does not exist.');
  return 'seat' in ending ? getResignedStandings(players.length, ending.seat) : [];
}

function isSame(one: unknown, other: unknown): boolean {
  return formatCanonicalJson(one) === formatCanonicalJson(other);
}

function assertClaim(holds: boolean, otherwise: string): void {
  if (!holds) throw new VerificationError(otherwise);
}
