/** The flat inks of the cards. */
export const BLACK = '#211c1e';
export const RED = '#d8301d';
export const PAPER = '#fffaf0';
export const YELLOW = '#f5c32c';
export const BLUE = '#3f78c9';
export const SKY = '#a9d0ec';
export const ORANGE = '#e38b35';
export const GREEN = '#5b9a3f';
export const PINK = '#f6b3a8';
