import { highestScore, shortestWins, turnsOf } from '../../clubs/best.ts';
import type { Game } from '../../engine/game.ts';
import type { BestKind } from '../../engine/gameText.ts';
import { moversIn, withMoves } from '../../store/movers.ts';
import type { PlayedRow } from '../../store/played.ts';
import { gameOf, type House } from '../house.ts';

/** What somebody can be proud of in a game. */
export interface Best {
  readonly kind: BestKind;
  readonly best: number;
}

/** By the id of the game, of those among the matches that remember one. */
export async function bestsOf(
  house: House,
  matches: readonly PlayedRow[],
  person: string,
): Promise<ReadonlyMap<string, Best>> {
  const games = [...new Set(matches.map(({ game }) => game))];
  const bests = games.map(async (id) => {
    const own = matches.filter(({ game }) => game === id);
    const kind = bestKindOf(gameOf(house, id));
    const best = kind && (await bestIn(house, kind, own, person));
    return kind && best ? [[id, { kind, best }] as const] : [];
  });
  return new Map((await Promise.all(bests)).flat());
}

/** Which one a game remembers: the one that it has a sentence for. */
function bestKindOf(game: Game | undefined): BestKind | null {
  const said = game?.words.sentences.en.best;
  if (!said) return null;
  return 'score' in said ? 'score' : 'turns';
}

/** Turns are counted in so many of the shortest matches: a log is long, and a win in few turns has few moves. */
const COUNTED = 20;

async function bestIn(
  { store }: House,
  kind: BestKind,
  matches: readonly PlayedRow[],
  person: string,
): Promise<number | null> {
  if (kind === 'score') return highestScore(matches, person);
  const kept = await withMoves(
    store,
    matches.map(({ id }) => id),
  );
  const whole = matches.filter(({ id }) => kept.has(id));
  const wins = shortestWins(whole, person, COUNTED);
  if (wins.length === 0) return null;
  const movers = await moversIn(
    store,
    wins.map(({ id }) => id),
  );
  return Math.min(...wins.map(({ id, seat }) => turnsOf(movers.get(id) ?? [], seat)));
}
