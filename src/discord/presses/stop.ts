import { text } from '../../engine/text.ts';
import { say } from '../../words/say.ts';
import { press } from '../kit/press.ts';
import { buttonRows, namedButton } from '../kit/rows.ts';

declare module '../kit/ids.ts' {
  interface Presses {
    stop: [];
  }
}

/** Closes a question that has not been answered: nothing was done. */
export const stop = press('stop', [], async ({ table, language }) => {
  const { id, version, phase } = table.record;
  const content = say(language, text('bot:panel.stopped'), () => '');
  if (phase !== 'playing') return { content };
  return { content, rows: buttonRows([namedButton(language, 'play', ['play', id, version], 'primary')]) };
});
