import { parseGameArg, parseNumberArg, parseOptionsArg } from './cli-args.ts';
import { parseFlags } from './flags.ts';
import { measureTurns } from './measure-turns.ts';
import { run } from './run.ts';
import { type Simulation, type SimulationCall, simulate } from './simulation.ts';
import type { Spread } from './spread.ts';

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
