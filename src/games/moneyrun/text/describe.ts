import type { Seat } from '../../../engine/game.ts';
import { type Arg, type Text, text } from '../../../engine/text.ts';
import { BOARDS, getDistance } from '../board.ts';
import { isOnTop } from '../shifts.ts';
import { getHeight } from '../standings.ts';
import type { MoneyRunView, Side, Stack } from '../types.ts';
import { COIN_SIGNS, getCoinNames, getLineName, getSideName } from './names.ts';
import { status } from './status.ts';

/** Describes the position in sentences: whose turn it is, the board, the players, the table, the stacks. */
export function describe(view: MoneyRunView): readonly Text[] {
  return [
    describeTurn(view),
    describeHead(view),
    ...view.pawns.map((_, seat) => describePlayer(view, seat)),
    ...describeOffers(view),
    ...describeIdle(view),
    ...describeKo(view),
    describeTable(view),
    describeStacks(view),
  ];
}

function describeHead({ options, round }: MoneyRunView): Text {
  const args = { size: options.board, round };
  if (options.roundCap === 0) return text('moneyrun:describe.head', args);
  return text('moneyrun:describe.headOf', { ...args, cap: options.roundCap });
}

function describeTurn(view: MoneyRunView): Text {
  if (view.end) return status(view);
  return text('moneyrun:describe.turn', { who: { seat: view.mover }, what: status(view) });
}

function describePlayer(view: MoneyRunView, seat: Seat): Text {
  const side = view.sides[seat] as Side;
  const who = { who: { seat }, side: getSideName(side), line: getLineName(BOARDS[view.options.board], side) };
  const at = view.pawns[seat];
  if (at == null) return text('moneyrun:describe.unplaced', who);
  const args = { ...who, at, height: getHeight(view, seat) };
  return text('moneyrun:describe.seat', { ...args, count: getDistance(view, seat) });
}

function describeOffers({ agreed }: MoneyRunView): Text[] {
  const seats = agreed.flatMap((one, seat) => (one ? [{ seat }] : []));
  return seats.length === 0 ? [] : [text('moneyrun:describe.offers', { who: seats })];
}

/** Describes the number of turns in a row without action (R-MR-31). */
function describeIdle({ idle, end }: MoneyRunView): Text[] {
  return idle === 0 || end ? [] : [text('moneyrun:describe.idle', { count: idle })];
}

/** Describes the shifts that may not be reversed (R-MR-20); a covered coin cannot go anywhere yet. */
function describeKo({ shifted, stacks }: MoneyRunView): Text[] {
  const free = shifted.before.filter((shift) => isOnTop(stacks, shift));
  return free.map(({ from, to }) => text('moneyrun:describe.ko', { from, to }));
}

function describeTable({ table, bag }: MoneyRunView): Text {
  const left = bag.reduce((sum, count) => sum + count, 0);
  if (table.length === 0) return text('moneyrun:describe.noCoins');
  return text('moneyrun:describe.table', { coins: getCoinNames(table), count: left });
}

/** Maximum number of coins that are named one by one, and its reduction for each player, as names can be long. */
const MAX_NAMED_COINS = 52;
const FEWER_PER_PLAYER = 7;

/** Describes the stacks, the highest first; those that would make the text too long are only counted. */
function describeStacks({ stacks, pawns }: MoneyRunView): Text {
  if (stacks.length === 0) return text('moneyrun:describe.bare');
  const highest = [...stacks].sort((one, other) => other.coins.length - one.coins.length);
  const shown = highest.slice(
    0,
    countNamedStacks(highest, MAX_NAMED_COINS - FEWER_PER_PLAYER * pawns.length),
  );
  const rest = highest.length - shown.length;
  const more: Arg[] = rest === 0 ? [] : [text('moneyrun:describe.more', { count: rest })];
  return text('moneyrun:describe.stacks', { stacks: [...shown.map(formatStack), ...more] });
}

function countNamedStacks(highest: readonly Stack[], most: number): number {
  let coins = 0;
  const index = highest.findIndex((stack) => {
    coins += stack.coins.length;
    return coins > most;
  });
  return index < 0 ? highest.length : Math.max(1, index);
}

/** Formats a stack from the bottom to the top: `e2 $1/50c`. */
function formatStack({ at, coins }: Stack): string {
  return `${at} ${coins.map((coin) => COIN_SIGNS[coin]).join('/')}`;
}
