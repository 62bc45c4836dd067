import { newestMessage } from '../../app/core/find-tables.ts';
import { leftAt } from '../../app/core/seats.ts';
import { loadTable, personAt } from '../../app/core/table.ts';
import { pauseOf, pingedByPause } from '../../app/turns/dormancy.ts';
import { isQuiet } from '../../app/turns/quiet-call.ts';
import { refused } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { say } from '../../i18n/say.ts';
import type { Notice } from '../../store/notices.ts';
import type { Bot } from '../core/context.ts';
import type { Payload } from '../core/payload.ts';
import { link } from '../core/rest/channel.ts';

/**
 * Tells everyone seated at a table that it is paused, and how it goes on; those who want no reminders are named without a
 * ping. Null where it has been resumed since.
 */
export async function pausedMessage({ house }: Bot, { subject }: Notice): Promise<Payload | null> {
  const { tableId, at } = pauseOf(subject);
  const table = await loadTable(house, tableId);
  if (refused(table) || table.record.sleptAt !== at) return null;
  const left = await leftAt(house.store, tableId);
  const people = table.sitters.flatMap(({ seat }) =>
    left.includes(seat) ? [] : (personAt(table, seat) ?? []),
  );
  if (people.length === 0) return null;
  const { guild, channel, language } = table.record;
  const url = link(guild, channel, await newestMessage(house, tableId));
  const who = people.map((person) => `<@${person}>`);
  return {
    content: say(language, text('bot:reminder.paused', { who, link: url }), () => ''),
    pings: (await isQuiet(house, guild)) ? [] : await pingedByPause(house, people),
  };
}
