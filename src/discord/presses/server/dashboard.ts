import { Refusal, refused } from '../../../engine/refusal.ts';
import { text } from '../../../engine/text.ts';
import { newestMessage } from '../../../tables/find.ts';
import { join } from '../../../tables/lobby/lobby.ts';
import { loadTable } from '../../../tables/table.ts';
import { lobbyAct } from '../../acts/lobbyAct.ts';
import { changeDashboard } from '../../acts/servers.ts';
import { flag, whole } from '../../kit/fields.ts';
import { gameName } from '../../kit/names.ts';
import { pressAtNone } from '../../kit/press.ts';
import { refusalMessage } from '../../kit/refusing.ts';
import { link } from '../../kit/rest/channel.ts';
import { visitTo } from '../../kit/visit.ts';

declare module '../../kit/ids.ts' {
  interface Presses {
    'server-dashboard': [wanted: boolean];
    'dashboard-join': [table: number];
  }
}

/** Turns the dashboard on in this channel, or off. */
export const dashboard = pressAtNone('server-dashboard', [flag], (caller, wanted) =>
  changeDashboard(caller, wanted),
);

/** Takes a seat from the dashboard, and tells privately where the game is. */
export const dashboardJoin = pressAtNone('dashboard-join', [whole], async (caller, id) => {
  const { bot, asked, language } = caller;
  const table = await loadTable(bot.house, id);
  const isOffered =
    !refused(table) && table.record.guild === asked.guildId && bot.isShownIn(table.record, asked.channelId);
  if (!isOffered) return refusalMessage(new Refusal(text('bot:dashboard.gone')), language);
  const reply = await lobbyAct(visitTo(caller, table), { said: 'bot:lobby.joined', doing: join });
  if (!reply.done) return reply;
  const { guild, channel } = table.record;
  const url = link(guild, channel, await newestMessage(bot.house, id));
  return { content: `**${gameName(table.game, language)}** · ${reply.content} ${url}` };
});
