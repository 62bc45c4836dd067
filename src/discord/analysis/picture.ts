import type { PictureRequest } from '../../../render/request.ts';
import type { ChancesMoment, ChancesView } from '../../../render/scenes/chances/types.ts';
import type { MatchAnalysis } from '../../app/analysis/analysis.ts';
import { getTableView } from '../../app/core/table.ts';
import { loadStep } from '../../app/replay/replay.ts';
import { text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import type { BotContext } from '../core/context.ts';
import { truncateText } from '../core/cut.ts';
import { getPlainNames } from '../core/names.ts';
import type { Image } from '../core/payload.ts';
import { toPercent } from '../core/percent.ts';
import { createPictureRequest, getPublicStyle, renderPicture } from '../pictures/picture.ts';
import { getSeenEvents } from '../text/log-lines.ts';
import { describeHolders } from './lines.ts';

/** Draws the chances over the moves; null if drawing fails. */
export async function renderAnalysisPicture(bot: BotContext, analysis: MatchAnalysis): Promise<Image | null> {
  const { table } = analysis.course;
  const png = await renderPicture(bot, await createChancesRequest(bot, analysis), table.record.id);
  return (
    png && {
      png,
      alt: truncateText(formatAnalysisAlt(analysis), 1024),
      name: getAnalysisFileName(table.record.id),
    }
  );
}

/** Returns the picture's file name, by which the message is found again. */
export function getAnalysisFileName(tableId: number): string {
  return `how-it-went-${tableId}.png`;
}

async function createChancesRequest(bot: BotContext, analysis: MatchAnalysis): Promise<PictureRequest> {
  const { course, curve, gifts, best } = analysis;
  const { table } = course;
  const view: ChancesView = {
    game: table.game.id,
    count: course.entries.length,
    points: curve,
    gifts: gifts.map(({ number, made, best: possible }) => ({ number, made, best: possible })),
    best: best && { number: best.number, made: best.after },
    moments: await createMoments(analysis),
  };
  return {
    ...(await createPictureRequest(bot, table, view, { viewer: null })),
    scene: 'chances',
    look: getPublicStyle(table),
  };
}

/** Maximum number of boards below the chart. */
const MAX_MOMENTS = 3;

/** Creates the boards after the best move and the largest mistakes, as the replay shows them, in the order of the match. */
export async function createMoments({ course, gifts, best }: MatchAnalysis): Promise<ChancesView['moments']> {
  const mistakes = gifts.map(({ number }, nth) => ({ number, mark: nth + 1 }));
  const all = [...(best ? [{ number: best.number, mark: null }] : []), ...mistakes];
  const shown = all.slice(0, MAX_MOMENTS).toSorted((one, other) => one.number - other.number);
  const moments: ChancesMoment[] = [];
  for (const { number, mark } of shown) {
    const { table, entries } = await loadStep(course, number);
    const events = entries.flatMap((entry) => getSeenEvents(table.game, entry, null, 'later'));
    moments.push({ mark, board: getTableView(table, null), events });
  }
  return moments;
}

function formatAnalysisAlt(analysis: MatchAnalysis): string {
  const { course, sums, gifts } = analysis;
  const { table } = course;
  const { language } = table.record;
  const names = getPlainNames(table);
  const each = sums.map((_, seat) => translate(language, describeSeatAlt(analysis, seat), names)).join(' ');
  const numbers = gifts.map(({ number }) => number).sort((one, other) => one - other);
  const moves = numbers.map(String);
  const all = moves.length === 0 ? each : text('bot:went.altGifts', { each, moves });
  return translate(language, text('bot:went.alt', { count: course.entries.length, each: all }), names);
}

function describeSeatAlt({ course, curve, sums }: MatchAnalysis, seat: number) {
  const chances = curve.map((point) => toPercent(point.chances[seat] ?? 0));
  const told = chances.length > 2 ? chances.slice(1, -1) : chances;
  const { from = 0, to = 0 } = sums[seat] ?? {};
  return text('bot:went.altSeat', {
    name: describeHolders(course, seat, (name) => name),
    from: toPercent(from),
    to: toPercent(to),
    most: Math.max(...told),
    least: Math.min(...told),
  });
}
