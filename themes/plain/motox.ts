import type { PlainColours } from '../theme.ts';

/** Colours of the track and the land round it, by purpose. Lists may be empty: then nothing is drawn. */
const COLOURS = {
  /** Land, and its waves from top to bottom. */
  ground: '#e2bc8a',
  bands: ['#e7c496', '#dbb17c'] as readonly string[],
  /** River. */
  river: [] as readonly string[],
  /** Rim of a panel and of the spots for tiles. */
  groundDark: '#c4955f',
  /** Ground beside the road, and the layers of the rock below it, from above. */
  verge: '#cda26d',
  vergeLine: '#b98b58',
  cliff: [] as readonly string[],
  road: '#8b867f',
  roadDark: '#6f6a64',
  /** Specks, and tyre tracks. */
  grain: ['#938e87', '#837e77'] as readonly string[],
  rut: 'rgba(60, 56, 50, 0.13)',
  /** Lines on the road, and thin ones. */
  paint: '#f7f0e0',
  seam: 'rgba(43, 38, 32, 0.3)',
  curb: ['#b4472f', '#f7f0e0'] as readonly string[],
  /** Numbers of tiles. */
  number: '#45413c',
  numberInk: '#fdf8ec',
  /** Planks of a ramp from its foot to its tip, and what is below them. */
  planks: ['#9c6f3c', '#b98a52', '#cfa36a', '#e2bd88', '#f0d5a8'] as readonly string[],
  planksDark: '#5f4321',
  sign: '#ffd23f',
  signInk: '#2b2620',
  chequer: '#2b2620',
  /** Tyres, and the bright metal of a bike. */
  tyre: '#26221d',
  metal: '#c9c4ba',
  rim: '#fffdf8',
  dust: 'rgba(252, 243, 224, 0.34)',
  /** Clouds of dust behind a ride: shade and light. */
  clouds: [] as readonly string[],
  /** Shadow of a flying bike on the road. */
  flight: 'rgba(30, 25, 20, 0.5)',
  puff: '#efe3c8',
  puffLight: '#fbf4e3',
  burst: '#ffdf6b',
  coin: '#e7b322',
  coinDark: '#8a5f14',
  coinLight: '#fbe29a',
  pile: '#d6ae7c',
  stone: '#b59a72',
  stoneLight: '#c8ae85',
  leaf: '#8f9a5b',
  leafLight: '#a5ae6c',
  cactus: '#66804d',
  cactusLight: '#7f9a60',
  wave: '#d0a472',
  straw: '#c9a24e',
  strawLight: '#dfbd6c',
  strawDark: '#8a5f2c',
};

/** Colours of MotoX. */
export type MotoxHues = typeof COLOURS;

/** MotoX in the plain theme. */
export const plainMotox: PlainColours<MotoxHues> = {
  colours: COLOURS,
  strong: {
    ground: '#ffffff',
    bands: [],
    river: [],
    groundDark: '#8a8a8a',
    verge: '#d9d9d9',
    vergeLine: '#000000',
    cliff: [],
    road: '#3f3f3f',
    roadDark: '#000000',
    grain: [],
    rut: 'rgba(0, 0, 0, 0)',
    paint: '#ffffff',
    seam: 'rgba(255, 255, 255, 0.45)',
    curb: ['#000000', '#ffffff'],
    number: '#000000',
    numberInk: '#ffffff',
    planks: ['#c9a06a', '#d9b682', '#e8cb9c', '#f4dfb8', '#fff1d6'],
    planksDark: '#000000',
    sign: '#ffd000',
    signInk: '#000000',
    chequer: '#000000',
    tyre: '#000000',
    metal: '#ffffff',
    rim: '#ffffff',
    dust: 'rgba(255, 255, 255, 0.4)',
    flight: 'rgba(255, 255, 255, 0.75)',
    puff: '#bdbdbd',
    puffLight: '#e6e6e6',
    burst: '#ffd000',
    coin: '#ffd000',
    coinDark: '#000000',
    coinLight: '#fff3b0',
    pile: '#e6e6e6',
  },
};

/** Motifs that a theme of MotoX may replace. */
export type MotoxMotif = 'bike' | 'fallen' | 'coin' | 'curb' | 'prop' | `land${0 | 1 | 2 | 3 | 4 | 5}`;
