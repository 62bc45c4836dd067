import { gameCalled, numberCalled, optionsCalled } from './called.ts';
import { calledWith } from './flags.ts';
import { run } from './run.ts';
import { type Simulation, type SimulationCall, simulate } from './simulation.ts';
import type { Spread } from './spread.ts';
import { turnsEach } from './turns-each.ts';

/**
 * `npm run -s simulate -- <game> [--seats N] [--games N] [--seed N] [--options JSON] [--minds] [--json]`: whole games by random
 * AI seats; with `--minds` how many turns each has where AIs of the middle strength play.
 */
await run(() => {
  const { id, values } = calledWith({
    seats: { type: 'string' },
    games: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    options: { type: 'string' },
    minds: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  });
  const game = gameCalled(id);
  const call = {
    game,
    seats: values.seats === undefined ? (game.seats[0] ?? 1) : numberCalled('seats', values.seats, 1),
    options: optionsCalled(game, values.options),
    games: numberCalled('games', values.games, 1),
    seed: numberCalled('seed', values.seed, 0),
  };
  const found = values.minds ? turnsEach(call) : simulate(call);
  process.stdout.write(`${values.json ? JSON.stringify(found, null, 2) : told(call, found)}\n`);
  return 0;
});

function told({ game, seats, games }: SimulationCall, found: Simulation | Spread): string {
  if ('game' in found) return inWords(found);
  return `${games} games of ${game.id}, ${seats} seats, by AIs of the middle strength\nturns each  ${lengths(found)}`;
}

function inWords({ game, seats, options, games, seed, ...found }: Simulation): string {
  const wins = found.wins.map((count, seat) => `seat ${seat + 1}: ${share(count, games)}`);
  return [
    `${games} games of ${game}, ${seats} seats, seed ${seed}, ${JSON.stringify(options)}`,
    `moves       ${lengths(found.moves)}`,
    `turns       ${lengths(found.turns)}`,
    `wins        ${wins.join(', ')}; shared ${share(found.shared, games)}; broken off ${found.unfinished}`,
    `speed       ${found.movesPerSecond.toLocaleString('en')} moves/s`,
  ].join('\n');
}

function lengths({ median, mean, p90, max }: Spread): string {
  return `median ${median}, mean ${mean.toFixed(1)}, p90 ${p90}, max ${max}`;
}

function share(count: number, of: number): string {
  return `${((100 * count) / of).toFixed(1)} %`;
}
