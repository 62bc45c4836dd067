import { getStyle, PLAIN_STYLE, Style } from '../../../render/style.ts';
import { listThemes } from '../../../themes/registry.ts';
import type { Theme } from '../../../themes/theme.ts';

const repeatFourTimes = (colour: string) => [colour, colour, colour, colour];
const repeatSixTimes = (colour: string) => [...repeatFourTimes(colour), colour, colour];

/** One shared colour for everything that distinguishes seats, suits and metals. */
const ONE_COLOUR: Theme['colours'] = {
  suits: repeatFourTimes('#6b6b6b'),
  suitsDark: repeatFourTimes('#3d3d3d'),
  suitsPale: repeatFourTimes('#e4e4e4'),
  suitsInk: repeatFourTimes('#444444'),
  sides: ['#8a8a8a', '#8a8a8a'],
  sidesDark: ['#3a3a3a', '#3a3a3a'],
  sidesPale: ['#e6e6e6', '#e6e6e6'],
  sidesInk: ['#111111', '#111111'],
  seats: repeatSixTimes('#6b6b6b'),
  seatsPale: repeatSixTimes('#e4e4e4'),
  faces: [...repeatFourTimes('#c9c9c9'), '#c9c9c9'],
  edges: [...repeatFourTimes('#6b6b6b'), '#6b6b6b'],
  lights: [...repeatFourTimes('#eeeeee'), '#eeeeee'],
  figures: [...repeatFourTimes('#222222'), '#222222'],
  cardRed: '#7d7d7d',
  cardVermilion: '#7d7d7d',
  cardBlue: '#7d7d7d',
  cardGreen: '#7d7d7d',
  cardWriting: '#fffaf0',
};

/** A style and its name. */
export interface NamedLook {
  readonly name: string;
  readonly look: Style;
}

/** Lists each theme, the plain style in high contrast, and each theme in one colour. */
export function listLooks(game: string): readonly NamedLook[] {
  const looks = listThemes(game).map(({ id }) => getStyle(game, { theme: id }));
  return [
    ...looks.map((look) => ({ name: getLookName(look), look })),
    { name: 'high contrast', look: getStyle(game, { strong: true }) },
    ...looks.map((look) => ({ name: `${getLookName(look)} in one colour`, look: toOneColour(look) })),
  ];
}

function getLookName({ theme }: Style): string {
  return theme.id;
}

function toOneColour({ key, theme }: Style): Style {
  const colours = { ...theme.colours, ...ONE_COLOUR };
  return new Style(`${key}/one colour`, { ...theme, colours }, PLAIN_STYLE, PLAIN_STYLE.language);
}
