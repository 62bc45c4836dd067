import { MIDDLE_STRENGTH } from '../../ai/strengths.ts';
import { findDuelGame } from '../../app/lobby/challenge.ts';
import { getGameText } from '../../engine/game-text.ts';
import { type Language, text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import type { BotContext, InteractionContext } from '../core/context.ts';
import { getGameName } from '../core/names.ts';
import type { Payload, Row } from '../core/payload.ts';
import { type Button, createButton, createButtonRows, createNamedButton } from '../core/rows.ts';
import { getStrengthName } from '../text/strengths.ts';

/** Introduces the bot and lists its games. */
export function createAboutMessage({ bot, language }: InteractionContext): Payload {
  const lines = [...formatAboutLines(language), '', ...formatGameLines(bot, language)];
  return {
    content: lines.join('\n'),
    rows: createFirstStepRows(bot, language, ['against', 'learn', 'two', 'watch']),
  };
}

/** Describes the bot in three sentences. */
export function formatAboutLines(language: Language): readonly string[] {
  const keys = ['what', 'turn', 'ais'] as const;
  return keys.map((key) => translate(language, text(`bot:about.${key}`), () => ''));
}

/** Lists every game with a short description. */
export function formatGameLines({ app }: BotContext, language: Language): readonly string[] {
  return app.games.map((game) => {
    const about = { game: getGameName(game, language), blurb: getGameText(game, 'blurb') };
    return translate(language, text('bot:about.game', about), () => '');
  });
}

type FirstStep = 'against' | 'learn' | 'two' | 'watch' | 'about';

/** Creates buttons for first steps. Leaves out those that need an AI if no game has one. */
export function createFirstStepRows(
  { app }: BotContext,
  language: Language,
  steps: readonly FirstStep[],
): readonly Row[] {
  const canDuel = findDuelGame(app) !== undefined;
  const possible = steps.filter((step) => canDuel || step === 'two' || step === 'about');
  return createButtonRows(
    possible.map((step) =>
      step === 'against' ? createAgainstButton(language) : createPlainButton(step, language),
    ),
  );
}

function createPlainButton(step: Exclude<FirstStep, 'against'>, language: Language): Button {
  return createNamedButton(language, step, [step === 'learn' ? 'learn-which' : step, 0]);
}

function createAgainstButton(language: Language): Button {
  const label = text('bot:welcome.against', { name: getStrengthName(MIDDLE_STRENGTH, language) });
  return createButton(
    translate(language, label, () => ''),
    ['against', 0],
    'primary',
  );
}
