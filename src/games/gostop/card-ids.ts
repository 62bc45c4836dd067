import { CARDS } from './cards.ts';
import type { Card } from './types.ts';

const IDS: ReadonlyMap<Card, string> = new Map(
  CARDS.map((card) => [card, card.replaceAll('+', 'p').replaceAll('-', 'm')]),
);
const CARDS_BY_ID: ReadonlyMap<string, Card> = new Map([...IDS].map(([card, id]) => [id, card]));

/** Returns the card as the id of a choice: `2Bp`, `12Cmm`. */
export function getCardId(card: Card): string {
  return IDS.get(card) as string;
}

/** Returns the card of a choice's id, or undefined. */
export function findCardById(id: string): Card | undefined {
  return CARDS_BY_ID.get(id);
}
