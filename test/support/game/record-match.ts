import { pickRandomPath } from '../../../src/ai/random-path.ts';
import type { Game, Seat } from '../../../src/engine/game.ts';
import { advance, start } from '../../../src/engine/kernel.ts';
import { computeCommitment, SecretLuck } from '../../../src/engine/luck.ts';
import { getDefaultOptions, type Options } from '../../../src/engine/options.ts';
import { computeRecordDigest, type MatchRecord, type RecordedMove } from '../../../src/engine/record.ts';
import { refused } from '../../../src/engine/refusal.ts';

const RECORDED_AT = '2026-01-01T00:00:00.000Z';

/** Records the first `most` moves of a random match. */
export function recordMatch(game: Game, most: number, chosen: Options = {}): MatchRecord {
  const secret = Buffer.alloc(32, 7);
  const luck = new SecretLuck(secret, 'table-7');
  const options = { ...getDefaultOptions(game.options), ...chosen };
  const seats = game.seats[0] as number;
  const started = start(game, seats, options, luck);
  if (refused(started)) throw new Error(started.reason.key);
  let { match } = started;
  const moves: RecordedMove[] = [];
  for (
    let turn = game.turn(match.state);
    turn.kind === 'act' && moves.length < most;
    turn = game.turn(match.state)
  ) {
    const seat = turn.seats[0] as Seat;
    const chance = new SecretLuck(secret, `moves-${moves.length}`);
    const { move } = pickRandomPath(game, game.view(match.state, seat), seat, chance);
    const played = advance(match, seat, move, luck);
    if (refused(played)) throw new Error(played.reason.key);
    moves.push({ seat, move, text: game.notation.printMove(move), luck: played.entry.luck, at: RECORDED_AT });
    match = played.match;
  }
  const turn = game.turn(match.state);
  return sealRecord({
    piecemeal: 1,
    game: game.id,
    rules: game.rules,
    options,
    players: Array.from({ length: seats }, (_, seat) => ({ name: `Player ${seat + 1}`, ai: false })),
    left: [],
    match: 'table-7',
    commitment: computeCommitment(secret),
    secret: secret.toString('hex'),
    started: RECORDED_AT,
    ended: RECORDED_AT,
    opening: started.luck,
    moves,
    ending: { kind: turn.kind === 'over' ? 'over' : 'cancelled' },
    standings: turn.kind === 'over' ? turn.standings : [],
    position: game.notation.print(match.state),
    digest: '',
  });
}

/** Returns the record with a matching digest, whatever its contents. */
export function sealRecord(record: MatchRecord): MatchRecord {
  return { ...record, digest: computeRecordDigest(record) };
}
