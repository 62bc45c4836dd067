import type { Game, Standing } from './game.ts';
import { advance, type Match, start } from './kernel.ts';
import { commitment, SecretLuck } from './luck.ts';
import { completed } from './options.ts';
import { canonical, digestOf, type MatchRecord, type RecordedMove, resignedStandings } from './record.ts';
import { refused } from './refusal.ts';
import type { Text } from './text.ts';

/** First fault of a record, as a sentence. `reason` is the refusal of the rules. */
export class Unverified extends Error {
  readonly reason: Text | null;

  constructor(sentence: string, reason: Text | null = null, options?: ErrorOptions) {
    super(sentence, options);
    this.reason = reason;
  }
}

/** What a check has gone through. */
interface Verified {
  readonly moves: number;
  /** Outcomes of luck, each computed again from the secret. */
  readonly outcomes: number;
}

/**
 * Plays the match of a record again by the rules, with every outcome of its luck computed from the revealed secret.
 * Throws {@link Unverified} at the first thing that is not as recorded; the digest, which covers all else, comes last.
 */
export function verified(record: MatchRecord, game: Game): Verified {
  claim(
    record.rules === game.rules,
    `It was played by rules ${record.rules}, and these are rules ${game.rules}.`,
  );
  const secret = Buffer.from(record.secret, 'hex');
  claim(commitment(secret) === record.commitment, 'The secret is not the one that was sealed at the start.');
  const luck = new SecretLuck(secret, record.match);
  const first = readable('The set-up', () => opened(record, game, luck));
  const match = record.moves.reduce(
    (now, move, at) => readable(`Move ${at + 1}`, () => again(now, move, at, luck)),
    first,
  );
  readable('The end', () => checkEnd(record, match));
  checkPassings(record);
  claim(
    digestOf(record) === record.digest,
    'Its digest is not that of its contents: something beside the moves was changed, such as a name or a time.',
  );
  return { moves: match.played, outcomes: luck.drawn };
}

/** Rules may throw at what no player could have done: then that part of the record cannot be read. */
function readable<T>(which: string, check: () => T): T {
  try {
    return check();
  } catch (cause) {
    if (cause instanceof Unverified) throw cause;
    throw new Unverified(`${which} cannot be read.`, null, { cause });
  }
}

/** An option that a record lacks was played as usual. */
function opened({ players, options, opening }: MatchRecord, game: Game, luck: SecretLuck): Match {
  const all = completed(game.options, options);
  if (refused(all)) throw new Unverified('It was played with options that the game has not.', all.reason);
  const started = start(game, players.length, all, luck);
  if (refused(started)) throw new Unverified('It cannot start.', started.reason);
  claim(same(started.luck, opening), 'The luck of the set-up does not come from the secret.');
  return started.match;
}

function again(match: Match, recorded: RecordedMove, at: number, luck: SecretLuck): Match {
  const which = `Move ${at + 1}`;
  checkText(which, match, recorded);
  const played = advance(match, recorded.seat, recorded.move, luck);
  if (refused(played)) throw new Unverified(`${which} is against the rules.`, played.reason);
  claim(same(played.entry.luck, recorded.luck), `The luck of move ${at + 1} does not come from the secret.`);
  return played.match;
}

/**
 * The move is well formed: it is what its text reads as, and its text is what it prints. Where its rules were not at hand
 * when it was exported, the text is the move as JSON, and what it prints has to read as the move.
 */
function checkText(which: string, { game, state }: Match, { seat, move, text }: RecordedMove): void {
  const turn = game.turn(state);
  claim(turn.kind === 'act' && turn.seats.includes(seat), `${which} is made out of turn.`);
  const printed = text === canonical(move) ? game.notation.printMove(move) : text;
  const read = game.notation.parseMove(printed, game.view(state, seat), seat);
  if (refused(read)) throw new Unverified(`${which} is not what its text says.`, read.reason);
  const { toEarlierMove } = game.notation;
  const isSaid = same(read, move) || (toEarlierMove !== undefined && same(toEarlierMove(read), move));
  claim(isSaid, `${which} is not what its text says.`);
  claim(game.notation.printMove(read) === printed, `${which} is not written as it is printed.`);
}

function checkEnd(record: MatchRecord, { game, state }: Match): void {
  const positions = [game.notation.print(state), canonical(state)];
  claim(positions.includes(record.position), 'The last position is not the one that it leads to.');
  const turn = game.turn(state);
  claim((turn.kind === 'over') === (record.ending.kind === 'over'), 'It did not end as it says.');
  const standings = turn.kind === 'over' ? turn.standings : unfinished(record);
  claim(same(standings, record.standings), 'The result is not the one that it leads to.');
}

function checkPassings({ left, came = [], moves, players }: MatchRecord): void {
  for (const { after, seat } of [...left, ...came]) {
    claim(seat < players.length, 'Somebody left or took a seat that the match has not.');
    claim(after <= moves.length, 'Somebody left or took a seat after more moves than there are.');
  }
}

function unfinished({ ending, players }: MatchRecord): readonly Standing[] {
  claim(!('seat' in ending) || ending.seat < players.length, 'Nobody sits at the seat that lost by its end.');
  return 'seat' in ending ? resignedStandings(players.length, ending.seat) : [];
}

function same(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

function claim(holds: boolean, otherwise: string): void {
  if (!holds) throw new Unverified(otherwise);
}
