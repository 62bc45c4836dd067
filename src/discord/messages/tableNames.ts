import type { Table } from '../../app/core/table.ts';
import { type Language, text } from '../../engine/text.ts';
import { say } from '../../words/say.ts';
import type { Bot } from '../kit/bot.ts';
import { gameName } from '../kit/names.ts';
import { type Button, button, type Style } from '../kit/rows.ts';

/** What a person's table is called among others: by its game, and its channel where that is known. */
export function tableName({ channelName }: Bot, { game, record }: Table, language: Language): string {
  const [called, channel] = [gameName(game, language), channelName(record.channel)];
  if (channel === null) return called;
  return say(language, text('bot:games.at', { game: called, channel }), () => '');
}

/** A button that opens the panel of a person's table, wherever that is. */
export function tableButton({ record }: Table, label: string, style: Style): Button {
  return button(label, ['play', record.id, record.version], style);
}
