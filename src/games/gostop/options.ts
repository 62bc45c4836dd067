import type { GameOption, Options, Preset } from '../../engine/options.ts';
import { Refusal } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import type { GoStopOptions } from './types.ts';

const NO_YES = [false, true] as const;

/** Options that the host can choose. */
export const OPTIONS: readonly GameOption[] = [
  { id: 'dealer', values: ['random', 'rps', 'host'], default: 'random' },
  { id: 'deals', values: [1, 3, 5, 10], default: 1 },
  { id: 'four', values: ['threshold', 'literal', 'ten'], default: 'threshold' },
  { id: 'rain', values: ['three', 'two'], default: 'three' },
  { id: 'cup', values: NO_YES, default: false },
  { id: 'additive', values: NO_YES, default: false },
  { id: 'improve', values: NO_YES, default: false },
  { id: 'ttadak', values: NO_YES, default: false },
  { id: 'jjok', values: NO_YES, default: false },
  { id: 'drawnFourth', values: [true, false], default: true },
  { id: 'steal', values: ['plain', 'immune', 'victim'], default: 'plain' },
  { id: 'lastSweep', values: NO_YES, default: false },
  { id: 'shake', values: ['always', 'unmatched', 'first'], default: 'always' },
  { id: 'bombDoubles', values: NO_YES, default: false },
  { id: 'reserve', values: ['six', 'unlimited'], default: 'six' },
  { id: 'animals', values: [7, 8], default: 7 },
  { id: 'wins', values: ['stopper', 'most'], default: 'stopper' },
  { id: 'penalties', values: NO_YES, default: false },
  { id: 'exhausted', values: ['draw', 'double', 'most'], default: 'draw' },
];

/** Presets. `korean` is the usual way to play in Korea, as far as the options reach; a doubled deal needs a following one. `book` is every default. */
export const PRESETS: readonly Preset[] = [
  {
    id: 'korean',
    usualIn: 'ko',
    turnsEach: { 2: 27, 3: 20 },
    options: {
      dealer: 'rps',
      deals: 3,
      four: 'ten',
      rain: 'two',
      cup: true,
      additive: true,
      improve: true,
      ttadak: true,
      jjok: true,
      bombDoubles: true,
      reserve: 'unlimited',
      penalties: true,
      exhausted: 'double',
    },
  },
  { id: 'book', options: {}, turnsEach: {} },
];

/** Refuses a doubled next deal when there is only one deal (R-GS-39). */
export function admits(_seats: number, options: Options): Refusal | null {
  if (options.exhausted !== 'double' || options.deals !== 1) return null;
  return new Refusal(text('gostop:refuse.nothingToDouble'), 'R-GS-39');
}

/** Upper limits of moves in a turn: shakes, a play, a target, a decision; and junk given card by card. */
const MAX_MOVES_PER_TURN = 5;
const MAX_GIFTS_PER_TURN = 14;

/** Returns the maximum number of moves: one turn for each card of the deck. Throws for the deal may tie forever. */
export function bound(seats: number, options: Options): number {
  if (options.dealer === 'rps') return Number.POSITIVE_INFINITY;
  const moves = MAX_MOVES_PER_TURN + (options.steal === 'victim' ? MAX_GIFTS_PER_TURN : 0);
  return Number(options.deals) * (1 + moves * DEAL_SIZES[seats === 2 ? 2 : 3].deck);
}

/** Number of cards in each hand, in the row and left in the deck (R-GS-7). */
export const DEAL_SIZES = {
  2: { hand: 10, row: 8, deck: 20 },
  3: { hand: 7, row: 6, deck: 21 },
} as const;

/** Returns the points needed to stop (R-GS-28). */
export function getThreshold(seats: number): number {
  return seats === 2 ? 7 : 3;
}

/** Converts the options to the types that the rules use. */
export function readOptions(options: Options): GoStopOptions {
  return {
    dealer: options.dealer as GoStopOptions['dealer'],
    deals: Number(options.deals),
    four: options.four as GoStopOptions['four'],
    rain: options.rain as GoStopOptions['rain'],
    cup: options.cup === true,
    additive: options.additive === true,
    improve: options.improve === true,
    ttadak: options.ttadak === true,
    jjok: options.jjok === true,
    drawnFourth: options.drawnFourth === true,
    steal: options.steal as GoStopOptions['steal'],
    lastSweep: options.lastSweep === true,
    shake: options.shake as GoStopOptions['shake'],
    bombDoubles: options.bombDoubles === true,
    reserve: options.reserve as GoStopOptions['reserve'],
    animals: options.animals === 8 ? 8 : 7,
    wins: options.wins as GoStopOptions['wins'],
    penalties: options.penalties === true,
    exhausted: options.exhausted as GoStopOptions['exhausted'],
  };
}
