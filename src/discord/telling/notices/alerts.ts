import {
  type AlertReader,
  awakeReader,
  leaveAlerts,
  type OfTable,
  tableIdIn,
} from '../../../app/alerts/alerts.ts';
import { endToTell, tellEndLater } from '../../../app/alerts/follow.ts';
import { lobbyToTell } from '../../../app/alerts/lobby-alert.ts';
import { nextToTell } from '../../../app/alerts/next-alert.ts';
import type { Notice } from '../../../store/notices.ts';
import type { Bot } from '../../kit/bot.ts';
import type { Payload } from '../../kit/payload.ts';
import { endAlert } from '../../messages/alerts/end-alert.ts';
import { lobbyAlert } from '../../messages/alerts/lobby-alert.ts';
import { nextAlert } from '../../messages/alerts/next-alert.ts';
import type { Making, Makings } from './notice.ts';
import { findSight, type Sight } from './sight.ts';

/** Direct messages that people asked for. */
export const ALERT_MAKINGS = {
  lobbyOpen: alert(lobbyToTell, ['seen'], lobbyAlert),
  gameOver: alert(endToTell, ['seen', 'gone'], endAlert, tellEndLater),
  nextTurn: alert(nextToTell, ['seen'], nextAlert),
} satisfies Makings;

/**
 * Makes an alert of what `find` gives, for people whose relation to the channel of its table is one of `sights`. It goes
 * out after the table's own messages, so that it leads to the newest one. `postpone`: done for whoever must not be disturbed now.
 */
function alert<T extends OfTable>(
  find: (house: Bot['house'], notice: Notice) => Promise<T | null>,
  sights: readonly Sight[],
  write: (bot: Bot, found: T, reader: AlertReader, isThere: boolean) => Promise<Payload>,
  postpone: (house: Bot['house'], notice: Notice) => Promise<void> = async () => {},
): Making {
  return async (bot, notice) => {
    const { subject, guild } = notice;
    const person = notice.person ?? '';
    await bot.outcome(tableIdIn(subject));
    const found = await find(bot.house, notice);
    if (!found) return null;
    const reader = await awakeReader(bot.house, person);
    if (!reader) {
      await postpone(bot.house, notice);
      return null;
    }
    const sight = await findSight(bot, found.table.record, person);
    if (sight === 'left') await leaveAlerts(bot.house, guild, person);
    return sights.includes(sight) ? await write(bot, found, reader, sight === 'seen') : null;
  };
}
