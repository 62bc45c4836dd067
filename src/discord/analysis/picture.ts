import type { PictureRequest } from '../../../render/request.ts';
import type { ChancesView } from '../../../render/scenes/chances/types.ts';
import type { Went } from '../../app/analysis/analysis.ts';
import { text } from '../../engine/text.ts';
import { say } from '../../i18n/say.ts';
import type { Bot } from '../core/context.ts';
import { cut } from '../core/cut.ts';
import { plainNamesAt } from '../core/names.ts';
import type { Image } from '../core/payload.ts';
import { percent } from '../core/percent.ts';
import { painted, request } from '../pictures/picture.ts';
import { heldBy } from './lines.ts';

/** The chances over the moves; null when they cannot be drawn. */
export async function wentPicture(bot: Bot, went: Went): Promise<Image | null> {
  const { table } = went.course;
  const png = await painted(bot, await requestOf(bot, went), table.record.id);
  return png && { png, alt: cut(altOf(went), 1024), name: pictureName(table.record.id) };
}

/** The name of its file, by which the message is found again. */
export function pictureName(tableId: number): string {
  return `how-it-went-${tableId}.png`;
}

async function requestOf(bot: Bot, { course, curve, gifts }: Went): Promise<PictureRequest> {
  const { table } = course;
  const view: ChancesView = {
    game: table.game.id,
    count: course.entries.length,
    points: curve,
    gifts: gifts.map(({ number, made, best }) => ({ number, made, best })),
  };
  const { language } = table.record;
  return { ...(await request(bot, table, view, { viewer: null })), scene: 'chances', look: { language } };
}

function altOf(went: Went): string {
  const { course, sums, gifts } = went;
  const { table } = course;
  const { language } = table.record;
  const names = plainNamesAt(table);
  const each = sums.map((_, seat) => say(language, altSeat(went, seat), names)).join(' ');
  const numbers = gifts.map(({ number }) => number).sort((one, other) => one - other);
  const moves = numbers.map(String);
  const all = moves.length === 0 ? each : text('bot:went.altGifts', { each, moves });
  return say(language, text('bot:went.alt', { count: course.entries.length, each: all }), names);
}

function altSeat({ course, curve, sums }: Went, seat: number) {
  const chances = curve.map((point) => percent(point.chances[seat] ?? 0));
  const told = chances.length > 2 ? chances.slice(1, -1) : chances;
  const { from = 0, to = 0 } = sums[seat] ?? {};
  return text('bot:went.altSeat', {
    name: heldBy(course, seat, (name) => name),
    from: percent(from),
    to: percent(to),
    most: Math.max(...told),
    least: Math.min(...told),
  });
}
