import type { LookWish, PictureRequest } from '../../render/request.ts';
import type { Game, Viewer } from '../engine/game.ts';
import { gameText } from '../engine/gameText.ts';
import type { Choice } from '../engine/question.ts';
import type { Language } from '../engine/text.ts';
import { lookOfPerson } from '../tables/people.ts';
import { dueAt, type Table, turnOf, viewOf } from '../tables/table.ts';
import { themeAt } from '../tables/theme.ts';
import { type Names, say } from '../words/say.ts';
import type { Bot } from './bot.ts';
import { cut } from './cut.ts';
import { plainNamesAt } from './names.ts';
import type { Image } from './payload.ts';

export interface Looking {
  readonly viewer: Viewer;
  readonly language: Language;
  /** Who alone will see the picture: it is drawn as that person wants it. Nobody's unless told. */
  readonly person?: string | null;
  /** What happened since the last picture, as the viewer sees it later. */
  readonly events?: readonly unknown[];
  /** What may be chosen now. */
  readonly choices?: readonly Choice[];
}

/** The table as the viewer sees it, drawn, with its alt text; null when it cannot be drawn, for play goes on without. */
export async function tablePicture(bot: Bot, table: Table, looking: Looking): Promise<Image | null> {
  const view = viewOf(table, looking.viewer);
  const look = await lookAt(bot, table, looking);
  const png = await painted(bot, { ...request(table, view, looking), look }, table.record.id);
  return png && { png, alt: altText(table.game, view, looking.language, plainNamesAt(table)) };
}

/** In what look a picture of the table is wanted: the table's theme, and what the person who alone sees it chose. */
export async function lookAt(
  bot: Pick<Bot, 'house'>,
  table: Pick<Table, 'record'>,
  { language, person = null }: Pick<Looking, 'language' | 'person'>,
): Promise<Partial<LookWish>> {
  const theme = themeAt(table)?.id ?? null;
  return { theme, language, ...(person !== null && (await ownWish(bot, person))) };
}

/** What a person chose for the pictures that only they see. */
export async function ownWish({ house }: Pick<Bot, 'house'>, person: string): Promise<Partial<LookWish>> {
  const { contrast, large, corners } = await lookOfPerson(house, person);
  return { strong: contrast, large, corners };
}

/** The picture, or null when drawing failed, which is a bug to be read about in the log. */
export async function painted(bot: Bot, wanted: PictureRequest, table: number): Promise<Buffer | null> {
  try {
    return (await inTime(bot.painters.paint(wanted))).png;
  } catch (error) {
    bot.log.error({ err: error, table, scene: wanted.scene }, 'A picture could not be drawn');
    return null;
  }
}

/** What a picture of the table is made of, but for the look. */
export function request(
  table: Table,
  view: unknown,
  { viewer, events = [], choices = [] }: Looking,
): PictureRequest {
  const turn = turnOf(table);
  return {
    scene: table.game.id,
    view,
    viewer,
    sitters: table.sitters.map(({ name, kind }) => ({ name, ai: kind === 'ai' })),
    turn: dueAt(table),
    events,
    marks: choices.flatMap(({ at, mark }) => (at !== undefined && mark !== undefined ? [{ at, mark }] : [])),
    places: turn.kind === 'over' ? turn.standings : null,
  };
}

/** The position in words, cut to what an alt text may hold. */
export function altText(game: Game, view: unknown, language: Language, names: Names): string {
  const description = game.words.describe(view).map((sentence) => say(language, sentence, names));
  return cut(description.join(' '), 1024);
}

/** How long a picture may take, in ms. */
const LONGEST = 10_000;

async function inTime<T>(painting: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`It took more than ${LONGEST} ms`)), LONGEST).unref();
  });
  return await Promise.race([painting, late]).finally(() => clearTimeout(timer));
}

export function gameName(game: Pick<Game, 'id'>, language: Language): string {
  return say(language, gameText(game, 'name'), () => '');
}
