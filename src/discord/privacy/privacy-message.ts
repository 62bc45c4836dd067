import { text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import type { InteractionContext } from '../core/context.ts';
import type { Payload } from '../core/payload.ts';

const LINES = ['tables', 'club', 'puzzles', 'own', 'nothing', 'seen', 'long'] as const;

/** Lists what personal data is stored, for how long, and who sees it. */
export function createPrivacyMessage({ language }: Pick<InteractionContext, 'language'>): Payload {
  const tell = (line: 'title' | (typeof LINES)[number]) =>
    translate(language, text(`bot:privacy.${line}`), () => '');
  return { content: [tell('title'), ...LINES.map((line) => `- ${tell(line)}`)].join('\n') };
}
