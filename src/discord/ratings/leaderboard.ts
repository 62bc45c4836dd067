import type { Leader } from '../../app/ratings/leaderboard.ts';
import type { Game } from '../../engine/game.ts';
import { type Language, type Text, text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import { getMedalIcon, markEmoji } from '../core/emoji.ts';
import { escapeName, getGameName } from '../core/names.ts';

/** Formats the best players of a game on this server, one a line; equal ratings share a place. */
export function formatLeaderboard(game: Game, leaders: readonly Leader[], language: Language): string {
  const tell = (what: Text) => translate(language, what, () => '');
  const head = tell(text('bot:leaders.title', { game: getGameName(game, language) }));
  if (leaders.length === 0) return [head, tell(text('bot:leaders.none'))].join('\n');
  const lines = leaders.map(({ name, rating, played }) => {
    const place = leaders.filter((other) => other.rating > rating).length + 1;
    const line = text('bot:leaders.line', { place, name: escapeName(name), rating, count: played });
    return markEmoji(getMedalIcon(place)) + tell(line);
  });
  return [head, ...lines, `-# ${tell(text('bot:leaders.about'))}`].join('\n');
}
