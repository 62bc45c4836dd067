import { playedIn, type Tally } from '../../../clubs/stats.ts';
import { type Language, type Text, text } from '../../../engine/text.ts';
import { gameOf, type House } from '../../../tables/house.ts';
import type { PersonStanding } from '../../../tables/standings.ts';
import { say } from '../../../words/say.ts';
import { gameName, safe } from '../../kit/names.ts';

/** So many of those whom somebody has met are named. */
const MOST = 10;

/** What somebody's matches come to, in lines: all, by game with what is thought of them there, and against whom. */
export function statsText(house: House, name: string, standing: PersonStanding, language: Language): string {
  const tell = (what: Text) => say(language, what, () => '');
  const { stats } = standing;
  const head = tell(text('bot:stats.title', { name: safe(name) }));
  if (playedIn(stats.all) === 0) return [head, tell(text('bot:stats.none'))].join('\n');
  return [
    head,
    tell(text('bot:stats.all', counted(stats.all))),
    ...(stats.streaks.longest > 1 ? [tell(text('bot:stats.streaks', { ...stats.streaks }))] : []),
    '',
    ...[...stats.games].map(([game, tally]) => tell(gameLine(house, game, tally, standing, language))),
    ...againstLines(standing, tell),
  ].join('\n');
}

function gameLine(
  house: House,
  id: string,
  tally: Tally,
  { ratings }: PersonStanding,
  language: Language,
): Text {
  const game = gameName(gameOf(house, id) ?? { id }, language);
  const rating = ratings.get(id);
  const known = { game, ...counted(tally) };
  return rating === undefined ? text('bot:stats.game', known) : text('bot:stats.rated', { ...known, rating });
}

function againstLines(
  { stats, names, score }: PersonStanding,
  tell: (what: Text) => string,
): readonly string[] {
  if (score !== null) return ['', tell(text('bot:stats.between', counted(score)))];
  const met = [...stats.against].slice(0, MOST);
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
