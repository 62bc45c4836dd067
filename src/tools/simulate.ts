import { gameCalled, numberCalled, optionsCalled } from './called.ts';
import { calledWith } from './flags.ts';
import { run } from './run.ts';
import { type Simulation, simulate } from './simulation.ts';
import type { Spread } from './spread.ts';

/** `npm run -s simulate -- <game> [--seats N] [--games N] [--seed N] [--options JSON] [--json]`: whole games by random AI seats. */
await run(() => {
  const { id, values } = calledWith({
    seats: { type: 'string' },
    games: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    options: { type: 'string' },
    json: { type: 'boolean', default: false },
  });
  const game = gameCalled(id);
  const simulation = simulate({
    game,
    seats: values.seats === undefined ? (game.seats[0] ?? 1) : numberCalled('seats', values.seats, 1),
    options: optionsCalled(game, values.options),
    games: numberCalled('games', values.games, 1),
    seed: numberCalled('seed', values.seed, 0),
  });
  process.stdout.write(`${values.json ? JSON.stringify(simulation, null, 2) : inWords(simulation)}\n`);
  return 0;
});

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
