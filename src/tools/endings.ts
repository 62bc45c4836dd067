import { games } from '../games/registry.ts';
import { BadCall, gameCalled, numberCalled } from './called.ts';
import { brokenLimits, ENDINGS_HEAD, type EndingsRow, endingsLine, endingsRows } from './endings/rows.ts';
import { calledWith } from './flags.ts';
import { run } from './run.ts';

/**
 * `npm run -s endings -- [game] [--games 50] [--seed N] [--seats N] [--playouts N] [--json]`: whether matches of AIs come to
 * an end, for each number of seats and each line-up: equals of every strength, mixed ones, an owl among scripted players.
 * They think with the playouts of the game unless told. Code 1 where a match did not end, one position occurred more than
 * three times, MotoX was passed for rounds, or Forage ran to its cap more than once and in more than 2 of 100 matches.
 */
await run(async () => {
  const { id, values } = calledWith({
    games: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
    seats: { type: 'string' },
    playouts: { type: 'string' },
    json: { type: 'boolean', default: false },
  });
  const among = id === undefined ? games.filter(({ mind }) => mind) : [gameCalled(id)];
  if (!among.every(({ mind }) => mind)) throw new BadCall(`No AI plays ${id}.`);
  const call = {
    games: among,
    seats: values.seats === undefined ? null : numberCalled('seats', values.seats, 1),
    matches: numberCalled('games', values.games, 1),
    seed: numberCalled('seed', values.seed, 0),
    playouts: values.playouts === undefined ? undefined : numberCalled('playouts', values.playouts, 0),
  };
  const { seats } = call;
  if (seats !== null && !among.some((game) => game.seats.includes(seats)))
    throw new BadCall(`No game that was asked for is played by ${seats}.`);
  const rows: EndingsRow[] = [];
  if (!values.json) process.stdout.write(`${ENDINGS_HEAD.join('\n')}\n`);
  for await (const row of endingsRows(call)) {
    rows.push(row);
    if (!values.json) process.stdout.write(`${endingsLine(row)}\n`);
  }
  const broken = brokenLimits(rows);
  process.stdout.write(values.json ? `${JSON.stringify({ rows, broken }, null, 2)}\n` : lines(broken));
  return broken.length === 0 ? 0 : 1;
});

function lines(broken: readonly string[]): string {
  return broken.length === 0 ? '' : `\n${broken.map((one) => `- ${one}\n`).join('')}`;
}
