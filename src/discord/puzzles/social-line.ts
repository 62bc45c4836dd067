import type { ServerPuzzle } from '../../app/puzzles/puzzles.ts';
import { loadPuzzleStanding } from '../../app/puzzles/standing.ts';
import { text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import type { PuzzleTry } from '../../store/puzzle-tries.ts';
import type { InteractionContext } from '../core/context.ts';

/** Minimum streak that is worth a word. */
const MIN_STREAK = 2;

/** Stands for a game without an emoji of its own. */
const PUZZLE_EMOJI = '🧩';

/**
 * Formats the line that a player pastes elsewhere: "Piecemeal #142 🌸 1/1 · streak 9". It never tells the move, and before
 * the answer is published not the result either.
 */
export async function formatSocialLine(
  { bot, by, language }: Pick<InteractionContext, 'bot' | 'by' | 'language'>,
  { posed, game }: ServerPuzzle,
  { isRight }: Pick<PuzzleTry, 'isRight'>,
): Promise<string> {
  const { guild, number, answeredAt } = posed;
  const query = { guild, person: by.person, last: number };
  const { now: streak } = (await loadPuzzleStanding(bot.app.store, query)).streaks;
  const result = answeredAt === null ? '⏳' : `${Number(isRight)}/1`;
  const known = { number, emoji: game.text.emoji ?? PUZZLE_EMOJI, result };
  const line =
    streak < MIN_STREAK
      ? text('bot:puzzle.social', known)
      : text('bot:puzzle.socialStreak', { ...known, streak });
  return translate(language, line, () => '');
}
