import { biggestDeal, fewestTurns, highestScore } from '../../clubs/best.ts';
import type { Game } from '../../engine/game.ts';
import type { BestKind } from '../../engine/gameText.ts';
import type { PlayedRow } from '../../store/played.ts';
import { gameOf, type House } from '../house.ts';

/** What somebody can be proud of in a game. */
export interface Best {
  readonly kind: BestKind;
  readonly best: number;
}

/** By the id of the game, of those among the matches that remember one. */
export function bestsOf(
  house: Pick<House, 'games'>,
  matches: readonly PlayedRow[],
  person: string,
): ReadonlyMap<string, Best> {
  const games = [...new Set(matches.map(({ game }) => game))];
  const bests = games.flatMap((id) => {
    const own = matches.filter(({ game }) => game === id);
    const kind = bestKindOf(gameOf(house, id));
    const best = kind && BEST[kind](own, person);
    return kind && best ? [[id, { kind, best }] as const] : [];
  });
  return new Map(bests);
}

const BEST = { score: highestScore, turns: fewestTurns, deal: biggestDeal };
const KINDS = Object.keys(BEST) as readonly BestKind[];

/** Which one a game remembers: the one that it has a sentence for. */
export function bestKindOf(game: Game | undefined): BestKind | null {
  const said = Object.keys(game?.words.sentences.en.best ?? {});
  return KINDS.find((kind) => said.some((key) => key === kind || key === `${kind}_other`)) ?? null;
}
