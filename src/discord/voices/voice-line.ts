import type { Table } from '../../app/core/table.ts';
import { type Comment, loadComment } from '../../app/voices/comment.ts';
import { text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import type { LogEntry } from '../../store/log.ts';
import type { BotContext } from '../core/context.ts';
import { markEmoji } from '../core/emoji.ts';
import { getSafeNames } from '../core/names.ts';

/** Sentences for each mood; every AI has them. */
const SENTENCES = {
  glad: ['glad1', 'glad2', 'glad3'],
  sorry: ['sorry1', 'sorry2', 'sorry3'],
  won: ['won1', 'won2'],
  lost: ['lost1', 'lost2'],
} as const satisfies Record<Comment['mood'], readonly string[]>;

/** Formats what an AI says about the entries that are new on a board; mostly nothing. */
export async function formatVoiceLines(
  { app }: Pick<BotContext, 'app'>,
  table: Table,
  fresh: readonly LogEntry[],
): Promise<readonly string[]> {
  const comment = await loadComment(app, table, fresh);
  if (comment === null) return [];
  const { who, mood, seat, number } = comment;
  const { id, language } = table.record;
  const sentences = SENTENCES[mood];
  const sentence = sentences[(id * 7 + number) % sentences.length] ?? sentences[0];
  const said = text(`bot:voice.${who}.${sentence}`);
  const line = translate(language, text('bot:voice.line', { name: { seat }, said }), getSafeNames(table));
  return [`-# ${markEmoji(`ai_${who}`)}${line}`];
}
