import { findNewestMessage } from '../../app/core/find-tables.ts';
import { getLeftSeats } from '../../app/core/seats.ts';
import { findPerson, loadTable } from '../../app/core/table.ts';
import { isQuiet } from '../../app/turns/calls.ts';
import { loadPausePings, parsePauseSubject } from '../../app/turns/dormancy.ts';
import { refused } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import type { Notice } from '../../store/notices.ts';
import type { BotContext } from '../core/context.ts';
import type { Payload } from '../core/payload.ts';
import { formatDiscordLink } from '../core/rest/channel.ts';

/**
 * Creates the message to everyone seated at a table that it is paused, and how it goes on. Players who want no reminders are named without
 * a ping. Null if the table has been resumed since.
 */
export async function createPausedMessage({ app }: BotContext, { subject }: Notice): Promise<Payload | null> {
  const { tableId, at } = parsePauseSubject(subject);
  const table = await loadTable(app, tableId);
  if (refused(table) || table.record.sleptAt !== at) return null;
  const left = await getLeftSeats(app.store, tableId);
  const people = table.seats.flatMap(({ seat }) =>
    left.includes(seat) ? [] : (findPerson(table, seat) ?? []),
  );
  if (people.length === 0) return null;
  const { guild, channel, language } = table.record;
  const url = formatDiscordLink(guild, channel, await findNewestMessage(app, tableId));
  const who = people.map((person) => `<@${person}>`);
  return {
    content: translate(language, text('bot:reminder.paused', { who, link: url }), () => ''),
    pings: (await isQuiet(app, guild)) ? [] : await loadPausePings(app, people),
  };
}
