import { MIDDLE } from '../../ai/strengths.ts';
import { duel } from '../../app/lobby/challenge.ts';
import { gameText } from '../../engine/game-text.ts';
import { type Language, text } from '../../engine/text.ts';
import { say } from '../../i18n/say.ts';
import type { Bot, Caller } from '../core/context.ts';
import { gameName } from '../core/names.ts';
import type { Payload, Row } from '../core/payload.ts';
import { type Button, button, buttonRows, namedButton } from '../core/rows.ts';
import { mindName } from '../text/ai-levels.ts';

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

type FirstStep = 'against' | 'learn' | 'two' | 'watch' | 'about';

/** Buttons for whoever has never played here. What needs an AI is not among them where none can sit. */
export function firstSteps({ house }: Bot, language: Language, steps: readonly FirstStep[]): readonly Row[] {
  const canDuel = duel(house) !== undefined;
  const possible = steps.filter((step) => canDuel || step === 'two' || step === 'about');
  return buttonRows(possible.map((step) => (step === 'against' ? against(language) : plain(step, language))));
}

function plain(step: Exclude<FirstStep, 'against'>, language: Language): Button {
  return namedButton(language, step, [step === 'learn' ? 'learn-which' : step, 0]);
}

function against(language: Language): Button {
  const label = text('bot:welcome.against', { name: mindName(MIDDLE, language) });
  return button(
    say(language, label, () => ''),
    ['against', 0],
    'primary',
  );
}
