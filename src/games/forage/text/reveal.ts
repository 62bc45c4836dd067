import type { Seat } from '../../../engine/game.ts';
import { type Text, text } from '../../../engine/text.ts';
import type { ForageView } from '../types.ts';
import { describeCoins } from './describe.ts';
import { getCoinNames } from './names.ts';

/** Lists every coin with its value: on the board by suit, then each stash; empty with open memory. */
export function reveal(view: ForageView): readonly Text[] {
  if (view.options.openMemory) return [];
  return [...describeCoins(view), ...view.stashes.flatMap((_, seat) => revealStash(view, seat))];
}

function revealStash({ stashes }: ForageView, seat: Seat): readonly Text[] {
  const coins = stashes[seat] ?? [];
  if (coins.length === 0) return [];
  return [text('forage:describe.stash', { who: { seat }, coins: getCoinNames(coins) })];
}
