import type { PictureRequest } from '../../render/request.ts';
import { type Chance, createSeededChance, pickOne } from '../../src/engine/chance.ts';
import {
  DENOMINATIONS,
  type Denomination,
  type MoneyRunEvent,
  type MoneyRunView,
  type Side,
  type Square,
} from '../../src/games/moneyrun/types.ts';

const OCCUPANTS: PictureRequest['occupants'] = [
  { name: 'Dana', ai: true },
  { name: '민서', ai: false },
  { name: 'Wolfgang Amadeus the Very Long Name', ai: true, portrait: 'owl' },
  { name: '하늘처럼 아주아주 기다란 이름 👩‍🚀🦊', ai: true, portrait: 'sparrow' },
];

/** Creates crowded positions of both boards with two to four seats: high stacks, shared squares, everything at once. */
export function createCrowdedPositions(count: number): readonly PictureRequest[] {
  return Array.from({ length: count }, (_, number) =>
    createPosition(createSeededChance(number), 2 + (number % 3)),
  );
}

function createPosition(chance: Chance, seats: number): PictureRequest {
  const view = createView(chance, seats);
  const squares = [...new Set(Array.from({ length: 25 }, () => chooseSquare(chance, view)))];
  return {
    scene: 'moneyrun',
    view,
    viewer: view.viewer,
    occupants: OCCUPANTS.slice(0, seats),
    turn: view.end ? [] : [view.mover],
    events: createEvents(chance, view),
    marks: view.end ? [] : squares.map((at, mark) => ({ at, mark: String.fromCharCode(65 + mark) })),
    places: view.end ? view.sides.map((_, seat) => ({ seat, place: seat + 1 })) : null,
  };
}

const SIDES: Readonly<Record<number, readonly Side[]>> = {
  2: ['s', 'n'],
  3: ['s', 'w', 'n'],
  4: ['s', 'w', 'n', 'e'],
};

function createView(chance: Chance, seats: number): MoneyRunView {
  const tiny = chance.draw(2) === 0;
  const board = pickOne(chance, [8, 9] as const);
  const at = (): Square => chooseSquare(chance, { options: { board } });
  const kinds = DENOMINATIONS.slice(0, tiny ? 5 : 4);
  const stacked = [...new Set(Array.from({ length: 30 }, at))];
  return {
    options: {
      board,
      tiny,
      starts: pickOne(chance, ['middle', 'free'] as const),
      shortFirst: false,
      ownCoins: true,
      ko: false,
      climbFirst: false,
      sharing: true,
      first: 'random',
      roundCap: pickOne(chance, [0, 80]),
    },
    sides: SIDES[seats] ?? [],
    pawns: Array.from({ length: seats }, () => (chance.draw(6) === 0 ? null : pickOne(chance, stacked))),
    stacks: stacked.map((square) => ({ at: square, coins: chooseCoins(chance, kinds, 1 + chance.draw(12)) })),
    table: chooseCoins(chance, kinds, chance.draw(6)),
    bag: kinds.map(() => chance.draw(19)),
    first: 0,
    mover: chance.draw(seats),
    actions: 1 + chance.draw(2),
    idle: 0,
    agreed: Array.from({ length: seats }, () => chance.draw(2) === 0),
    round: 1 + chance.draw(130),
    shifted: { before: [], now: [] },
    end: chance.draw(5) === 0 ? { kind: 'cap' } : null,
    viewer: pickOne(chance, [null, 0]),
  };
}

function chooseSquare(chance: Chance, { options }: { readonly options: { readonly board: 8 | 9 } }): Square {
  return String.fromCharCode(97 + chance.draw(options.board)) + (1 + chance.draw(options.board));
}

/** Chooses random coins, the largest first. */
function chooseCoins(chance: Chance, kinds: readonly Denomination[], count: number): readonly Denomination[] {
  const drawn = Array.from({ length: count }, () => pickOne(chance, kinds));
  return drawn.sort((one, other) => kinds.indexOf(one) - kinds.indexOf(other));
}

function createEvents(chance: Chance, view: MoneyRunView): readonly MoneyRunEvent[] {
  const [from, to, at] = [chooseSquare(chance, view), chooseSquare(chance, view), chooseSquare(chance, view)];
  return [
    { kind: 'started', seat: 0, at: from },
    { kind: 'placed', seat: 1, coin: 'M', at, drawn: pickOne(chance, [null, 'S']) },
    { kind: 'shifted', seat: 0, coin: 'P', from, to },
    { kind: 'moved', seat: 1, from, path: [to, at] },
    { kind: 'ended', seat: 1, used: 1 },
    { kind: 'agreed', seat: 0 },
  ];
}
