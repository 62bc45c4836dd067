import { randomInt } from 'node:crypto';
import { createInterface } from 'node:readline';
import { isStrength, MIDDLE_STRENGTH, STRENGTH_IDS, type StrengthId } from '../ai/strengths.ts';
import { createSeededChance } from '../engine/chance.ts';
import type { Seat } from '../engine/game.ts';
import { start } from '../engine/kernel.ts';
import { refused } from '../engine/refusal.ts';
import {
  LANGUAGE_FLAG,
  parseGameArg,
  parseLanguageArg,
  parseNumberArg,
  parseOptionsArg,
  UsageError,
} from './cli-args.ts';
import { translateToEnglish } from './english.ts';
import { parseFlags } from './flags.ts';
import { playHotSeat, type Terminal } from './hot-seat.ts';
import { run } from './run.ts';

/** `npm run play`: plays a game in the terminal. */
await run(async () => {
  const { operands, values } = parseFlags({
    command: 'npm run play',
    operands: ['<game>'],
    about: [
      'Plays a game in the terminal, with all players at one keyboard. Answers can also come',
      'from a pipe, one a line. AI players by example:',
      '  --ai owl            owls in all seats but the first',
      '  --ai owl,badger     an owl, a badger, and so on, after the first seat',
      '  --ai 2=owl,3=badger at these seats',
      '  --ai 2,3            AIs of medium strength at these seats',
    ],
    flags: {
      seats: { type: 'string', value: 'N', help: 'number of players; the fewest of the game by default' },
      ai: { type: 'string', value: 'LIST', default: '', help: 'AI players, as above' },
      options: { type: 'string', value: 'JSON', help: 'options of the game, such as {"size":16}' },
      seed: { type: 'string', value: 'N', help: 'seed of the randomness; random by default' },
      language: LANGUAGE_FLAG,
    },
  });
  const game = parseGameArg(operands[0]);
  const seats = values.seats === undefined ? (game.seats[0] ?? 1) : parseNumberArg('seats', values.seats, 1);
  const chance = createSeededChance(
    values.seed === undefined ? randomInt(2 ** 32) : parseNumberArg('seed', values.seed, 0),
  );
  const started = start(game, seats, parseOptionsArg(game, values.options), chance);
  if (refused(started)) throw new UsageError(translateToEnglish(started.reason));
  const ai = parseAis(values.ai, seats);
  const { terminal, close } = openTerminal();
  await playHotSeat(started.match, { ai, language: parseLanguageArg(values.language), chance, terminal });
  close();
  return 0;
});

/** Parses the AI seats, given as players from 1; strengths alone are for the players after the first. */
function parseAis(typed: string, seats: number): ReadonlyMap<Seat, StrengthId> {
  const items = typed.split(',').map((item) => item.trim());
  const strengths = items.filter(isStrength);
  const others = strengths.length === 0 ? [] : Array.from({ length: seats - 1 }, (_, at) => at);
  return new Map([
    ...others.map((at) => [at + 1, strengths[at % strengths.length] as StrengthId] as const),
    ...items.filter((item) => item !== '' && !isStrength(item)).map((item) => parseAi(item, seats)),
  ]);
}

/** Parses "2=owl", or "2" for a medium AI. */
function parseAi(item: string, seats: number): readonly [Seat, StrengthId] {
  const [typed = '', strength = MIDDLE_STRENGTH, extra] = item.split('=').map((part) => part.trim());
  if (!isStrength(strength) || extra !== undefined || !/^\d+$/.test(typed)) throw createUnknownAiError(item);
  const player = Number(typed);
  if (player >= 1 && player <= seats) return [player - 1, strength];
  throw new UsageError(`--ai names player ${player}, but the players are 1 to ${seats}.`);
}

function createUnknownAiError(item: string): UsageError {
  return new UsageError(
    `--ai takes ${STRENGTH_IDS.join(', ')}, or seats such as 2 and 2=owl, not "${item}".`,
  );
}

function openTerminal(): { readonly terminal: Terminal; readonly close: () => void } {
  const input = createInterface({ input: process.stdin });
  const lines = input[Symbol.asyncIterator]();
  const read = async (prompt: string) => {
    process.stdout.write(prompt);
    const { value, done } = await lines.next();
    if (!done) return String(value);
    process.stdout.write('\n');
    return null;
  };
  return {
    terminal: { write: (line) => void process.stdout.write(`${line}\n`), read },
    close: () => input.close(),
  };
}
