import { getSuitColour } from './kit/colours.ts';
import type { StyleOptions } from './request.ts';
import { getSeatSuit } from './scenes/gostop/colours.ts';
import { getPiecepackHues } from './scenes/piecepack/colours.ts';
import { getSideHues } from './scenes/runaround/colours.ts';
import { getStyle, type StyleSource } from './style.ts';

/** Returns the colour of a seat's pieces, if the game has that seat. */
type AccentLookup = (from: StyleSource, seat: number) => string | undefined;

/** Accents by game. Scenes are not asked, because they would load the canvas into the main thread. */
const ACCENTS: Readonly<Record<string, AccentLookup>> = {
  runaround: (from, seat) => getSideHues(from, seat).colour,
  forage: getSuitColour,
  motox: getSuitColour,
  moneyrun: getSuitColour,
  gostop: (from, seat) => getSuitColour(from, getSeatSuit(seat)),
  piecepack: (from, seat) => getPiecepackHues(from).seats[seat],
};

/** Returns the colour of a seat's pieces in a style as 0xRRGGBB; null for a game whose seats have no colours. */
export function getSeatAccent(game: string, style: Partial<StyleOptions>, seat: number): number | null {
  const colour = ACCENTS[game]?.({ look: getStyle(game, style) }, seat);
  return colour === undefined ? null : Number.parseInt(colour.slice(1), 16);
}
