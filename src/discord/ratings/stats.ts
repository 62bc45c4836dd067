import { type AppContext, findGame } from '../../app/core/context.ts';
import type { PersonStanding } from '../../app/ratings/person-standing.ts';
import { getGameText } from '../../engine/game-text.ts';
import { type Language, type Text, text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import { countPlayed, type Tally } from '../../stats/tally.ts';
import type { InteractionContext } from '../core/context.ts';
import { takeFirstLines } from '../core/cut.ts';
import { escapeName, getGameName } from '../core/names.ts';
import type { Payload } from '../core/payload.ts';
import type { NamedPerson } from '../pictures/drawn-names.ts';
import { formatDate } from '../text/timestamps.ts';
import { describeMedals, getPicturedTimes, listOpponents, renderRatingsPicture } from './picture.ts';

/** Maximum number of opponents that are named. */
const MAX_OPPONENTS = 10;

/** Maximum length of the message. */
const MAX_CONTENT_LENGTH = 1_950;

/** Creates a player's results: lines and, unless they compare two players, a picture. */
export async function createStatsMessage(
  ctx: InteractionContext,
  one: NamedPerson,
  standing: PersonStanding,
): Promise<Payload> {
  const { bot, language } = ctx;
  const { name } = one;
  const image = standing.score === null ? await renderRatingsPicture(ctx, one, standing) : null;
  const lines = formatStatsLines(bot.app, name, standing, language);
  const all = image ? [...lines, ...formatSpanLine(ctx, getPicturedTimes(standing))] : lines;
  return { content: takeFirstLines(all, MAX_CONTENT_LENGTH).kept.join('\n'), image };
}

/** Formats the time span of the picture for readers without a time zone, whose pictures have no days. */
function formatSpanLine(
  { settings, language }: InteractionContext,
  times: readonly number[],
): readonly string[] {
  const [first, last] = [times[0], times.at(-1)];
  if (settings.hours.zone !== null || first === undefined || last === undefined) return [];
  const span = text('bot:stats.span', { from: formatDate(first), to: formatDate(last) });
  return [
    translate(
      language,
      times.length === 1 ? text('bot:stats.spanOne', { to: formatDate(last) }) : span,
      () => '',
    ),
  ];
}

/** Formats the totals, the results and rating in each game, and the results against each opponent. */
function formatStatsLines(
  ctx: AppContext,
  name: string,
  standing: PersonStanding,
  language: Language,
): readonly string[] {
  const tell = (what: Text) => translate(language, what, () => '');
  const { stats } = standing;
  const head = tell(text('bot:stats.title', { name: escapeName(name) }));
  const puzzles = formatPuzzleStats(standing, tell);
  if (countPlayed(stats.all) === 0) return [head, tell(text('bot:stats.none')), ...puzzles];
  return [
    head,
    tell(text('bot:stats.all', expandTally(stats.all))),
    ...(stats.streaks.longest > 1 ? [tell(text('bot:stats.streaks', { ...stats.streaks }))] : []),
    ...describeMedals(standing.medals).map(tell),
    ...puzzles,
    '',
    ...[...stats.games.keys()].flatMap((game) => [
      tell(describeGameLine(ctx, game, standing, language)),
      ...formatHighlights(ctx, game, standing, language),
    ]),
    ...formatOpponents(standing, tell),
  ];
}

/** Formats the results at puzzles, if the player has tried one whose answer is published. */
function formatPuzzleStats({ puzzles }: PersonStanding, tell: (what: Text) => string): readonly string[] {
  if (puzzles === null || puzzles.tried === 0) return [];
  const { tried: count, right, streaks } = puzzles;
  const isRow = streaks.longest > 1;
  return [
    tell(
      isRow
        ? text('bot:puzzle.statsRow', { count, right, ...streaks })
        : text('bot:puzzle.stats', { count, right }),
    ),
  ];
}

function describeGameLine(
  ctx: AppContext,
  id: string,
  { stats, ratings }: PersonStanding,
  language: Language,
): Text {
  const game = getGameName(findGame(ctx, id) ?? { id }, language);
  const rating = ratings.get(id)?.at(-1)?.rating;
  const known = { game, ...expandTally(stats.games.get(id) ?? EMPTY_TALLY) };
  return rating === undefined ? text('bot:stats.game', known) : text('bot:stats.rated', { ...known, rating });
}

const EMPTY_TALLY: Tally = { won: 0, lost: 0, drawn: 0 };

/** Formats the achievements in a game: winning streaks, and the best result that the game records. */
function formatHighlights(
  ctx: AppContext,
  id: string,
  { stats, bests }: PersonStanding,
  language: Language,
): readonly string[] {
  const tell = (what: Text) => translate(language, what, () => '');
  const { streaks } = stats.games.get(id) ?? {};
  const game = findGame(ctx, id);
  const best = bests.get(id);
  const also = [
    ...(streaks && streaks.longest > 1 ? [tell(text('bot:stats.row', { ...streaks }))] : []),
    ...(game && best
      ? [tell({ ...getGameText(game, `best.${best.kind}`), with: { count: best.best } })]
      : []),
  ];
  return also.map((all) => tell(text('bot:stats.also', { all: capitalise(all) })));
}

/** Capitalises a line; has no effect on Korean. */
function capitalise(line: string): string {
  return line.charAt(0).toUpperCase() + line.slice(1);
}

function formatOpponents(standing: PersonStanding, tell: (what: Text) => string): readonly string[] {
  const { score } = standing;
  if (score !== null) return ['', tell(text('bot:stats.between', expandTally(score)))];
  const met = listOpponents(standing, MAX_OPPONENTS);
  if (met.length === 0) return [];
  const each = met.map(({ name, tally }) =>
    tell(text('bot:stats.against', { name: escapeName(name), ...expandTally(tally) })),
  );
  return ['', tell(text('bot:stats.met')), ...each];
}

function expandTally(tally: Tally) {
  const { won, lost, drawn } = tally;
  return { played: countPlayed(tally), won, lost, drawn };
}
