import type { PlainColours } from '../theme.ts';

/** Colours by purpose; suits are suns, moons, crowns, arms. */
const COLOURS = {
  paper: '#f4ead6',
  paperDark: '#e6d6b8',
  /** Ground below the board. */
  table: '#dcc8a3',
  ink: '#2b2620',
  inkSoft: '#574b3a',
  white: '#fffdf8',
  shadow: 'rgba(60, 40, 10, 0.38)',
  /** Glow of the player to act. */
  glow: '#ffc531',
  /** Badge of a choice. */
  badge: '#1d1b3a',
  /** Suits, which colour-blind people can distinguish too. */
  suits: ['#d55e00', '#37363d', '#009e73', '#0072b2'] as readonly string[],
  /** Darker suit colours for edges. */
  suitsDark: ['#8f3d00', '#16151a', '#00694c', '#004c78'] as readonly string[],
  /** Faint suit colours for backgrounds. */
  suitsPale: ['#fbe3d0', '#e2e1e6', '#cfeee4', '#d2e6f3'] as readonly string[],
  /** Suit colours for figures on light backgrounds. */
  suitsInk: ['#a34700', '#37363d', '#00704f', '#00609a'] as readonly string[],
};

/** Colours of the kit: the paper and ink of every picture. */
export type KitHues = typeof COLOURS;

/** The kit in the plain theme. */
export const plainKit: PlainColours<KitHues> = {
  colours: COLOURS,
  strong: {
    paper: '#ffffff',
    paperDark: '#d0d0d0',
    table: '#b9b9b9',
    ink: '#000000',
    inkSoft: '#2e2e2e',
    white: '#ffffff',
    shadow: 'rgba(0, 0, 0, 0.6)',
    glow: '#ffd000',
    badge: '#000000',
    suits: ['#b54200', '#1a1a1e', '#00704f', '#004f9e'],
    suitsDark: ['#5c2200', '#000000', '#003d2b', '#00254d'],
    suitsPale: ['#ffe2cc', '#e4e4e8', '#c9f2e3', '#cfe6fa'],
    suitsInk: ['#8a3200', '#000000', '#00543b', '#003d7a'],
  },
};
