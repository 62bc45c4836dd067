import type { Game, Standing } from './game.ts';
import { advance, type Match, start } from './kernel.ts';
import { commitment, SecretLuck } from './luck.ts';
import { completed } from './options.ts';
import { canonical, digestOf, type MatchRecord, type RecordedMove, resignedStandings } from './record.ts';
import { refused } from './refusal.ts';

/** What was wrong with a record, as a sentence for whoever checks it. */
export class Unverified extends Error {}

/** What a check has gone through. */
export interface Verified {
  readonly moves: number;
  /** Outcomes of luck, each computed again from the secret. */
  readonly outcomes: number;
}

/**
 * Plays the match of a record again by the rules, with every outcome of its luck computed from the revealed secret.
 * Throws {@link Unverified} at the first thing that is not as recorded.
 */
export function verified(record: MatchRecord, game: Game): Verified {
  claim(
    record.rules === game.rules,
    `It was played by rules ${record.rules}, and these are rules ${game.rules}.`,
  );
  claim(digestOf(record) === record.digest, 'Its digest is not that of its contents.');
  const secret = Buffer.from(record.secret, 'hex');
  claim(commitment(secret) === record.commitment, 'The secret is not the one that was sealed at the start.');
  const luck = new SecretLuck(secret, record.match);
  const match = record.moves.reduce(
    (now, move, at) => again(now, move, at, luck),
    opened(record, game, luck),
  );
  checkEnd(record, match);
  return { moves: match.played, outcomes: luck.drawn };
}

function opened({ players, options, opening }: MatchRecord, game: Game, luck: SecretLuck): Match {
  claim(!refused(completed(game.options, options)), 'It was played with options that the game has not.');
  const started = start(game, players.length, options, luck);
  if (refused(started)) throw new Unverified(`It cannot start: ${started.reason.key}.`);
  claim(same(started.luck, opening), 'The luck of the set-up does not come from the secret.');
  return started.match;
}

function again(match: Match, recorded: RecordedMove, at: number, luck: SecretLuck): Match {
  const which = `Move ${at + 1}`;
  checkText(which, match, recorded);
  const played = advance(match, recorded.seat, recorded.move, luck);
  if (refused(played)) throw new Unverified(`${which} is against the rules: ${played.reason.key}.`);
  claim(same(played.entry.luck, recorded.luck), `The luck of move ${at + 1} does not come from the secret.`);
  return played.match;
}

/**
 * The move is well formed: it is what its text reads as, and its text is what it prints. Where its rules were not at hand
 * when it was exported, the text is the move as JSON.
 */
function checkText(which: string, { game, state }: Match, { seat, move, text }: RecordedMove): void {
  const turn = game.turn(state);
  claim(turn.kind === 'act' && turn.seats.includes(seat), `${which} is made out of turn.`);
  if (text === canonical(move)) return;
  const read = game.notation.parseMove(text, game.view(state, seat), seat);
  claim(!refused(read) && same(read, move), `${which} is not what its text says.`);
  claim(game.notation.printMove(read) === text, `${which} is not written as it is printed.`);
}

function checkEnd(record: MatchRecord, { game, state }: Match): void {
  const positions = [game.notation.print(state), canonical(state)];
  claim(positions.includes(record.position), 'The last position is not the one that it leads to.');
  const turn = game.turn(state);
  claim((turn.kind === 'over') === (record.ending.kind === 'over'), 'It did not end as it says.');
  const standings = turn.kind === 'over' ? turn.standings : unfinished(record);
  claim(same(standings, record.standings), 'The result is not the one that it leads to.');
}

function unfinished({ ending, players }: MatchRecord): readonly Standing[] {
  return 'seat' in ending ? resignedStandings(players.length, ending.seat) : [];
}

function same(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

function claim(holds: boolean, otherwise: string): void {
  if (!holds) throw new Unverified(otherwise);
}
