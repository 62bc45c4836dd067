import type {
  Denomination,
  MoneyRunEvent,
  MoneyRunOptions,
  MoneyRunView,
  Stack,
} from '../../../src/games/moneyrun/types.ts';
import type { Mark, PictureRequest } from '../../request.ts';

const OCCUPANTS = ['Dana', '민서', 'Kim Jae', '하늘🌊'].map((name, seat) => ({ name, ai: seat === 2 }));

const OPTIONS: MoneyRunOptions = {
  board: 9,
  tiny: false,
  starts: 'middle',
  shortFirst: false,
  ownCoins: true,
  ko: false,
  climbFirst: false,
  sharing: false,
  first: 'random',
  roundCap: 60,
};

const MIDDLE: MoneyRunView = {
  options: OPTIONS,
  sides: ['s', 'w', 'n', 'e'],
  pawns: ['e4', 'b5', 'f7', 'i5'],
  stacks: parseStacks(
    'e2:L e3:LM e4:LMS d4:LMSP e5:LL d5:MS c5:L b5:MM f7:LMSSP f6:MSP g5:S h5:P c7:LLMMSSP g3:PPP e8:M',
  ),
  table: parseDenominations('LMSPP'),
  bag: [0, 2, 4, 8],
  first: 2,
  mover: 0,
  actions: 1,
  idle: 0,
  agreed: [false, false, true, false],
  round: 7,
  shifted: { before: [], now: [] },
  end: null,
  viewer: 0,
};

const STEPPED: readonly MoneyRunEvent[] = [
  { kind: 'moved', seat: 1, from: 'c7', path: ['c6', 'c5', 'b5'] },
  { kind: 'placed', seat: 0, coin: 'P', at: 'd4', drawn: 'P' },
];

const SHIFTED: readonly MoneyRunEvent[] = [
  { kind: 'shifted', seat: 3, coin: 'S', from: 'h6', to: 'g5' },
  { kind: 'moved', seat: 0, from: 'e3', path: ['e4'] },
];

const TWO: MoneyRunView = { ...MIDDLE, sides: ['s', 'n'], pawns: ['e4', 'f7'], agreed: [false, false] };

const DOWN: MoneyRunView = {
  ...MIDDLE,
  options: { ...OPTIONS, board: 8, tiny: true, roundCap: 0 },
  sides: ['s', 'w', 'n'],
  pawns: ['e3', 'c4', 'c4'],
  stacks: parseStacks('e3:LMSPTT e4:LMS d4:LM c4:L b4:MT g7:LLLMMMSSSPPT h6:TTT a1:T h8:L'),
  table: parseDenominations('LMTT'),
  bag: [0, 0, 0, 0, 0],
  agreed: [false, true, false],
  round: 23,
};

const BARE: MoneyRunView = {
  ...MIDDLE,
  options: { ...OPTIONS, starts: 'free' },
  sides: ['s', 'n'],
  pawns: [null, 'd9'],
  stacks: [],
  table: parseDenominations('LMMSP'),
  bag: [4, 8, 11, 14],
  actions: 2,
  round: 1,
};

/** Position before the first move. */
const START: MoneyRunView = {
  ...MIDDLE,
  pawns: ['e1', 'a5', 'e9', 'i5'],
  stacks: [],
  table: parseDenominations('LMMSP'),
  bag: [4, 8, 11, 14],
  actions: 2,
  agreed: [false, false, false, false],
  round: 1,
  viewer: null,
};

/** Late position: high piers, pawns that share a square, hardly an empty square between. */
const LATE: MoneyRunView = {
  ...MIDDLE,
  options: { ...OPTIONS, sharing: true },
  pawns: ['e6', 'g5', 'e6', 'd4'],
  stacks: parseStacks(
    'e1:L e2:LM e3:LLM e4:LLMS e5:LLMSPP e6:LMMSSPP d4:LLMMSSPP d5:MSP c5:SP b5:P d6:S f6:MMS g5:MM f5:P g6:LS g7:M h5:SSPP e7:LL f7:MSPPP d7:PP e8:S f4:S c4:MMMM b4:SS',
  ),
  table: parseDenominations('SP'),
  bag: [0, 0, 0, 0],
  actions: 2,
  round: 41,
};

const RAN: readonly MoneyRunEvent[] = [
  { kind: 'moved', seat: 1, from: 'f7', path: ['f6', 'g5'] },
  { kind: 'shifted', seat: 1, coin: 'S', from: 'b5', to: 'f6' },
];

/** Pictures that show everything there is, the first from the middle of a match. They define the palette; the first is measured. */
export const PREVIEWS: readonly PictureRequest[] = [
  createPreview(MIDDLE, STEPPED, 'd4:A d5:B e5:C e3:D'),
  createPreview({ ...MIDDLE, viewer: null, actions: 2 }, SHIFTED, ''),
  createPreview(TWO, SHIFTED, 'd4:A d5:B e5:C e3:D'),
  createEndPreview({
    ...MIDDLE,
    pawns: ['d9', 'b5', 'f7', 'c5'],
    stacks: [...MIDDLE.stacks, ...parseStacks('d9:M')],
    end: { kind: 'line', seat: 0 },
  }),
  createPreview({ ...DOWN, viewer: 0 }, [], 'e4:A d4:B h1:C'),
  createPreview(
    BARE,
    [{ kind: 'started', seat: 1, at: 'd9' }],
    'a1:A b1:B c1:C d1:D e1:E f1:F g1:G h1:H i1:I',
  ),
  createPreview({ ...TWO, actions: 2 }, [], 'a:a b:b c:c d:d e:e 1:1 2:2 9:9 L:A M:B P:C'),
  createPreview(START, [], ''),
  createPreview(LATE, RAN, 'e7:A d6:B f6:C e5:D e6:E d4:F a1:G'),
];

function createPreview(view: MoneyRunView, events: readonly MoneyRunEvent[], marks: string): PictureRequest {
  return {
    scene: 'moneyrun',
    view,
    viewer: view.viewer,
    occupants: OCCUPANTS.slice(0, view.sides.length),
    turn: [view.mover],
    events,
    marks: splitWords(marks).map(parseMark),
    places: null,
  };
}

function createEndPreview(view: MoneyRunView): PictureRequest {
  const places = view.sides.map((_, seat) => ({ seat, place: seat + 1 }));
  const events: readonly MoneyRunEvent[] = [{ kind: 'moved', seat: 0, from: 'e8', path: ['d9'] }];
  const seen = { ...view, viewer: null };
  return { ...createPreview(seen, events, ''), turn: [], places };
}

/** Parses stacks: `e4:LMS` lists coins from the bottom. */
function parseStacks(said: string): readonly Stack[] {
  return splitWords(said).map((one) => {
    const [at = '', coins = ''] = one.split(':');
    return { at, coins: parseDenominations(coins) };
  });
}

function parseMark(said: string): Mark {
  const [at = '', letter = ''] = said.split(':');
  return { at, mark: letter };
}

function splitWords(said: string): readonly string[] {
  return said === '' ? [] : said.split(' ');
}

function parseDenominations(said: string): readonly Denomination[] {
  return [...said] as Denomination[];
}
