import { gameOf, type House } from '../../app/core/context.ts';
import type { PersonStanding } from '../../app/ratings/person-standing.ts';
import { gameText } from '../../engine/game-text.ts';
import { type Language, type Text, text } from '../../engine/text.ts';
import { say } from '../../i18n/say.ts';
import { playedIn, type Tally } from '../../stats/tally.ts';
import type { Caller } from '../core/context.ts';
import { firstLines } from '../core/cut.ts';
import { gameName, safe } from '../core/names.ts';
import type { Payload } from '../core/payload.ts';
import type { Named } from '../pictures/names.ts';
import { day } from '../text/moments.ts';
import { picturedTimes, standingPicture } from './picture.ts';

/** So many of those whom somebody has met are named. */
const MOST = 10;

/** What a message holds. */
const LONGEST = 1_950;

/** What somebody's matches come to, in lines and, where it is of them alone, in a picture. */
export async function statsMessage(caller: Caller, one: Named, standing: PersonStanding): Promise<Payload> {
  const { bot, language } = caller;
  const { name } = one;
  const image = standing.score === null ? await standingPicture(caller, one, standing) : null;
  const lines = statsLines(bot.house, name, standing, language);
  const all = image ? [...lines, ...spanLine(caller, picturedTimes(standing))] : lines;
  return { content: firstLines(all, LONGEST).kept.join('\n'), image };
}

/** When the matches of the picture ended, for who has no time zone of their own: the picture bears no days then. */
function spanLine({ own, language }: Caller, times: readonly number[]): readonly string[] {
  const [first, last] = [times[0], times.at(-1)];
  if (own.hours.zone !== null || first === undefined || last === undefined) return [];
  const span = text('bot:stats.span', { from: day(first), to: day(last) });
  return [say(language, times.length === 1 ? text('bot:stats.spanOne', { to: day(last) }) : span, () => '')];
}

/** All, by game with what is thought of them there, and against whom. */
function statsLines(
  house: House,
  name: string,
  standing: PersonStanding,
  language: Language,
): readonly string[] {
  const tell = (what: Text) => say(language, what, () => '');
  const { stats } = standing;
  const head = tell(text('bot:stats.title', { name: safe(name) }));
  const puzzles = puzzleLines(standing, tell);
  if (playedIn(stats.all) === 0) return [head, tell(text('bot:stats.none')), ...puzzles];
  return [
    head,
    tell(text('bot:stats.all', counted(stats.all))),
    ...(stats.streaks.longest > 1 ? [tell(text('bot:stats.streaks', { ...stats.streaks }))] : []),
    ...puzzles,
    '',
    ...[...stats.games.keys()].flatMap((game) => [
      tell(gameLine(house, game, standing, language)),
      ...alsoLines(house, game, standing, language),
    ]),
    ...againstLines(standing, tell),
  ];
}

/** How they do at puzzles, where they have tried any whose answer is told. */
function puzzleLines({ puzzles }: PersonStanding, tell: (what: Text) => string): readonly string[] {
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

function gameLine(house: House, id: string, { stats, ratings }: PersonStanding, language: Language): Text {
  const game = gameName(gameOf(house, id) ?? { id }, language);
  const rating = ratings.get(id)?.at(-1)?.rating;
  const known = { game, ...counted(stats.games.get(id) ?? NONE) };
  return rating === undefined ? text('bot:stats.game', known) : text('bot:stats.rated', { ...known, rating });
}

const NONE: Tally = { won: 0, lost: 0, drawn: 0 };

/** What there is to be proud of in a game: wins in a row, and what the game itself remembers. */
function alsoLines(
  house: House,
  id: string,
  { stats, bests }: PersonStanding,
  language: Language,
): readonly string[] {
  const tell = (what: Text) => say(language, what, () => '');
  const { streaks } = stats.games.get(id) ?? {};
  const game = gameOf(house, id);
  const best = bests.get(id);
  const also = [
    ...(streaks && streaks.longest > 1 ? [tell(text('bot:stats.row', { ...streaks }))] : []),
    ...(game && best ? [tell({ ...gameText(game, `best.${best.kind}`), with: { count: best.best } })] : []),
  ];
  return also.map((all) => tell(text('bot:stats.also', { all: capital(all) })));
}

/** A line begins with a capital; Korean has none. */
function capital(line: string): string {
  return line.charAt(0).toUpperCase() + line.slice(1);
}

function againstLines(
  { stats, names, score }: PersonStanding,
  tell: (what: Text) => string,
): readonly string[] {
  if (score !== null) return ['', tell(text('bot:stats.between', counted(score)))];
  const met = [...stats.against].filter(([person]) => names.has(person)).slice(0, MOST);
  if (met.length === 0) return [];
  const each = met.map(([person, tally]) =>
    tell(text('bot:stats.against', { name: safe(names.get(person) ?? ''), ...counted(tally) })),
  );
  return ['', tell(text('bot:stats.met')), ...each];
}

function counted(tally: Tally) {
  const { won, lost, drawn } = tally;
  return { played: playedIn(tally), won, lost, drawn };
}
