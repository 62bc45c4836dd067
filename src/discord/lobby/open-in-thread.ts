import { gameOf } from '../../app/core/context.ts';
import type { Table } from '../../app/core/table.ts';
import { themeWished } from '../../app/core/theme.ts';
import type { Wish } from '../../app/lobby/open.ts';
import { cannotPlayAgain, playAgain } from '../../app/lobby/rematch.ts';
import { serverAt } from '../../app/server-settings/server-settings.ts';
import { rouseIn } from '../../app/turns/wake.ts';
import { Refusal, refused } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { say } from '../../i18n/say.ts';
import type { Caller } from '../core/context.ts';
import { limited } from '../core/limited.ts';
import { gameName } from '../core/names.ts';
import type { Reply } from '../core/press.ts';
import { refusalMessage } from '../core/refusing.ts';
import { link } from '../core/rest/channel.ts';
import { closedHere } from '../server-settings/change.ts';
import { threadHere } from '../server-settings/may-open.ts';
import { lobbyThreadName } from '../text/thread-name.ts';
import { cannotAsk, openHere } from './open.ts';
import { newThread } from './open-thread.ts';
import { openedMessage } from './opened.ts';

/**
 * Returns whether a new game gets a thread of its own: as was asked for, else where the server has chosen so and one can be
 * opened. A game that is opened in a thread stays there.
 */
export async function wantsThread(caller: Caller, asked: boolean | null = null): Promise<boolean> {
  const { channel, guildId } = caller.asked;
  if (channel?.isThread()) return false;
  if (asked !== null) return asked;
  const { notifications } = await serverAt(caller.bot.house, guildId ?? '');
  return notifications === 'threads' && !('no' in threadHere(caller));
}

/** Opens a thread of this channel, and by `open` in it what is wished for. A wish that cannot be met leaves no thread behind. */
export async function openInThread(
  caller: Caller,
  wish: Wish,
  open: (caller: Caller, wish: Wish) => Promise<Reply> = openHere,
): Promise<Reply> {
  const { language } = caller;
  const thread = threadHere(caller);
  if ('no' in thread) return thread.no;
  const tooMany = limited(caller, 'table');
  if (tooMany) return tooMany;
  const objection = objectionTo(caller, wish);
  if (objection) return refusalMessage(objection, language);
  const no = (await closedHere(caller)) ?? (await cannotAsk(caller, wish));
  if (no) return no;
  const opened = await newThread(caller, {
    ...namesOf(caller, wish),
    parent: wish.channel,
    kind: thread.kind,
  });
  if ('no' in opened) return opened.no;
  return await open(caller, { ...wish, channel: opened.channel, parent: wish.channel });
}

function objectionTo({ bot }: Caller, wish: Wish): Refusal | null {
  const game = gameOf(bot.house, wish.game);
  if (!game) return new Refusal(text('bot:refuse.noSuchGame'));
  const theme = themeWished(game, wish.theme ?? null);
  return refused(theme) ? theme : null;
}

/** Opens a thread of this channel for a match that has ended, to be played again there. A refusal leaves no thread behind. */
export async function playAgainInThread(caller: Caller, ended: Table): Promise<Reply> {
  const { bot, by, language } = caller;
  const thread = threadHere(caller);
  if ('no' in thread) return thread.no;
  const tooMany = limited(caller, 'table');
  if (tooMany) return tooMany;
  const objection = await cannotPlayAgain(bot.house, by, ended);
  if (objection) return refusalMessage(objection, language);
  const { id, guild, game, channel: parent, language: spoken } = ended.record;
  const named = namesOf(caller, { game, language: spoken });
  const opened = await newThread(caller, { ...named, parent, kind: thread.kind });
  if ('no' in opened) return opened.no;
  const { channel } = opened;
  const outcome = await playAgain(bot.house, by, id, { channel, parent });
  if (refused(outcome)) return refusalMessage(outcome, language);
  return await openedMessage(caller, { guild, channel }, outcome);
}

/** Opens a thread of this channel for a match that sleeps while another has the channel: it goes on there. */
export async function goOnInThread(caller: Caller, table: Table): Promise<Reply> {
  const { bot, by, language } = caller;
  const { id, guild, game, channel: parent, language: spoken } = table.record;
  const thread = threadHere(caller);
  if ('no' in thread) return thread.no;
  const tooMany = limited(caller, 'table');
  if (tooMany) return tooMany;
  const named = namesOf(caller, { game, language: spoken });
  const opened = await newThread(caller, { ...named, parent, kind: thread.kind });
  if ('no' in opened) return opened.no;
  const { channel } = opened;
  const outcome = await rouseIn(bot.house, by, id, { channel, parent });
  if (refused(outcome)) return refusalMessage(outcome, language);
  return {
    done: true,
    content: say(language, text('bot:board.goesOn', { link: link(guild, channel) }), () => ''),
  };
}

function namesOf({ by }: Caller, { game, language }: Pick<Wish, 'game' | 'language'>) {
  const plainName = gameName({ id: game }, language);
  return {
    name: lobbyThreadName(game, by.name, language),
    plainName,
    starter: say(language, text('bot:lobby.threadBelow', { game: plainName }), () => ''),
  };
}
