import type { Argument, Called, Command, Offer } from '../src/discord/kit/command.ts';
import { offered } from '../src/discord/kit/offered.ts';
import type { Payload } from '../src/discord/kit/payload.ts';
import { refusalMessage } from '../src/discord/kit/refusing.ts';
import { replyPrivately } from '../src/discord/kit/reply.ts';
import type { Typist } from '../src/discord/kit/visit.ts';
import { exportMessage, exportOffer } from '../src/discord/messages/exportFiles.ts';
import { Refusal, refused } from '../src/engine/refusal.ts';
import { text } from '../src/engine/text.ts';
import { tableHere } from '../src/tables/find.ts';
import { endedHere } from '../src/tables/past/record.ts';

const match: Argument = { id: 'match', kind: 'string', autocomplete: true };

/** How many finished matches of a channel can be reached. */
const MOST = 500;

/** A finished match of this channel as files. */
export const exporting: Command = {
  name: 'export',
  arguments: [match],
  run: (caller) => replyPrivately(caller, exported(caller)),
  complete: offers,
};

async function exported({ bot, asked, language }: Called): Promise<Payload> {
  const no = (key: 'none' | 'running' | 'unknown') =>
    refusalMessage(new Refusal(text(`bot:export.${key}`)), language);
  const wish = asked.options.getString('match');
  const ended = await endedHere(bot.house, asked.channelId, wish === null ? 1 : MOST);
  const table = wish === null ? ended[0] : ended.find(({ record }) => String(record.id) === wish);
  if (table) return await exportMessage(bot.house, table, language);
  if (wish !== null) return no('unknown');
  const live = await tableHere(bot.house, asked.channelId);
  return no(refused(live) || live.record.phase !== 'playing' ? 'none' : 'running');
}

async function offers({ bot, asked, language }: Typist): Promise<readonly Offer[]> {
  const ended = await endedHere(bot.house, asked.channelId, MOST);
  const all = ended.map((table) => ({ name: exportOffer(table, language), value: String(table.record.id) }));
  return offered(all, asked.options.getFocused());
}
