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

/** What somebody can be proud of, as far as their matches have been looked at, in whatever order. */
export class BestsSoFar {
  readonly #house: Pick<House, 'games'>;
  readonly #person: string;
  readonly #bests = new Map<string, Best>();

  constructor(house: Pick<House, 'games'>, person: string) {
    this.#house = house;
    this.#person = person;
  }

  add(matches: readonly PlayedRow[]): void {
    for (const id of new Set(matches.map(({ game }) => game))) {
      const kind = bestKindOf(gameOf(this.#house, id));
      const own = matches.filter(({ game }) => game === id);
      const best = kind && BEST[kind](own, this.#person);
      if (kind && best)
        this.#bests.set(id, { kind, best: better(kind, this.#bests.get(id)?.best ?? best, best) });
    }
  }

  /** By the id of the game, where it remembers one. */
  get bests(): ReadonlyMap<string, Best> {
    return this.#bests;
  }
}

function better(kind: BestKind, one: number, other: number): number {
  return kind === 'turns' ? Math.min(one, other) : Math.max(one, other);
}

const BEST = { score: highestScore, turns: fewestTurns, deal: biggestDeal };
const KINDS = Object.keys(BEST) as readonly BestKind[];

/** Which one a game remembers: the one that it has a sentence for. */
export function bestKindOf(game: Game | undefined): BestKind | null {
  const said = Object.keys(game?.words.sentences.en.best ?? {});
  return KINDS.find((kind) => said.some((key) => key === kind || key === `${kind}_other`)) ?? null;
}
