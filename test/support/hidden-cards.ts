import type { Viewer } from '../../src/engine/game.ts';
import { seeded } from '../../src/engine/seeded.ts';
import { idOf } from '../../src/games/gostop/ids.ts';
import { gostop } from '../../src/games/gostop/index.ts';
import { cardName, shortName } from '../../src/games/gostop/text/names.ts';
import type { Card, GoStopState } from '../../src/games/gostop/types.ts';
import { say } from '../../src/i18n/say.ts';
import type { Sent } from '../../src/playground/index.ts';
import { isNamedIn } from './secrecy.ts';

const nobody = () => '';

/** No name of a card that was hidden from the reader before and still is. Returns how many names were looked for. */
export function expectNothingHidden(
  sent: Pick<Sent, 'text'>,
  reader: Viewer,
  before: GoStopState,
  after: GoStopState,
): number {
  const still = hiddenFrom(after, reader);
  const hidden = [...hiddenFrom(before, reader)].filter((card) => still.has(card));
  const shown = new Set(
    ALL.filter((card) => !hidden.includes(card)).map((card) => say('en', cardName(card), nobody)),
  );
  const secret = hidden.filter((card) => !shown.has(say('en', cardName(card), nobody)));
  const text = apart(sent.text.replaceAll(COUNTS, ''));
  for (const name of [...hidden.map(idOf), ...hidden, ...secret.flatMap(namesOf)]) {
    if (isNamedIn(text, apart(name))) throw new Error(`${reader} is told of ${name}:\n${sent.text}`);
  }
  return hidden.length;
}

/** The name of a double junk does not hold the name of a single one. */
function apart(text: string): string {
  return text.replaceAll('double junk', 'doublejunk');
}

/** How many of a kind somebody has or owes, which reads like the name of a card. */
const COUNTS = /took [^.\n]*|owes? [^.\n]*?\d+ junk|\b\d+ junk \d+/g;

const ALL: readonly Card[] = Object.keys(
  gostop.pieces(
    gostop.setup(2, { ...Object.fromEntries(gostop.options.map((o) => [o.id, o.default])) }, seeded(1)),
  ),
);

function hiddenFrom(state: GoStopState, reader: Viewer): ReadonlySet<Card> {
  const { hands } = gostop.view(state, reader);
  const inHands = state.hands.flatMap((hand, seat) => hand.filter((_, at) => hands[seat]?.[at] === null));
  return new Set([...inHands, ...state.deck]);
}

function namesOf(card: Card): readonly string[] {
  return [cardName(card), shortName(card)].flatMap((name) => [
    say('en', name, nobody),
    say('ko', name, nobody),
  ]);
}
