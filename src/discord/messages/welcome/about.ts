import { gameText } from '../../../engine/gameText.ts';
import { type Language, text } from '../../../engine/text.ts';
import { say } from '../../../words/say.ts';
import type { Bot, Caller } from '../../kit/bot.ts';
import { gameName } from '../../kit/names.ts';
import type { Payload } from '../../kit/payload.ts';
import { firstSteps } from './firstSteps.ts';

/** What this is, and what there is to play. */
export function aboutMessage({ bot, language }: Caller): Payload {
  const lines = [...aboutLines(language), '', ...gameLines(bot, language)];
  return { content: lines.join('\n'), rows: firstSteps(bot, language, ['against', 'learn', 'two', 'watch']) };
}

/** What this is, in three sentences. */
export function aboutLines(language: Language): readonly string[] {
  const keys = ['what', 'turn', 'ais'] as const;
  return keys.map((key) => say(language, text(`bot:about.${key}`), () => ''));
}

/** Every game with what it is like, a line each. */
export function gameLines({ house }: Bot, language: Language): readonly string[] {
  return house.games.map((game) => {
    const about = { game: gameName(game, language), blurb: gameText(game, 'blurb') };
    return say(language, text('bot:about.game', about), () => '');
  });
}
