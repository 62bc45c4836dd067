import { type MessageComponentInteraction, MessageFlags } from 'discord.js';
import { THEMES } from '../../../themes/registry.ts';
import { STRENGTH_IDS, type StrengthId } from '../../ai/strengths.ts';
import { REPEATED } from '../../app/core/actor.ts';
import { gameOf } from '../../app/core/context.ts';
import { PACES } from '../../app/core/pace.ts';
import { loadTable } from '../../app/core/table.ts';
import type { Guest } from '../../app/lobby/challenge.ts';
import {
  addAi,
  leave as getUp,
  mayAddAi,
  removeAi,
  join as sitDown,
  decline as stayAway,
} from '../../app/lobby/lobby.ts';
import { ChannelTaken, type Wish } from '../../app/lobby/open.ts';
import { playAgain } from '../../app/lobby/rematch.ts';
import { startTable } from '../../app/lobby/start.ts';
import { cancelTable } from '../../app/seats/resign.ts';
import { Refusal, refused } from '../../engine/refusal.ts';
import { LANGUAGES, type Language, text } from '../../engine/text.ts';
import { games } from '../../games/registry.ts';
import { cancelQuestion } from '../board/end-questions.ts';
import type { Caller, Visit } from '../core/context.ts';
import { flag, oneOf, oneOfMany, people, snowflake, unpacked, whole, word } from '../core/fields.ts';
import { limited } from '../core/limited.ts';
import { namesAt } from '../core/names.ts';
import { mayNotPost, missingAt, missingPermissions } from '../core/permissions.ts';
import { chosenIn, press, pressAnywhere, type Reply } from '../core/press.ts';
import { forgedMessage, refusalMessage } from '../core/refusing.ts';
import { calm } from '../core/reply.ts';
import { buttonRows, namedButton } from '../core/rows.ts';
import { isSecondTap } from '../core/second-tap.ts';
import { type LobbyAct, lobbyAct } from '../core/table-action.ts';
import { withMember } from '../core/with-member.ts';
import { cannotOpen, notInThread, takenMessage, threadHere } from '../server-settings/may-open.ts';
import { mindNumbered, mindPanel } from '../text/ai-levels.ts';
import { mayGoOnInThread } from '../turns/wake.ts';
import { beginAgainstAis } from './against-ai.ts';
import { guestById } from './guests.ts';
import { openHere, wishHere } from './open.ts';
import { goOnInThread, openInThread, playAgainInThread, wantsThread } from './open-in-thread.ts';
import { openedMessage } from './opened.ts';
import { chooseLanguage, choosePreset, chooseTheme, chooseValue, optionsMessage } from './options.ts';
import { moveTo, seatsMessage, shuffleAt, takeSeatAt } from './seats.ts';

export const joining: LobbyAct = { purpose: 'tell', said: 'bot:lobby.joined', doing: sitDown };

/** Takes a seat. */
export const join = press('join', [], (visit) => lobbyAct(visit, joining), 'quiet');

export const leaving: LobbyAct = { said: 'bot:lobby.left', doing: getUp };

/** Leaves a lobby. */
export const leave = press('leave', [], (visit) => lobbyAct(visit, leaving), 'quiet');

export const starting: LobbyAct = { purpose: 'start', said: 'bot:lobby.starting', doing: startTable };

/** Starts the match. */
export const start = press('start', [], (visit) => lobbyAct(visit, starting), 'quiet');

/** Asks the host which AI player to add. */
export const ai = press('ai', [], async ({ table, by, language }) => {
  const objection = mayAddAi(table, by);
  return objection ? refusalMessage(objection, language, namesAt(table)) : mindPanel(table, language);
});

/** Adds the AI player of that strength. */
export const mind = press('mind', [oneOf(STRENGTH_IDS)], seated);

async function seated(visit: Visit, strength: StrengthId): Promise<Reply> {
  const { bot, by, table, language } = visit;
  const lacking = missingAt(visit, 'tell');
  if (lacking !== null) return { content: lacking };
  const { id, language: spoken } = table.record;
  const outcome = await addAi(
    bot.house,
    by,
    id,
    (number) => mindNumbered(strength, number, spoken),
    strength,
  );
  if (outcome === REPEATED) return { content: calm(language, 'nothingDone') };
  const now = await loadTable(bot.house, id);
  if (refused(now)) return refusalMessage(now, language);
  if (refused(outcome)) return refusalMessage(outcome, language, namesAt(now));
  return mindPanel(now, language, now.sitters[outcome - 1]?.name ?? '');
}

/** Removes the AI player added last. */
export const noai = press(
  'noai',
  [],
  (visit) => lobbyAct(visit, { purpose: 'tell', said: 'bot:panel.done', doing: removeAi }),
  'quiet',
);

/** Shows the seats of a lobby, taken and open. */
export const seats = press('seats', [], async (visit) => seatsMessage(visit));

/** Takes an open seat by its number. */
export const seatTake = press('seat-take', [whole], takeSeatAt);

/** Handles the menu of players whom the host can move. */
export const seatWho = press('seat-who', [], async (visit) =>
  seatsMessage(visit, Number(chosenIn(visit.asked) ?? -1)),
);

/** Handles the menu of seats to which a player can be moved. */
export const seatTo = press('seat-to', [whole, whole], (visit, from, revision) =>
  moveTo(visit, from, revision, Number(chosenIn(visit.asked) ?? -1)),
);

/** Shuffles all seats. */
export const shuffleAll = press('seat-shuffle', [], shuffleAt);

/** Shows the options of a lobby. */
export const options = press('options', [], (visit) => optionsMessage(visit));

/** Handles the menu of options: shows the values of one. */
export const option = press('option', [], (visit) => optionsMessage(visit, chosenIn(visit.asked)));

/** Handles the menu of an option's values, given by index. */
export const value = press('value', [word], (visit, id) =>
  chooseValue(visit, id, Number(chosenIn(visit.asked) ?? -1)),
);

/** Handles the menu of presets. */
export const preset = press('preset', [], (visit) => choosePreset(visit, chosenIn(visit.asked) ?? ''));

/** Handles the menu of themes. */
export const theme = press('theme', [], (visit) => chooseTheme(visit, chosenIn(visit.asked) ?? ''));

/** Handles the menu of languages. */
export const language = press('language', [], (visit) => chooseLanguage(visit, chosenIn(visit.asked) ?? ''));

type Pressed = Caller<MessageComponentInteraction>;

/** Game ids, known in advance: a custom id with five invited people has no room for free text. */
const GAMES = games.map(({ id }) => id);

const LOOKS = ['', ...THEMES.map(({ id }) => id)];

const HOURS = PACES.map((hours) => String(hours ?? ''));

/** Opens a table in a thread because the channel has one already. Only private messages have this button. */
export const inThread = pressAnywhere(
  'in-thread',
  [word, word, oneOf(LANGUAGES), oneOfMany(HOURS), flag],
  async (caller, _table, game, theme, language, hours, atOnce) => {
    if (!isOwn(caller)) return forgedMessage(caller.language);
    const wish = await wished(caller, game, theme, language, hours);
    return await openInThread(caller, wish, atOnce ? beginAgainstAis : undefined);
  },
);

/** Opens a table in a thread and invites people to it. */
export const inWith = pressAnywhere(
  'in-with',
  [oneOfMany(GAMES), oneOfMany(LOOKS), oneOf(LANGUAGES), oneOfMany(HOURS), people],
  async (caller, _table, game, theme, language, hours, asked) => {
    if (!isOwn(caller)) return forgedMessage(caller.language);
    const guests: Guest[] = [];
    for (const person of unpacked(asked)) {
      const guest = await guestById(caller, person);
      if (refused(guest)) return refusalMessage(guest, caller.language);
      guests.push(guest);
    }
    return await openInThread(caller, { ...(await wished(caller, game, theme, language, hours)), guests });
  },
);

function isOwn({ asked }: Pressed): boolean {
  return asked.message.flags.has(MessageFlags.Ephemeral);
}

async function wished(
  caller: Pressed,
  game: string,
  theme: string,
  language: Language,
  hours: string,
): Promise<Wish> {
  const pace = PACES.find((known) => String(known) === hours) ?? null;
  return { ...(await wishHere(caller, game)), theme: theme || null, language, pace };
}

export const closing: LobbyAct = {
  said: 'bot:lobby.closed',
  doing: (house, by, tableId) => cancelTable(house, by, tableId, 'lobby'),
};

const ending: LobbyAct = {
  said: 'bot:more.cancelled',
  doing: (house, by, tableId) => cancelTable(house, by, tableId, 'playing'),
};

/** Closes a lobby at once, or asks for confirmation before cancelling a running match. */
export const cancel = press(
  'cancel',
  [],
  async (visit) =>
    visit.asked.message.flags.has(MessageFlags.Ephemeral)
      ? cancelQuestion(visit)
      : await lobbyAct(visit, closing),
  'quiet',
);

/** Confirms cancelling a running match. */
export const cancelSure = press(
  'cancel-sure',
  [],
  async (visit) => (isSecondTap(visit) ? cancelQuestion(visit) : await lobbyAct(visit, ending)),
  'quiet',
);

const declining: LobbyAct = { said: 'bot:lobby.declining', doing: stayAway };

/** Declines an invitation and frees the seat kept for that person. */
export const decline = press('not-coming', [], (visit) => lobbyAct(visit, declining), 'quiet');

/** Opens a new table for a finished match. Its lobby card tells everybody. */
export const rematch = press('rematch', [], openedAgain, 'quiet');

/** Opens the rematch in a thread because the channel has a table already. Only private messages have this button. */
export const rematchInThread = press('rematch-thread', [], async (visit) => {
  if (!visit.asked.message.flags.has(MessageFlags.Ephemeral)) return forgedMessage(visit.language);
  return await playAgainInThread(visit, visit.table);
});

async function openedAgain(pressed: Visit): Promise<Reply> {
  if (await wantsThread(pressed)) return await playAgainInThread(pressed, pressed.table);
  const visit = await withMember(pressed);
  const { bot, asked, by, table, language } = visit;
  const lacking = missingPermissions(asked, 'open', language) ?? mayNotPost(asked, language);
  if (lacking !== null) return { content: lacking };
  const outside = await notInThread(visit);
  if (outside) return outside;
  const tooMany = limited(visit, 'table');
  if (tooMany) return tooMany;
  const { guild, channel, id } = table.record;
  const outcome = await playAgain(bot.house, by, id);
  if (outcome === REPEATED) return { done: true, content: calm(language, 'nothingDone') };
  if (outcome instanceof ChannelTaken) return await taken(visit, outcome);
  if (refused(outcome)) return refusalMessage(outcome, language);
  return await openedMessage(visit, { guild, channel }, outcome);
}

/** Returns why the channel is taken, with a button for a thread where one can be opened. */
async function taken(visit: Visit, by: ChannelTaken): Promise<Reply> {
  const { bot, table, language } = visit;
  const message = await takenMessage(bot, table.record, by, language);
  if ('no' in threadHere(visit)) return message;
  const offer = namedButton(language, 'inThread', ['rematch-thread', table.record.id], 'primary');
  return { ...message, rows: buttonRows([offer]) };
}

/** Handles the menu of games for a challenge: opens a table with a seat kept for the challenged person. */
export const challenge = pressAnywhere('challenge', [snowflake], async (caller, _, person) => {
  const ownThread = await wantsThread(caller);
  const cannot = ownThread ? null : await cannotOpen(caller);
  if (cannot) return cannot;
  const game = gameOf(caller.bot.house, chosenIn(caller.asked) ?? '');
  if (!game) return refusalMessage(new Refusal(text('bot:refuse.noSuchGame')), caller.language);
  const guest = await guestById(caller, person);
  if (refused(guest)) return refusalMessage(guest, caller.language);
  const wish = { ...(await wishHere(caller, game.id)), guests: [guest] };
  return await (ownThread ? openInThread(caller, wish) : openHere(caller, wish));
});

/** Resumes a paused match in a thread because the channel has another table. Only private messages have this button. */
export const wakeInThread = pressAnywhere('wake-thread', [], async (caller, table) => {
  const isPrivate = caller.asked.message.flags.has(MessageFlags.Ephemeral);
  if (!isPrivate || table === null || !mayGoOnInThread(caller, table)) return forgedMessage(caller.language);
  return await goOnInThread(caller, table);
});
