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
    `It was played by rules ${record.rules}, and these are rules ${game.rules}.`,
  );
  const secret = Buffer.from(record.secret, 'hex');
  assertClaim(
    computeCommitment(secret) === record.commitment,
    'The secret is not the one that was sealed at the start.',
  );
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
    'Its digest is not that of its contents: something beside the moves was changed, such as a name or a time.',
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
  if (refused(all))
    throw new VerificationError('It was played with options that the game has not.', all.reason);
  const started = start(game, players.length, all, luck);
  if (refused(started)) throw new VerificationError('It cannot start.', started.reason);
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
  if (refused(read)) throw new VerificationError(`${which} is not what its text says.`, read.reason);
  const { toEarlierMove } = game.notation;
  const isSaid = isSame(read, move) || (toEarlierMove !== undefined && isSame(toEarlierMove(read), move));
  assertClaim(isSaid, `${which} is not what its text says.`);
  assertClaim(game.notation.printMove(read) === printed, `${which} is not written as it is printed.`);
}

function checkEnd(record: MatchRecord, { game, state }: Match): void {
  const positions = [game.notation.print(state), formatCanonicalJson(state)];
  assertClaim(positions.includes(record.position), 'The last position is not the one that it leads to.');
  const turn = game.turn(state);
  assertClaim((turn.kind === 'over') === (record.ending.kind === 'over'), 'It did not end as it says.');
  const standings = turn.kind === 'over' ? turn.standings : getUnfinishedStandings(record);
  assertClaim(isSame(standings, record.standings), 'The result is not the one that it leads to.');
}

function checkPassings({ left, came = [], moves, players }: MatchRecord): void {
  for (const { after, seat } of [...left, ...came]) {
    assertClaim(seat < players.length, 'Somebody left or took a seat that the match has not.');
    assertClaim(after <= moves.length, 'Somebody left or took a seat after more moves than there are.');
  }
}

function getUnfinishedStandings({ ending, players }: MatchRecord): readonly Standing[] {
  assertClaim(
    !('seat' in ending) || ending.seat < players.length,
    'Nobody sits at the seat that lost by its end.',
  );
  return 'seat' in ending ? getResignedStandings(players.length, ending.seat) : [];
}

function isSame(one: unknown, other: unknown): boolean {
  return formatCanonicalJson(one) === formatCanonicalJson(other);
}

function assertClaim(holds: boolean, otherwise: string): void {
  if (!holds) throw new VerificationError(otherwise);
}
