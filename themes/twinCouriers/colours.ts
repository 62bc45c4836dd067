import type { KitHues } from '../plain/kit.ts';
import type { RunaroundHues } from '../plain/runaround.ts';

/** Colours of the theme; all others come from the plain theme. */
export const colours: Partial<RunaroundHues & KitHues> = {
  table: '#45586c',
  ink: '#26221d',
  inkSoft: '#4c4438',
  shadow: 'rgba(12, 18, 30, 0.5)',
  glow: '#ffcf4d',
  badge: '#232044',
  sides: ['#f2ab2e', '#2f6ea6'],
  sidesDark: ['#6e3f08', '#14304f'],
  sidesPale: ['#fff1d3', '#dcebf6'],
  sidesInk: ['#2f1a00', '#ffffff'],
  rim: ['#c9ced3', '#8f979f', '#2c3743'],
  paving: ['#efe6d6', '#e4d8c3'],
  joint: '#cdbfa6',
  cobble: '#d3c5ab',
  wallTop: '#cfc3b4',
  wallTopEdge: '#ece4d8',
  wallFace: '#4b3a33',
  wallBricks: ['#a86a50', '#93583f', '#b97b5f'],
  wallShadow: 'rgba(25, 18, 20, 0.55)',
  yard: '#d8c8ad',
  yardEdge: '#7c6547',
  place: '#bfa981',
  stone: '#fffdf6',
  clash: '#fff3c4',
};
