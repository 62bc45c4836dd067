import { parseGameArg, parseNumberArg, parseOptionsArg } from './cli-args.ts';
import { parseFlags } from './flags.ts';
import { measureTurns } from './measure-turns.ts';
import { run } from './run.ts';
import { type Simulation, type SimulationCall, simulate } from './simulation.ts';
import type { Spread } from './spread.ts';

/**
 * `npm run -s simulate -- <game> [--seats N] [--games N] [--seed N] [--options JSON] [--minds] [--json]`: plays whole
 * games by random AI seats; with `--minds` measures the turns of each seat in matches of medium AIs.
 */
await run(() => {
  const { id, values } = parseFlags({
    seats: { type: 'string' },
    games: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    options: { type: 'string' },
    minds: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  });
  const game = parseGameArg(id);
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
  return `${games} games of ${game.id}, ${seats} seats, by AIs of the middle strength\nturns each  ${formatSpread(found)}`;
}

function formatSimulation({ game, seats, options, games, seed, ...found }: Simulation): string {
  const wins = found.wins.map((count, seat) => `seat ${seat + 1}: ${formatShare(count, games)}`);
  return [
    `${games} games of ${game}, ${seats} seats, seed ${seed}, ${JSON.stringify(options)}`,
    `moves       ${formatSpread(found.moves)}`,
    `turns       ${formatSpread(found.turns)}`,
    `wins        ${wins.join(', ')}; shared ${formatShare(found.shared, games)}; broken off ${found.unfinished}`,
    `speed       ${found.movesPerSecond.toLocaleString('en')} moves/s`,
  ].join('\n');
}

function formatSpread({ median, mean, p90, max }: Spread): string {
  return `median ${median}, mean ${mean.toFixed(1)}, p90 ${p90}, max ${max}`;
}

function formatShare(count: number, of: number): string {
  return `${((100 * count) / of).toFixed(1)} %`;
}
