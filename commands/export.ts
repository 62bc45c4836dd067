import { tableHere } from '../src/app/core/find-tables.ts';
import { endedNamed, lastEnded } from '../src/app/replay/record.ts';
import { type Argument, type Called, type Command, typedOption } from '../src/discord/core/command.ts';
import type { Payload } from '../src/discord/core/payload.ts';
import { refusalMessage } from '../src/discord/core/refusing.ts';
import { replyPrivately } from '../src/discord/core/reply.ts';
import { endedOffers, matchTyped } from '../src/discord/replay/ended.ts';
import { exportMessage } from '../src/discord/replay/export.ts';
import { Refusal, refused } from '../src/engine/refusal.ts';
import { text } from '../src/engine/text.ts';

const match: Argument = { id: 'match', kind: 'string', autocomplete: true };

/** A finished match of this channel as files. */
export const exporting: Command = {
  name: 'export',
  arguments: [match],
  run: (arrival) => replyPrivately(arrival, exported),
  complete: (typist) => endedOffers(typist, typist.asked.options.getFocused()),
};

async function exported(caller: Called): Promise<Payload> {
  const { bot, asked, language } = caller;
  const no = (key: 'none' | 'running' | 'unknown') =>
    refusalMessage(new Refusal(text(`bot:export.${key}`)), language);
  const wish = typedOption(asked, 'match');
  const match = wish === null ? null : await matchTyped(caller, wish);
  const table =
    wish === null
      ? await lastEnded(bot.house, asked.channelId)
      : await endedNamed(bot.house, asked.channelId, match ?? '');
  if (table) return await exportMessage(caller, table);
  if (wish !== null) return no('unknown');
  const live = await tableHere(bot.house, asked.channelId);
  return no(refused(live) || live.record.phase !== 'playing' ? 'none' : 'running');
}
