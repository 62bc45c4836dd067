import { Look, lookOf, PLAIN } from '../../../render/look.ts';
import { themesOf } from '../../../themes/registry.ts';
import type { Theme } from '../../../themes/theme.ts';

const four = (colour: string) => [colour, colour, colour, colour];
const six = (colour: string) => [...four(colour), colour, colour];

/** Whatever tells seats, suits and metals apart has the same colours. */
const ONE_COLOUR: Theme['colours'] = {
  suits: four('#6b6b6b'),
  suitsDark: four('#3d3d3d'),
  suitsPale: four('#e4e4e4'),
  suitsInk: four('#444444'),
  sides: ['#8a8a8a', '#8a8a8a'],
  sidesDark: ['#3a3a3a', '#3a3a3a'],
  sidesPale: ['#e6e6e6', '#e6e6e6'],
  sidesInk: ['#111111', '#111111'],
  seats: six('#6b6b6b'),
  seatsPale: six('#e4e4e4'),
  faces: [...four('#c9c9c9'), '#c9c9c9'],
  edges: [...four('#6b6b6b'), '#6b6b6b'],
  lights: [...four('#eeeeee'), '#eeeeee'],
  figures: [...four('#222222'), '#222222'],
  cardRed: '#7d7d7d',
  cardVermilion: '#7d7d7d',
  cardBlue: '#7d7d7d',
  cardGreen: '#7d7d7d',
  cardWriting: '#fffaf0',
};

/** A look and what it is called. */
export interface NamedLook {
  readonly name: string;
  readonly look: Look;
}

/** Each theme, the plain look in high contrast; and each theme in one colour. */
export function looksOf(game: string): readonly NamedLook[] {
  const looks = themesOf(game).map(({ id }) => lookOf(game, { theme: id }));
  return [
    ...looks.map((look) => ({ name: nameOf(look), look })),
    { name: 'high contrast', look: lookOf(game, { strong: true }) },
    ...looks.map((look) => ({ name: `${nameOf(look)} in one colour`, look: inOneColour(look) })),
  ];
}

function nameOf({ theme }: Look): string {
  return theme.id;
}

function inOneColour({ key, theme }: Look): Look {
  const colours = { ...theme.colours, ...ONE_COLOUR };
  return new Look(`${key}/one colour`, { ...theme, colours }, PLAIN, PLAIN.language);
}
