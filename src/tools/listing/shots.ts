import type { PictureRequest } from '../../../render/request.ts';
import { playExhibition } from '../../ai/exhibition.ts';
import { describeEvents } from '../../discord/text/log-lines.ts';
import { createSeededChance } from '../../engine/chance.ts';
import type { Game } from '../../engine/game.ts';
import { start } from '../../engine/kernel.ts';
import { getUsualOptions } from '../../engine/options.ts';
import { refused } from '../../engine/refusal.ts';
import type { Language } from '../../engine/text.ts';
import { runaround } from '../../games/runaround/index.ts';
import type { GalleryPosition } from '../gallery/position.ts';
import { createPictureRequest, createShots } from '../gallery/shots.ts';

/** Theme of each game's picture. */
const THEMES: Readonly<Record<string, string>> = {
  gostop: 'plain',
  motox: 'canyon',
  runaround: 'couriers',
  moneyrun: 'causeway',
  forage: 'winter',
};

const NAMES: Readonly<Record<Language, readonly string[]>> = {
  en: ['Mina', 'Theo', 'Ada', 'Rex'],
  ko: ['민아', '태오', '지수', '렉스'],
};

/** Runs that win the match of the film, and a seed with which it is short and close. */
const FILM_GOAL = 3;
const FILM_SEED = 60;

/** Creates the requests for a picture of each game, by id: the middle of a match, as the player to move sees it. */
export function createBoardRequests(language: Language): ReadonlyMap<string, PictureRequest> {
  const names = new Set(Object.entries(THEMES).map(([game, theme]) => `${game}-middle-${theme}-${language}`));
  const shots = createShots().filter(({ name }) => names.has(name));
  return new Map(shots.map(({ game, request }) => [game, nameOccupants(request, language)]));
}

/** Creates the requests for the film of a short match of Runaround between two AIs: the set-up, and the end of each turn. */
export function createFilmRequests(language: Language): readonly PictureRequest[] {
  const game: Game = runaround;
  const chance = createSeededChance(FILM_SEED);
  const begun = start(game, 2, { ...getUsualOptions(game, language), goal: FILM_GOAL }, chance);
  if (refused(begun)) throw new Error(begun.reason.key);
  const moves = [...playExhibition(begun.match, ['owl', 'owl'], chance)];
  const positions: Pick<GalleryPosition, 'match' | 'events'>[] = [{ match: begun.match, events: [] }];
  let events: readonly unknown[] = [];
  for (const [at, { match, entry }] of moves.entries()) {
    events = [...events, ...entry.events];
    if (moves[at + 1]?.entry.seat === entry.seat) continue;
    positions.push({ match, events });
    events = [];
  }
  return positions.map((position) => {
    const look = { theme: THEMES[game.id]!, language };
    const request = createPictureRequest({ game, seats: 2, viewer: 'all' }, position, look);
    const weights = describeEvents(game, position.events, null, 'now').map(({ weight }) => weight);
    return nameOccupants({ ...request, weight: Math.max(0, ...weights) }, language);
  });
}

/** Gives the players short names. The viewer is a person. */
function nameOccupants(request: PictureRequest, language: Language): PictureRequest {
  const occupants = request.occupants.map((occupant, seat) => ({
    ...(seat === request.viewer ? { ai: false } : occupant),
    name: NAMES[language][seat] ?? '',
  }));
  return { ...request, occupants };
}
