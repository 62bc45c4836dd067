import type { Seat } from '../../../engine/game.ts';
import type { Options } from '../../../engine/options.ts';
import { type Text, text } from '../../../engine/text.ts';
import { getCardId } from '../card-ids.ts';
import { CARDS, getFace } from '../cards.ts';
import { readOptions } from '../options.ts';
import type { Card, GoStopEvent } from '../types.ts';

interface Names {
  readonly whole: Text;
  readonly short: Text;
  readonly sort: Text;
}

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** Names by card, made once because a panel names many cards. */
const NAMES: ReadonlyMap<Card, Names> = new Map(CARDS.map((card) => [card, createNames(card)]));

function createNames(card: Card): Names {
  const { month, sort: of } = getFace(card);
  const sort = text(`gostop:sort.${of}`);
  return {
    whole: text('gostop:card', { month, sort, plant: getPlantName(month) }),
    short: text('gostop:short', { month, sort }),
    sort,
  };
}

function getNames(card: Card): Names {
  return NAMES.get(card) as Names;
}

/** Returns a name such as `bright of 3 (cherry)`. */
export function getCardName(card: Card): Text {
  return getNames(card).whole;
}

/** Returns a name such as `bright of 3`. */
export function getShortName(card: Card): Text {
  return getNames(card).short;
}

/** Returns a name such as `bright`. */
export function getSortName(card: Card): Text {
  return getNames(card).sort;
}

/** Returns a name such as `3 (cherry)`. */
export function getMonthName(month: number): Text {
  return text('gostop:month', { month, plant: getPlantName(month) });
}

/** Returns a name such as `3`. */
export function getShortMonthName(month: number): Text {
  return text('gostop:shortMonth', { month });
}

/** Returns a name such as `cherry`; a typed month that does not exist has none. */
function getPlantName(month: number): Text {
  return text(`gostop:plant.${MONTHS.find((one) => one === month) ?? 'none'}`);
}

/** Returns the short names, equal ones grouped: the two junk of a month are alike. */
export function getCardNames(cards: readonly Card[]): readonly Text[] {
  const alike = new Map<string, Card[]>();
  for (const card of cards) {
    const name = card.replace('D2', 'D1');
    alike.set(name, [...(alike.get(name) ?? []), card]);
  }
  return [...alike.values()].map(describeSeveral);
}

function describeSeveral(cards: readonly Card[]): Text {
  const name = getShortName(cards[0] as Card);
  return cards.length === 1 ? name : text('gostop:times', { name, times: cards.length });
}

/** Says that a seat deals first, where no random draw decides it (R-GS-5). */
export function seatName(seat: Seat, _seats: number, options: Options): Text | null {
  return seat === 0 && readOptions(options).dealer === 'host' ? text('gostop:dealsFirst') : null;
}

/** Emoji of the game in plain text. */
export const emoji = '🌸';

/** Returns the icon of a card. */
export function getCardIcon(card: Card): string {
  return `card_${getCardId(card)}`;
}

/** Returns the icons of the cards that an event is about. */
export function icons(event: GoStopEvent): readonly string[] {
  switch (event.kind) {
    case 'played':
    case 'drew':
      return [getCardIcon(event.card)];
    case 'picked':
      return [getCardIcon(event.onto)];
    case 'took':
    case 'stole':
    case 'bombed':
    case 'shook':
      return event.cards.map(getCardIcon).slice(0, 4);
    default:
      return [];
  }
}
