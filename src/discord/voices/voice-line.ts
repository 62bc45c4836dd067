import type { Table } from '../../app/core/table.ts';
import { type Comment, loadComment } from '../../app/voices/comment.ts';
import { text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import type { LogEntry } from '../../store/log.ts';
import type { BotContext } from '../core/context.ts';
import { markEmoji } from '../core/emoji.ts';
import { getSafeNames } from '../core/names.ts';

/** Number of sentences for each mood. */
const SENTENCES: Readonly<Record<Comment['mood'], number>> = { glad: 3, sorry: 3, won: 2, lost: 2 };

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
  const said = { key: `bot:voice.${who}.${mood}${1 + ((id * 7 + number) % SENTENCES[mood])}` };
  const line = translate(language, text('bot:voice.line', { name: { seat }, said }), getSafeNames(table));
  return [`-# ${markEmoji(`ai_${who}`)}${line}`];
}
