/** The paper and ink of every board. */
export const PAPER = '#f4ead6';
export const PAPER_DARK = '#e6d6b8';
export const TABLE = '#dcc8a3';
export const INK = '#2b2620';
export const INK_SOFT = '#7d6f5b';
export const WHITE = '#fffdf8';
export const SHADOW = 'rgba(60, 40, 10, 0.38)';
/** Whose turn it is. */
export const GLOW = '#ffc531';
/** Badges: what may be chosen. */
export const BADGE = '#1d1b3a';

/** Suns, moons, crowns, arms: told apart by the colour-blind too. */
export const SUITS = ['#d55e00', '#37363d', '#009e73', '#0072b2'] as const;
/** The same, darkened for edges. */
export const SUITS_DARK = ['#8f3d00', '#16151a', '#00694c', '#004c78'] as const;
/** The same, faint for grounds. */
export const SUITS_PALE = ['#fbe3d0', '#e2e1e6', '#cfeee4', '#d2e6f3'] as const;

/** The colour of a suit. */
export function suitColour(suit: number): string {
  return SUITS[suit] ?? INK;
}

/** Its darker edge. */
export function suitDark(suit: number): string {
  return SUITS_DARK[suit] ?? INK;
}

/** Its faint ground. */
export function suitPale(suit: number): string {
  return SUITS_PALE[suit] ?? PAPER;
}
