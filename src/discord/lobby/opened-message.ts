import { setTimeout } from 'node:timers/promises';
import { REPEATED, type Repeated } from '../../app/core/actor.ts';
import { isDirect } from '../../app/core/screens.ts';
import { loadTable } from '../../app/core/table.ts';
import type { TableSpec } from '../../app/lobby/open.ts';
import { isQueued, listPostsInFlight, loadMessageIds } from '../../app/publishing/outbox.ts';
import { abandonTable } from '../../app/seats/resign.ts';
import { refused } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import type { ComponentReply } from '../core/component.ts';
import type { BotContext, InteractionContext } from '../core/context.ts';
import { formatDiscordLink } from '../core/rest/channel.ts';
import { classifyFailure } from '../core/rest/failure.ts';

/** Time in ms for which a reply waits for the first message of a table. */
const MAX_WAIT_MS = 5_000;
/** Interval in ms between two looks for that message. */
const POLL_INTERVAL_MS = 50;

/**
 * Links the new table once its card or board is posted; otherwise says why it is not, and what to do. `id` is `REPEATED` if an earlier
 * delivery of the interaction opened the table.
 */
export async function createOpenedMessage(
  { bot, language }: Pick<InteractionContext, 'bot' | 'language'>,
  { guild, channel }: Pick<TableSpec, 'guild' | 'channel'>,
  id: number | Repeated,
): Promise<ComponentReply> {
  const isOwnPlace = isDirect({ guild });
  const tell = (key: 'opened' | 'opening' | 'cannotWrite' | 'notTaken') =>
    isOwnPlace && key !== 'opening'
      ? translate(language, text(`bot:lobby.${key}Direct`), () => '')
      : translate(language, text(`bot:lobby.${key}`, { link: formatDiscordLink(guild, channel) }), () => '');
  if (id === REPEATED) return { done: true, content: tell('opened') };
  const about = { id, shows: null };
  const outcome = await waitForFirstMessage(bot, id);
  if (outcome === 'there') return { done: true, content: tell('opened'), about };
  if (outcome === 'late') return { content: tell('opening'), about };
  if (outcome === 'forbidden') return { content: tell('cannotWrite'), about };
  await abandonTable(bot.app, id);
  return { content: tell('notTaken') };
}

type OpenOutcome = 'there' | 'late' | 'forbidden' | 'dropped';

/** Waits for the card or the board. The board of a match with AIs waits for their first moves. */
async function waitForFirstMessage(bot: BotContext, id: number): Promise<OpenOutcome> {
  const end = performance.now() + MAX_WAIT_MS;
  while (performance.now() < end) {
    const failure = await Promise.race([bot.outcome(id), setTimeout(end - performance.now(), null)]);
    if ((await loadMessageIds(bot.app, id)).size > 0) return 'there';
    if (failure !== null) return classifyFailure(failure) === 'forbidden' ? 'forbidden' : 'late';
    if (await isCardDropped(bot, id)) return 'dropped';
    await setTimeout(POLL_INTERVAL_MS);
  }
  return 'late';
}

/** Returns whether a lobby has no card in the channel and none is queued. */
async function isCardDropped({ app }: BotContext, id: number): Promise<boolean> {
  const table = await loadTable(app, id);
  if (refused(table) || table.record.phase !== 'lobby') return false;
  return (
    !(await isQueued(app, id, 'card')) &&
    (await listPostsInFlight(app, id)).length === 0 &&
    (await loadMessageIds(app, id)).size === 0
  );
}
