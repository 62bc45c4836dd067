import { STRENGTH_IDS } from '../../ai/strengths.ts';
import type { Game } from '../../engine/game.ts';
import { greedy } from '../arena/greedy.ts';
import { mind, type Player, type Playouts, scripted } from '../arena/players.ts';
import { scriptOf } from '../arena/scripted.ts';

/** A seat of a line-up. */
export interface Place {
  readonly player: Player;
  /** Whether one of the bot's AIs plays here, not a greedy or scripted player. */
  readonly isMind: boolean;
}

/** Players of a match by seat; they change seats from match to match. */
export interface LineUp {
  readonly name: string;
  places(number: number): readonly Place[];
}

/** Returns equals of each strength, all strengths with a greedy player, and an owl among the scripted players. */
export function lineUpsOf(game: Game, seats: number, playouts: Playouts): readonly LineUp[] {
  const [sparrow, badger, owl] = STRENGTH_IDS.map((id) => ({ player: mind(id, playouts), isMind: true }));
  const others = scriptedPlaces(game);
  const equals = { sparrows: sparrow, badgers: badger, owls: owl } as Readonly<Record<string, Place>>;
  return [
    ...Object.entries(equals).map(([name, place]) => ({
      name,
      places: () => Array.from({ length: seats }, () => place),
    })),
    rotating('mixed', [owl, badger, sparrow, greedyPlace] as readonly Place[], seats),
    { name: 'owl among plans', places: (number) => among(owl as Place, others, seats, number) },
  ];
}

function scriptedPlaces(game: Game): readonly Place[] {
  const plans = Object.keys(scriptOf(game)?.plans ?? {});
  return plans.length === 0
    ? [greedyPlace]
    : plans.map((plan) => ({ player: scripted(plan), isMind: false }));
}

const greedyPlace: Place = {
  player: ({ game, view, seat, chance }) => greedy(game, view, seat, chance),
  isMind: false,
};

/** Each match takes the next so many of them, in a circle. */
function rotating(name: string, places: readonly Place[], seats: number): LineUp {
  return {
    name,
    places: (number) =>
      Array.from({ length: seats }, (_, seat) => places[(number + seat) % places.length] as Place),
  };
}

function among(owl: Place, others: readonly Place[], seats: number, number: number): readonly Place[] {
  return Array.from({ length: seats }, (_, seat) =>
    seat === number % seats ? owl : (others[(number * (seats - 1) + seat) % others.length] as Place),
  );
}
