import { MAX_MATCH_MOVES } from '../../ai/exhibition.ts';
import { Notes } from '../../ai/notes.ts';
import { pickRandomPath } from '../../ai/random-path.ts';
import { type Chance, createSeededChance } from '../../engine/chance.ts';
import type { Entry } from '../../engine/entry.ts';
import type { Game, Seat, Standing } from '../../engine/game.ts';
import { advance, type Match, type Played, start } from '../../engine/kernel.ts';
import type { Options } from '../../engine/options.ts';
import { refused } from '../../engine/refusal.ts';
import { UsageError } from '../cli-args.ts';
import { translateToEnglish } from '../english.ts';
import { getProcessorTime } from '../processor-time.ts';
import type { Player } from './players.ts';

/** Move of a match, with what its mover knew. */
export interface Decision {
  /** Match before the move. */
  readonly match: Match;
  readonly view: unknown;
  readonly notes: unknown;
  readonly entry: Entry;
  /** Processor time of the move. */
  readonly milliseconds: number;
}

/** Match between these players, by seat. */
interface MatchCall {
  readonly game: Game;
  readonly options: Options;
  readonly players: readonly Player[];
  readonly seed: number;
  readonly number: number;
  /** Receives every move. */
  readonly watch?: (decision: Decision) => void;
}

/** Result of a match; `standings` is empty if it was stopped at the move limit. */
interface MatchResult {
  readonly standings: readonly Standing[];
  readonly moves: number;
  readonly refused: number;
}

/** Series of matches: A sits in each seat in turn, B in all others. */
export interface ArenaCall {
  readonly game: Game;
  readonly seats: number;
  readonly options: Options;
  readonly a: Player;
  readonly b: Player;
  readonly games: number;
  readonly seed: number;
  /** Receives every move of A, with the position before it. */
  readonly watch?: (match: Match, seat: Seat, move: unknown) => void;
}

/** Result of one match with A's seat, and the processor time of each move of A in ms. */
export interface FoughtMatch extends MatchResult {
  readonly seat: Seat;
  readonly milliseconds: readonly number[];
}

/** Maximum number of moves; a match that exceeds it counts as unfinished. */
export const MAX_ARENA_MOVES = MAX_MATCH_MOVES;

/** Plays the matches one after the other. */
export async function* fight(call: ArenaCall): AsyncGenerator<FoughtMatch> {
  for (let number = 0; number < call.games; number++) yield await fightOne(call, number);
}

async function fightOne({ a, b, watch, seats, ...call }: ArenaCall, number: number): Promise<FoughtMatch> {
  const seat = number % seats;
  const milliseconds: number[] = [];
  const result = await playMatch({
    ...call,
    number,
    players: Array.from({ length: seats }, (_, at) => (at === seat ? a : b)),
    watch: ({ match, entry, milliseconds: used }) => {
      if (entry.seat !== seat) return;
      milliseconds.push(used);
      watch?.(match, seat, entry.move);
    },
  });
  return { ...result, seat, milliseconds };
}

/** Plays one match. The same seed and number give the same match. */
export async function playMatch({
  game,
  options,
  players,
  seed,
  number,
  watch,
}: MatchCall): Promise<MatchResult> {
  const rules = createSeededChance(seed * 1_000_003 + number * 7);
  const chance = createSeededChance(seed * 1_000_003 + number * 7 + 3);
  const started = start(game, players.length, options, rules);
  if (refused(started)) throw new UsageError(translateToEnglish(started.reason));
  let [match, refusals] = [started.match, 0];
  const views = players.map((_, at) => game.view(match.state, at));
  const notes = new Notes(game, views);
  for (let turn = game.turn(match.state); turn.kind === 'act' && match.played < MAX_ARENA_MOVES; ) {
    const seat = turn.seats[0] as Seat;
    const known = { view: game.view(match.state, seat), notes: notes.of(seat) };
    const before = getProcessorTime();
    const move = await (players[seat] as Player)({ ...known, game, seat, chance });
    const milliseconds = getProcessorTime() - before;
    const { played, isRefused } = makeArenaMove(match, seat, move, rules, chance);
    if (isRefused) refusals++;
    watch?.({ ...known, match, entry: played.entry, milliseconds });
    match = played.match;
    notes.addEvents(played.entry.events);
    turn = game.turn(match.state);
  }
  const end = game.turn(match.state);
  const standings = end.kind === 'over' ? end.standings : [];
  return { standings, moves: match.played, refused: refusals };
}

/** Makes the move, or a random one if it is refused. */
function makeArenaMove(match: Match, seat: Seat, move: unknown, rules: Chance, chance: Chance) {
  const played = advance(match, seat, move, rules);
  if (!refused(played)) return { played, isRefused: false };
  const { move: other } = pickRandomPath(match.game, match.game.view(match.state, seat), seat, chance);
  return { played: advance(match, seat, other, rules) as Played<never>, isRefused: true };
}
