import { type ExhibitionMove, playExhibition } from '../ai/exhibition.ts';
import { MIDDLE_STRENGTH } from '../ai/strengths.ts';
import type { Seat } from '../engine/game.ts';
import { start } from '../engine/kernel.ts';
import { createSeededChance } from '../engine/seeded-chance.ts';
import { parseGameArg, parseNumberArg, parseOptionsArg, requireAllowed } from './cli-args.ts';
import { parseFlags } from './flags.ts';
import { run } from './run.ts';
import { type Simulation, type SimulationCall, simulate } from './simulation.ts';
import { computeSpread, type Spread } from './spread.ts';

/** `npm run -s simulate`: plays whole matches by random moves, and measures them. */
await run(() => {
  const { operands, values } = parseFlags({
    command: 'npm run -s simulate',
    operands: ['<game>'],
    about: ['Plays whole matches by random moves. Prints their length, the winners and the speed.'],
    flags: {
      seats: { type: 'string', value: 'N', help: 'number of players; the fewest of the game by default' },
      games: { type: 'string', value: 'N', default: '1000', help: 'number of matches' },
      seed: { type: 'string', value: 'N', default: '1', help: 'seed of the randomness' },
      options: { type: 'string', value: 'JSON', help: 'options of the game, such as {"size":16}' },
      minds: { type: 'boolean', default: false, help: "measure each seat's turns in matches of medium AIs" },
      json: { type: 'boolean', default: false, help: 'print JSON' },
    },
  });
  const game = parseGameArg(operands[0]);
  const call = {
    game,
    seats: values.seats === undefined ? (game.seats[0] ?? 1) : parseNumberArg('seats', values.seats, 1),
    options: parseOptionsArg(game, values.options),
    games: parseNumberArg('games', values.games, 1),
    seed: parseNumberArg('seed', values.seed, 0),
  };
  const found = values.minds ? measureTurns(call) : simulate(call);
  process.stdout.write(`${values.json ? JSON.stringify(found, null, 2) : formatResult(call, found)}\n`);
  return 0;
});

function formatResult({ game, seats, games }: SimulationCall, found: Simulation | Spread): string {
  if ('game' in found) return formatSimulation(found);
  return `${games} games of ${game.id}, ${seats} seats, played by medium AIs\nturns each  ${formatSpread(found)}`;
}

function formatSimulation({ game, seats, options, games, seed, ...found }: Simulation): string {
  const wins = found.wins.map((count, seat) => `seat ${seat + 1}: ${formatShare(count, games)}`);
  return [
    `${games} games of ${game}, ${seats} seats, seed ${seed}, ${JSON.stringify(options)}`,
    `moves       ${formatSpread(found.moves)}`,
    `turns       ${formatSpread(found.turns)}`,
    `wins        ${wins.join(', ')}; shared ${formatShare(found.shared, games)}; unfinished ${found.unfinished}`,
    `speed       ${found.movesPerSecond.toLocaleString('en')} moves/s`,
  ].join('\n');
}

function formatSpread({ median, mean, p90, max }: Spread): string {
  return `median ${median}, mean ${mean.toFixed(1)}, p90 ${p90}, max ${max}`;
}

function formatShare(count: number, of: number): string {
  return `${((100 * count) / of).toFixed(1)} %`;
}

/**
 * Measures the turns of each seat in matches of medium AIs. A turn is everything a seat does before another acts; a
 * turn without any decision is played automatically and does not count. Throws {@link UsageError} if seats and options
 * do not go together.
 */
export function measureTurns(call: SimulationCall): Spread {
  return computeSpread(
    Array.from({ length: call.games }, (_, number) => countMatchTurns(call, number)).flat(),
  );
}

/** Counts the turns by seat. */
function countMatchTurns({ game, seats, options, seed }: SimulationCall, number: number): readonly number[] {
  const chance = createSeededChance(seed * 1_000_003 + number);
  const { match } = requireAllowed(start(game, seats, options, chance));
  const ais = Array.from({ length: seats }, () => MIDDLE_STRENGTH);
  const moves = [...playExhibition(match, ais, chance)];
  return ais.map((_, seat) => moves.filter((_move, at) => isTurnStart(moves, at, seat)).length);
}

/** Returns whether the move is the seat's first decision since another seat acted. */
function isTurnStart(moves: readonly ExhibitionMove[], at: number, seat: Seat): boolean {
  if (!isDecision(moves[at], seat)) return false;
  const before = moves.slice(0, at).findLast((move) => move.entry.seat !== seat || !move.forced);
  return before?.entry.seat !== seat;
}

function isDecision(move: ExhibitionMove | undefined, seat: Seat): boolean {
  return move?.entry.seat === seat && !move.forced;
}
