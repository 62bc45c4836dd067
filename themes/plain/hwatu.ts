import type { PlainColours } from '../theme.ts';

/** Colours by purpose: each kind of card has one; those of a set share it. */
const COLOURS = {
  ground: '#efe4cd',
  board: '#fffaf0',
  brights: '#f2c230',
  birds: '#2f7a4b',
  animals: '#a85a1c',
  red: '#b8281a',
  blue: '#2457a4',
  plain: '#7b3f86',
  rain: '#6b6255',
  junk: '#d9cdb6',
  double: '#2b2620',
  dark: '#2b2620',
  light: '#fffdf8',
  soft: '#5d5140',
};

/** Colours of the chart of the flower cards. */
type HwatuHues = typeof COLOURS;

/** The chart in the plain theme. */
export const plainHwatu: PlainColours<HwatuHues> = {
  colours: COLOURS,
  strong: {
    ground: '#ffffff',
    board: '#ffffff',
    brights: '#ffd400',
    birds: '#00592b',
    animals: '#7a3600',
    red: '#9c0c00',
    blue: '#00337a',
    plain: '#5a1466',
    rain: '#3d3d3d',
    junk: '#e4e4e4',
    double: '#000000',
    dark: '#000000',
    light: '#ffffff',
    soft: '#1f1f1f',
  },
};
