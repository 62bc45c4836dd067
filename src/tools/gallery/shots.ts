import type { PictureRequest, StyleOptions } from '../../../render/request.ts';
import { listThemes } from '../../../themes/registry.ts';
import type { Game, Seat, Turn, Viewer } from '../../engine/game.ts';
import type { Question } from '../../engine/question.ts';
import { LANGUAGES, type Language } from '../../engine/text.ts';
import { forage } from '../../games/forage/index.ts';
import { gostop } from '../../games/gostop/index.ts';
import { moneyrun } from '../../games/moneyrun/index.ts';
import { motox } from '../../games/motox/index.ts';
import { piecepack } from '../../games/piecepack/index.ts';
import { runaround } from '../../games/runaround/index.ts';
import { type GalleryPosition, playToPosition, type WantedPosition } from './position.ts';

/** Moment of a match that is drawn in every theme and language. */
interface Moment extends WantedPosition {
  readonly name: 'start' | 'middle' | 'recap' | 'end' | 'cover';
  /** Viewer: everybody, or the seat to move. */
  readonly viewer: 'all' | 'mover';
}

/** Picture of the gallery; `name` is its file name without extension. */
export interface GalleryShot {
  readonly name: string;
  readonly game: string;
  readonly moment: Moment['name'];
  readonly request: PictureRequest;
}

const UNTIL_END = 5_000;

/** Money Run position with a half-built causeway, which random players would hardly reach. */
const CAUSEWAY =
  '9 | pawns s:e4 w:c5 n:e7 e:g5 | stacks e2:S e3:M e4:LSP d4:P e5:LM c5:MP b5:S d5:S e7:MSP e8:P e6:L g5:MS h5:P f5:M f6:S f7:P d6:PP c6:S c7:L d8:M g4:S g3:P b4:P h6:M | table LMSSP | bag 0 1 1 3 | round 9 first 1 to move 1 actions 2';

/** Free table with one of everything. */
export const TABLE =
  'square 3 | board tbS3@(1.5,1.5) tbS4@(3.5,1.5) tbS5@(5.5,1.5) tbMn@(7.5,1.5) tbMa@(1.5,3.5) tfM2@(3.5,3.5) tbM3@(5.5,3.5) tbM4@(7.5,3.5) tbM5@(1.5,5.5) tbCn@(3.5,5.5) tfCa@(5.5,5.5) tbC2@(7.5,5.5) tbC3@(1.5,7.5) tbC4@(3.5,7.5) tfA5@(5.5,7.5) tbAn@(7.5,7.5) cbS3:*@c2 cfM4:*@c2 cfC2:*@c2 pS@c2 cbM5:*@f7 pM@f7 cfA3:*@d5 cbA4:*@e4 dS4@b1 dMa@g8 dC3@h4 pC@g2 pA@b6 cfSa:*@g5 cbCn:*@g5 | area cS2 dA ; cM2 cM3 ; - | bag - | box cSn cS4 cS5 cMn cMa cCa cC3 cC4 cC5 cAn cAa cA2 cA5 ? tSn tSa tS2 tAa tA2 tA3 tA4 tC5 | packing -';

/** Free table after two of three players have packed up. */
const PACKED = TABLE.replace('packing -', 'packing 1 2 | over');

const RUNAROUND = { game: runaround, seats: 2, seed: 4 };
const FORAGE = { game: forage, seats: 4, seed: 20, options: { roundCap: 20 } };
const MOTOX = { game: motox, seats: 4, seed: 118 };
const MONEYRUN = { game: moneyrun, seats: 4, seed: 20 };
const GOSTOP = { game: gostop, seats: 2, seed: 20 };
const PIECEPACK = { game: piecepack, seats: 3, seed: 7 };

/** Three moments of each game: the start and the end as everybody sees them, the middle as the seat to move does. */
const MOMENTS: readonly Moment[] = [
  ...createMoments(RUNAROUND, { ...RUNAROUND, moves: 31 }),
  ...createMoments(FORAGE, { ...FORAGE, moves: 65 }),
  ...createMoments(MOTOX, { ...MOTOX, moves: 151 }),
  ...createMoments(MONEYRUN, { ...MONEYRUN, at: CAUSEWAY, moves: 2 }),
  ...createMoments(GOSTOP, { ...GOSTOP, moves: 10 }),
  ...createMoments(
    PIECEPACK,
    { ...PIECEPACK, at: TABLE, seed: 28, moves: 1 },
    { ...PIECEPACK, at: PACKED, moves: 0 },
  ),
];

function createMoments(
  match: Omit<WantedPosition, 'moves'>,
  middle: WantedPosition,
  end: WantedPosition = { ...match, moves: UNTIL_END },
): readonly Moment[] {
  return [
    { ...match, name: 'start', viewer: 'all', moves: 0 },
    { ...middle, name: 'middle', viewer: 'mover' },
    { ...end, name: 'end', viewer: 'all' },
  ];
}

const NAMES: Readonly<Record<Language, readonly string[]>> = {
  en: ['Mina', 'Theo', 'Wolfgang the Unhurried', 'Rex 🦊'],
  ko: ['민아', '태오', '느긋하고 느긋한 볼프강', '렉스 🦊'],
};

/** Creates every picture of the gallery: each moment in each theme, in both languages. */
export function createShots(): readonly GalleryShot[] {
  return MOMENTS.flatMap((moment) => {
    const stands = playToPosition(moment);
    const themes = listThemes(moment.game.id).map(({ id }) => id);
    return themes.flatMap((theme) =>
      LANGUAGES.map((language) => createShot(moment, stands, { theme, language })),
    );
  });
}

/** Creates the middle of each game with high contrast, with large pieces, and without corner marks. */
export function createSettingsShots(): readonly GalleryShot[] {
  const wishes: readonly Partial<StyleOptions>[] = [{ strong: true }, { large: true }, { corners: false }];
  return MOMENTS.filter(({ name }) => name === 'middle').flatMap((moment) => {
    const stands = playToPosition(moment);
    return wishes.map((look) => createShot(moment, stands, { language: 'en', ...look }));
  });
}

function createShot(moment: Moment, stands: GalleryPosition, look: Partial<StyleOptions>): GalleryShot {
  const { game, name } = moment;
  const wish = [look.strong ? 'strong' : '', look.large ? 'large' : '', look.corners === false ? 'bare' : ''];
  const parts = [game.id, name, look.theme ?? 'plain', ...wish.filter((part) => part !== ''), look.language];
  return {
    name: parts.join('-'),
    game: game.id,
    moment: name,
    request: createPictureRequest(moment, stands, look),
  };
}

/** Creates the request for a picture of a moment in a style. */
export function createPictureRequest(
  { game, seats, viewer: who }: Pick<Moment, 'game' | 'seats' | 'viewer'>,
  { match, events }: Pick<GalleryPosition, 'match' | 'events'>,
  look: Partial<StyleOptions>,
): PictureRequest {
  const turn = game.turn(match.state);
  const viewer = who === 'all' ? null : getMover(turn);
  const view = game.view(match.state, viewer);
  return {
    scene: game.id,
    view,
    viewer,
    occupants: NAMES[look.language ?? 'en']
      .slice(0, seats)
      .map((name, seat) => (seat === 3 ? { name, ai: true, portrait: 'badger' } : { name, ai: false })),
    turn: turn.kind === 'act' && game.table === 'match' ? turn.seats : [],
    events: events.map((event) => game.seen(event, viewer, 'later')).filter((event) => event !== null),
    marks: viewer === null ? [] : findMarks(game, view, viewer),
    places: turn.kind === 'over' ? turn.standings : null,
    look,
  };
}

function getMover(turn: Turn): Viewer {
  return turn.kind === 'act' ? (turn.seats[0] ?? null) : null;
}

/** Returns the marks of the panel's first question, or else of the following question with the most marks. */
function findMarks(game: Game, view: unknown, seat: Seat): PictureRequest['marks'] {
  const first = game.next(view, seat, []);
  const known = getMarks(first);
  if (known.length > 0 || first.kind === 'ready') return known;
  const further = first.choices.map(({ id }) => getMarks(game.next(view, seat, [id])));
  return further.reduce((most, next) => (next.length > most.length ? next : most), known);
}

function getMarks(question: Question<unknown>): PictureRequest['marks'] {
  if (question.kind === 'ready') return [];
  return question.choices.flatMap(({ at, mark }) =>
    at !== undefined && mark !== undefined ? [{ at, mark }] : [],
  );
}
