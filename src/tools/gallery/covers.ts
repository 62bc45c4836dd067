import type { PictureRequest } from '../../../render/request.ts';
import { listThemes } from '../../../themes/registry.ts';
import { getGameName } from '../../discord/core/names.ts';
import type { Game } from '../../engine/game.ts';
import { formatSeatRange } from '../../engine/seat.ts';
import { LANGUAGES, type Language, text } from '../../engine/text.ts';
import { games } from '../../games/registry.ts';
import { translate } from '../../i18n/translate.ts';
import type { GalleryShot } from './shots.ts';

/** Occupants of a lobby by seat; the third seat is reserved, and further ones are free. */
const OCCUPANTS: Readonly<Record<Language, PictureRequest['occupants']>> = {
  en: [
    { name: 'Wolfgang the Unhurried', ai: false },
    { name: 'Badger', ai: true, portrait: 'badger' },
    { name: 'Rex 🦊', ai: false },
  ],
  ko: [
    { name: '민아', ai: false },
    { name: '부엉이', ai: true, portrait: 'owl' },
    { name: '느긋하고 느긋한 볼프강', ai: false },
  ],
};

/** Creates the cover of each game in each theme, in both languages. */
export function createCoverShots(): readonly GalleryShot[] {
  return games.flatMap((game) =>
    listThemes(game.id).flatMap(({ id }) => LANGUAGES.map((language) => createCoverShot(game, id, language))),
  );
}

function createCoverShot(game: Game, theme: string, language: Language): GalleryShot {
  const seats = Array.from({ length: game.seats.at(-1) ?? 0 }, (_, seat) => seat);
  const possible = formatSeatRange(game.seats);
  return {
    name: `${game.id}-cover-${theme}-${language}`,
    game: game.id,
    moment: 'cover',
    request: {
      ...{ scene: game.id, view: null, viewer: null, turn: [], events: [], marks: [], places: null },
      occupants: seats.map((seat) => OCCUPANTS[language][seat] ?? { name: '', ai: false }),
      cover: {
        title: getGameName(game, language),
        about: translate(language, text('bot:lobby.seats', { possible }), () => ''),
        open: seats.slice(2),
      },
      look: { theme, language },
    },
  };
}
