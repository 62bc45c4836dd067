import { type Language, text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import type { AppLinks } from '../core/app-info.ts';
import type { InteractionContext } from '../core/context.ts';
import { createButtonRows, createNamedButton } from '../core/rows.ts';
import type { TabContent } from './message.ts';

const STORED_LINES = ['tables', 'club', 'puzzles', 'own', 'nothing', 'seen', 'long'] as const;

/** Creates the tab *Privacy*: who may list and challenge the user, what data is stored, the pages about it, and the button that deletes it. */
export function createPrivacyTab({ bot, settings, language }: InteractionContext): TabContent {
  const tell = (key: Parameters<typeof text>[0]) => translate(language, text(key), () => '');
  const toggles = [
    createNamedButton(language, settings.listed ? 'unlist' : 'list', ['my-listing', 0, !settings.listed]),
    createNamedButton(language, settings.challenges ? 'noChallenges' : 'challenges', [
      'my-challenges',
      0,
      !settings.challenges,
    ]),
    createNamedButton(language, 'forgetMe', ['my-data', 0], 'danger'),
  ];
  return {
    lines: [
      `- ${tell(settings.listed ? 'bot:me.listed' : 'bot:me.unlisted')}`,
      `- ${tell(settings.challenges ? 'bot:me.challenges' : 'bot:me.noChallenges')}`,
      '',
      tell('bot:privacy.title'),
      ...STORED_LINES.map((line) => `- ${tell(`bot:privacy.${line}`)}`),
      ...formatPolicyLines(bot.links, language),
    ],
    rows: createButtonRows(toggles),
  };
}

/** Formats the links of privacy policy and terms. Angle brackets suppress the previews of links. */
function formatPolicyLines({ privacy, terms }: AppLinks, language: Language): readonly string[] {
  const lines = [
    ...(privacy === null ? [] : [text('bot:privacy.policy', { link: `<${privacy}>` })]),
    ...(terms === null ? [] : [text('bot:privacy.terms', { link: `<${terms}>` })]),
  ];
  return lines.map((line) => `-# ${translate(language, line, () => '')}`);
}
