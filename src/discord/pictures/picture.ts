import type { LookWish, Mark, PictureRequest } from '../../../render/request.ts';
import { dueAt, isPlayable, type Table, turnOf, viewOf } from '../../app/core/table.ts';
import { themeAt } from '../../app/core/theme.ts';
import { loadEnd } from '../../app/publishing/log-end.ts';
import { tellAgain } from '../../app/publishing/reshow.ts';
import type { Game, Viewer } from '../../engine/game.ts';
import type { Choice } from '../../engine/question.ts';
import type { Language, Text } from '../../engine/text.ts';
import { type Names, say } from '../../i18n/say.ts';
import { markOf } from '../answers/answers.ts';
import type { Bot, Caller, Visit } from '../core/context.ts';
import { cut } from '../core/cut.ts';
import { plainNamesAt } from '../core/names.ts';
import type { Image } from '../core/payload.ts';
import { describeTable } from '../text/result.ts';
import { plates } from './names.ts';

/** What a picture shows of a table. */
export interface Shown {
  readonly viewer: Viewer;
  /** What happened since the last picture, as the viewer sees it later. */
  readonly events?: readonly unknown[];
  /** Turn of each event, if the turns are to be told apart. */
  readonly order?: readonly number[];
  /** What may be chosen now. */
  readonly choices?: readonly Choice[];
  /** No more than that is shown, and what it meets. */
  readonly choosing?: true;
}

/** Numbers the events by turn, from 1: an older turn leaves a smaller trace. */
export function tracesOf(turns: readonly (readonly unknown[])[]): Required<Pick<Shown, 'events' | 'order'>> {
  return { events: turns.flat(), order: turns.flatMap((events, at) => events.map(() => at + 1)) };
}

/** The table as everybody in its channel sees it; null when it cannot be drawn, for play goes on without. */
export async function publicPicture(
  bot: Bot,
  table: Table,
  traces: Pick<Shown, 'events' | 'order'>,
  choices: readonly Choice[] = [],
): Promise<Image | null> {
  return await tablePicture(bot, table, { viewer: null, ...traces, choices }, publicLook(table), 'reshow');
}

/** The same for one person alone, drawn as they want it: what their seat sees, or what everybody does. */
export async function privatePicture(visit: Visit, shown: Partial<Shown> = {}): Promise<Image | null> {
  const look = privateLook(visit, visit.table);
  return await tablePicture(visit.bot, visit.table, { viewer: visit.seat, ...shown }, look);
}

/** In what look the channel sees a table: in its theme. */
export function publicLook(table: Pick<Table, 'record'>): Look {
  return { theme: themeAt(table).id, language: table.record.language };
}

/** In what look a person sees what only they see, in the theme of the table where there is one. */
export function privateLook({ own, language }: Caller, table: Pick<Table, 'record'> | null): Look {
  const { contrast, large, corners } = own.look;
  const theme = table && { theme: themeAt(table).id };
  return { ...theme, language, strong: contrast, large, corners };
}

/** In what look a picture is wanted: always in a language. */
export type Look = Partial<LookWish> & Pick<LookWish, 'language'>;

/** A table as one viewer sees it, in that look; null when it cannot be drawn. */
export async function tablePicture(
  bot: Bot,
  table: Table,
  shown: Shown,
  look: Look,
  owed?: Owed,
): Promise<Image | null> {
  if (!isPlayable(table)) return null;
  const view = viewOf(table, shown.viewer);
  const png = await painted(
    bot,
    { ...(await request(bot, table, view, shown)), look },
    table.record.id,
    owed,
  );
  return png && { png, alt: await tableAlt(bot, table, view, look.language) };
}

/** Describes a table as it stands, cut to what an alt text may hold; of a match that has ended the result first. */
export async function tableAlt(
  { house }: Pick<Bot, 'house'>,
  table: Table,
  view: unknown,
  language: Language,
): Promise<string> {
  const sentences = describeTable(table, view, await loadEnd(house.store, table));
  return cutAlt(sentences, language, plainNamesAt(table));
}

/** What of a channel is told again when its picture is late: the newest board, the lobby card, or what this tells. */
export type Owed = 'reshow' | 'card' | (() => Promise<void>);

/**
 * The picture, or null when drawing failed, which is a bug to be read about in the log, or takes too long. `owed`: nobody
 * waits for it before them, and where it is late its message is told again, with it.
 */
export async function painted(
  bot: Bot,
  wanted: PictureRequest,
  tableId: number,
  owed?: Owed,
): Promise<Buffer | null> {
  try {
    const priority = owed ? 'low' : 'high';
    return (await inTime(bot, (signal) => bot.painters.paint(wanted, { priority, signal }))).png;
  } catch (error) {
    const isLate = error instanceof Late;
    bot.log[isLate ? 'warn' : 'error'](
      { err: error, table: tableId, scene: wanted.scene },
      'A picture could not be drawn',
    );
    if (isLate && owed) await (typeof owed === 'function' ? owed() : tellAgain(bot.house, tableId, owed));
    return null;
  }
}

/** What a picture of the table is made of, but for the look. */
export async function request(
  bot: Pick<Bot, 'house'>,
  table: Table,
  view: unknown,
  { viewer, events = [], order, choices = [], choosing }: Shown,
): Promise<PictureRequest> {
  const turn = turnOf(table);
  return {
    scene: table.game.id,
    view,
    viewer,
    sitters: await plates(bot, table),
    turn: dueAt(table),
    events,
    ...(isOfSeveral(order) && { order }),
    ...(choosing && { choosing }),
    marks: choices.flatMap((choice) => marked(choice, choices)),
    places: turn.kind === 'over' ? turn.standings : null,
  };
}

/** Of one move there is nothing to tell apart: that is the same picture as without an order, so it is asked for in the same words. */
function isOfSeveral(order: readonly number[] = []): boolean {
  return order.some((move) => move !== order[0]);
}

function marked(choice: Choice, choices: readonly Choice[]): readonly Mark[] {
  const mark = markOf(choice, choices);
  return choice.at !== undefined && mark !== undefined ? [{ at: choice.at, mark }] : [];
}

/** The position in words, cut to what an alt text may hold. */
export function altText(game: Game, view: unknown, language: Language, names: Names): string {
  return cutAlt(game.words.describe(view), language, names);
}

function cutAlt(sentences: readonly Text[], language: Language, names: Names): string {
  return cut(sentences.map((sentence) => say(language, sentence, names)).join(' '), 1024);
}

/** How long a picture may take, in ms. */
const LONGEST = 10_000;

class Late extends Error {}

async function inTime<T>({ timers }: Bot, paint: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const giving = new AbortController();
  let callOff = () => {};
  const late = new Promise<never>((_, reject) => {
    callOff = timers.after(LONGEST, () => {
      giving.abort();
      reject(new Late(`It took more than ${LONGEST} ms`));
    });
  });
  return await Promise.race([paint(giving.signal), late]).finally(callOff);
}
