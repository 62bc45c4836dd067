import { duel } from '../../../app/lobby/challenge.ts';
import { type Language, text } from '../../../engine/text.ts';
import { MIDDLE } from '../../../players/strengths.ts';
import { say } from '../../../words/say.ts';
import type { Bot } from '../../kit/bot.ts';
import type { Row } from '../../kit/payload.ts';
import { type Button, button, buttonRows, namedButton } from '../../kit/rows.ts';
import { mindName } from '../lobby/mindPanel.ts';

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
