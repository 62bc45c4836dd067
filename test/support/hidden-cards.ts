import { createSeededChance } from '../../src/engine/chance.ts';
import type { Viewer } from '../../src/engine/game.ts';
import { getCardId } from '../../src/games/gostop/card-ids.ts';
import { gostop } from '../../src/games/gostop/index.ts';
import { getCardName, getShortName } from '../../src/games/gostop/text/names.ts';
import type { Card, GoStopState } from '../../src/games/gostop/types.ts';
import { translate } from '../../src/i18n/translate.ts';
import type { SentItem } from '../../src/playground/index.ts';
import { isNameMentioned } from './secrecy.ts';

const countNothing = () => '';

/** Expects no name of a card that was hidden from the reader before and still is. Returns the number of names checked. */
export function expectNothingHidden(
  sent: Pick<SentItem, 'text'>,
  reader: Viewer,
  before: GoStopState,
  after: GoStopState,
): number {
  const still = getHiddenCards(after, reader);
  const hidden = [...getHiddenCards(before, reader)].filter((card) => still.has(card));
  const shown = new Set(
    ALL_CARDS.filter((card) => !hidden.includes(card)).map((card) =>
      translate('en', getCardName(card), countNothing),
    ),
  );
  const secret = hidden.filter((card) => !shown.has(translate('en', getCardName(card), countNothing)));
  const text = separateDoubleJunk(sent.text.replaceAll(COUNT_PATTERN, ''));
  for (const name of [...hidden.map(getCardId), ...hidden, ...secret.flatMap(getCardNames)]) {
    if (isNameMentioned(text, separateDoubleJunk(name)))
      throw new Error(`${reader} is told of ${name}:\n${sent.text}`);
  }
  return hidden.length;
}

/** Renames double junk so that it does not contain the name of a single junk. */
function separateDoubleJunk(text: string): string {
  return text.replaceAll('double junk', 'doublejunk');
}

/** Matches counts of cards a player has or owes, which read like names of cards. */
const COUNT_PATTERN = /took [^.\n]*|owes? [^.\n]*?\d+ junk|\b\d+ junk \d+/g;

const ALL_CARDS: readonly Card[] = Object.keys(
  gostop.pieces(
    gostop.setup(
      2,
      { ...Object.fromEntries(gostop.options.map((o) => [o.id, o.default])) },
      createSeededChance(1),
    ),
  ),
);

function getHiddenCards(state: GoStopState, reader: Viewer): ReadonlySet<Card> {
  const { hands } = gostop.view(state, reader);
  const inHands = state.hands.flatMap((hand, seat) => hand.filter((_, at) => hands[seat]?.[at] === null));
  return new Set([...inHands, ...state.deck]);
}

function getCardNames(card: Card): readonly string[] {
  return [getCardName(card), getShortName(card)].flatMap((name) => [
    translate('en', name, countNothing),
    translate('ko', name, countNothing),
  ]);
}
