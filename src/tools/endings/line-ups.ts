import { STRENGTH_IDS } from '../../ai/strengths.ts';
import type { Game } from '../../engine/game.ts';
import { pickGreedyMove } from '../arena/greedy.ts';
import { createAiPlayer, createScriptedPlayer, type Player, type Playouts } from '../arena/players.ts';
import { findScript } from '../arena/scripted.ts';

/** Seat of a line-up. */
export interface LineUpPlace {
  readonly player: Player;
  /** True for one of the bot's AIs, false for a greedy or scripted player. */
  readonly isAi: boolean;
}

/** Players of a match by seat; they change seats from match to match. */
export interface LineUp {
  readonly name: string;
  places(number: number): readonly LineUpPlace[];
}

/** Returns equals of each strength, all strengths with a greedy player, and an owl among the scripted players. */
export function createLineUps(game: Game, seats: number, playouts: Playouts): readonly LineUp[] {
  const [sparrow, badger, owl] = STRENGTH_IDS.map((id) => ({
    player: createAiPlayer(id, playouts),
    isAi: true,
  }));
  const others = createScriptedPlaces(game);
  const equals = { sparrows: sparrow, badgers: badger, owls: owl } as Readonly<Record<string, LineUpPlace>>;
  return [
    ...Object.entries(equals).map(([name, place]) => ({
      name,
      places: () => Array.from({ length: seats }, () => place),
    })),
    createRotatingLineUp('mixed', [owl, badger, sparrow, greedyPlace] as readonly LineUpPlace[], seats),
    { name: 'owl among plans', places: (number) => placeOwl(owl as LineUpPlace, others, seats, number) },
  ];
}

function createScriptedPlaces(game: Game): readonly LineUpPlace[] {
  const plans = Object.keys(findScript(game)?.plans ?? {});
  return plans.length === 0
    ? [greedyPlace]
    : plans.map((plan) => ({ player: createScriptedPlayer(plan), isAi: false }));
}

const greedyPlace: LineUpPlace = {
  player: ({ game, view, seat, chance }) => pickGreedyMove(game, view, seat, chance),
  isAi: false,
};

/** Rotates the players: each match takes the next ones of the list. */
function createRotatingLineUp(name: string, places: readonly LineUpPlace[], seats: number): LineUp {
  return {
    name,
    places: (number) =>
      Array.from({ length: seats }, (_, seat) => places[(number + seat) % places.length] as LineUpPlace),
  };
}

function placeOwl(
  owl: LineUpPlace,
  others: readonly LineUpPlace[],
  seats: number,
  number: number,
): readonly LineUpPlace[] {
  return Array.from({ length: seats }, (_, seat) =>
    seat === number % seats ? owl : (others[(number * (seats - 1) + seat) % others.length] as LineUpPlace),
  );
}
