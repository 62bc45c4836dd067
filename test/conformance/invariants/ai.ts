import { MAX_LEGAL_MOVES } from '../../../src/ai/search/playouts.ts';
import { type SearchResult, searchBestMove } from '../../../src/ai/search-best-move.ts';
import { STRONGEST_STRENGTH } from '../../../src/ai/strengths.ts';
import { createRecordedChance, createSeededChance } from '../../../src/engine/chance.ts';
import type { Game, Seat } from '../../../src/engine/game.ts';
import type { GameAi, World } from '../../../src/engine/game-ai.ts';
import { refused } from '../../../src/engine/refusal.ts';
import type { Invariant } from '../invariant.ts';
import { expectSame, expectTrue, formatValue } from '../plain.ts';
import type { Spot } from '../spot.ts';

/** A position with the AI's model of it, for one seat to act. */
interface AiSpot {
  readonly ai: GameAi;
  readonly seat: Seat;
  readonly view: unknown;
  readonly world: World;
}

/** Lists the seats to act that have a choice to search. */
function listAiSpots(game: Game, { state, views, trees }: Spot): readonly AiSpot[] {
  const { ai } = game;
  if (!ai) return [];
  return [...trees.keys()].flatMap((seat) => {
    const view = views.get(seat);
    if ((ai.fallbackMove?.(view, seat, createSeededChance(1)) ?? null) !== null) return [];
    const world = ai.world(view, 'even');
    ai.read(state, world);
    return [{ ai, seat, view, world }];
  });
}

export const worldFollowsRules: Invariant = {
  kind: 'move',
  name: 'the world of a mind goes as the rules do',
  holds: (game, { before, entry, after }) => {
    const known = listAiSpots(game, before).find(({ seat }) => seat === entry.seat);
    if (!known) return;
    const { ai, seat, view, world } = known;
    const luck = createRecordedChance(entry.luck);
    world.make(ai.encode(entry.move, view, seat), luck);
    expectSame(luck.left(), 0, 'Luck that the world leaves over');
    const wanted = ai.world(view, 'even');
    ai.read(after, wanted);
    expectSame([...world.cells], [...wanted.cells], `The world after ${formatValue(entry.move)}`);
  },
};

export const movesAreLegal: Invariant = {
  kind: 'position',
  name: 'the moves in the world of a mind are the legal ones, also in one that it imagines',
  holds: (game, spot) => {
    if (!isSampled(spot, 1, 0)) return;
    const chance = createSeededChance(spot.played);
    for (const { ai, seat, view, world } of listAiSpots(game, spot)) {
      expectSame(world.mover(), seat, 'Who is to move in the world');
      const codes = listCodes(world);
      expectMovesAgree(
        game,
        spot,
        seat,
        codes.map((code) => ai.decode(code, view, seat)),
      );
      for (const code of codes)
        expectSame(ai.encode(ai.decode(code, view, seat), view, seat), code, 'A code, told and read');
      const notes = ai.memory?.begin(view, seat) ?? null;
      ai.imagine(view, seat, notes, chance, world);
      expectSame(world.mover(), seat, 'Who is to move in a world that is imagined');
      expectSame(listCodes(world), codes, 'The moves in a world that is imagined');
      const quick = world.policy(chance);
      expectTrue(codes.includes(quick), () => `The quick move ${quick} is none of ${formatValue(codes)}`);
    }
  },
};

function listCodes(world: World): readonly number[] {
  const into = new Int32Array(MAX_LEGAL_MOVES);
  const codes = [...into.subarray(0, world.moves(into))];
  expectTrue(new Set(codes).size === codes.length, () => `A move is there twice: ${formatValue(codes)}`);
  return codes.sort((one, other) => one - other);
}

function expectMovesAgree(
  game: Game,
  { state, trees, played }: Spot,
  seat: Seat,
  moves: readonly unknown[],
): void {
  const tree = trees.get(seat);
  const offered = new Set(tree?.moves.map(({ move }) => JSON.stringify(move)));
  const known = new Set(moves.map((move) => JSON.stringify(move)));
  for (const move of offered) expectTrue(known.has(move), () => `The world does not know ${move}`);
  if (tree?.complete) {
    for (const move of known)
      expectTrue(offered.has(move), () => `The world knows ${move}, which is not offered`);
    return;
  }
  const some = moves.filter((_, at) => at % Math.ceil(moves.length / 20) === 0);
  for (const move of some)
    expectTrue(
      !refused(game.apply(state, seat, move, createSeededChance(played), () => {})),
      () => `${formatValue(move)} is refused`,
    );
}

/** One of this many positions is searched, because searches are slow. */
const POSITIONS_PER_SEARCH = 3;

/** One of this many positions is searched if its tree is incomplete, because it then takes longer. */
const POSITIONS_PER_LARGE_SEARCH = 16;

/** Number of moves after which positions are sampled, and the sampling interval; a long match varies little. */
const [BEGINNING, LATER] = [10, 8];

/** Returns true if the position is in the sample, one of `of` where moves are few. */
function isSampled({ played, trees }: Spot, of: number, rest: number): boolean {
  const isSmall = [...trees.values()].every(({ complete }) => complete);
  const seldom = played > BEGINNING ? LATER : 1;
  return played % (isSmall ? of * seldom : of * POSITIONS_PER_LARGE_SEARCH) === rest;
}

export const cannotPeek: Invariant = {
  kind: 'position',
  name: 'a mind thinks the same in any world that looks the same',
  holds: (game, spot) => {
    if (!isSampled(spot, POSITIONS_PER_SEARCH, 0)) return;
    for (const { seat } of listAiSpots(game, spot)) {
      const here = searchPosition(game, game.view(spot.state, seat), seat);
      const there = searchPosition(game, game.view(spot.guess(seat), seat), seat);
      expectSame(there, here, `The thought of seat ${seat} in a world that looks the same`);
    }
  },
};

export const searchesRepeat: Invariant = {
  kind: 'position',
  name: 'the same thought comes to the same',
  holds: (game, spot) => {
    if (!isSampled(spot, POSITIONS_PER_SEARCH, 1)) return;
    for (const { seat, view } of listAiSpots(game, spot)) {
      const first = searchPosition(game, view, seat);
      for (const again of [view, JSON.parse(JSON.stringify(view))])
        expectSame(searchPosition(game, again, seat), first, `The thought of seat ${seat} again`);
    }
  },
};

/** Runs a short search by the game's own method. */
function searchPosition(game: Game, view: unknown, seat: Seat): SearchResult {
  const { ai } = game;
  if (!ai) throw new Error(`${game.id} has no AI`);
  const quick = { ...game, ai: { ...ai, search: { ...ai.search, minPlayouts: 1 } } };
  const notes = ai.memory?.begin(view, seat) ?? null;
  return searchBestMove(quick, {
    view,
    seat,
    notes,
    strength: STRONGEST_STRENGTH,
    seed: '7'.repeat(32),
    playouts: 12,
  });
}

export const judgesEnd: Invariant = {
  kind: 'end',
  name: 'a mind judges the end as the standings do',
  holds: (game, { state, turn, seats }) => {
    if (!game.ai || turn.kind !== 'over') return;
    const world = game.ai.world(game.view(state, null), 'even');
    game.ai.read(state, world);
    expectSame(world.mover(), -1, 'Who is to move at the end');
    const worths = new Float64Array(8);
    world.judge(worths);
    for (const one of turn.standings) {
      const worth = worths[one.seat] as number;
      expectTrue(worth >= 0 && worth <= 1, () => `Place ${one.place} is worth ${worth}`);
      const others = turn.standings.filter(({ place }) => one.place === 1 && place > 1);
      for (const { seat } of others)
        expectTrue(
          worth > (worths[seat] as number),
          () => `Who is first has no more of it: ${formatValue([...worths.slice(0, seats)])}`,
        );
    }
  },
};
