import { type MessageComponentInteraction, MessageFlags } from 'discord.js';
import { THEMES } from '../../../themes/registry.ts';
import { STRENGTH_IDS, type StrengthId } from '../../ai/strengths.ts';
import { REPEATED } from '../../app/core/actor.ts';
import { findGame } from '../../app/core/context.ts';
import { PACES } from '../../app/core/pace.ts';
import { isDirect } from '../../app/core/screens.ts';
import { loadTable } from '../../app/core/table.ts';
import { type Guest, GuestRefusal } from '../../app/lobby/challenge.ts';
import {
  addAi,
  checkCanAddAi,
  checkHost,
  leaveLobby as getUp,
  inviteToLobby,
  removeAi,
  joinLobby as sitDown,
  declineInvitation as stayAway,
} from '../../app/lobby/lobby.ts';
import { ChannelTakenRefusal, type TableSpec } from '../../app/lobby/open.ts';
import { openRematch } from '../../app/lobby/rematch.ts';
import { startTable } from '../../app/lobby/start.ts';
import { cancelTable } from '../../app/seats/resign.ts';
import { Refusal, refused } from '../../engine/refusal.ts';
import { LANGUAGES, type Language, text } from '../../engine/text.ts';
import { games } from '../../games/registry.ts';
import { translate } from '../../i18n/translate.ts';
import { createCancelQuestion } from '../board/end-questions.ts';
import { addMember } from '../core/add-member.ts';
import { checkLimit } from '../core/check-limit.ts';
import {
  type ComponentReply,
  defineComponent,
  defineComponentAnywhere,
  getChosenUsers,
  getChosenValue,
} from '../core/component.ts';
import type { InteractionContext, TableContext } from '../core/context.ts';
import {
  defineOneOf,
  defineOneOfMany,
  flag,
  people,
  snowflake,
  unpackIds,
  wholeNumber,
  word,
} from '../core/fields.ts';
import { getSafeNames } from '../core/names.ts';
import {
  describeMissingAtTable,
  describeMissingPermissions,
  explainCannotPost,
} from '../core/permissions.ts';
import { createForgedMessage, createRefusalMessage, formatRefusal } from '../core/refusals.ts';
import { getStandardReply } from '../core/reply.ts';
import { createButtonRows, createNamedButton } from '../core/rows.ts';
import { isSecondTap } from '../core/second-tap.ts';
import { runTableAction, type TableAction } from '../core/table-action.ts';
import {
  checkCanOpenTable,
  checkCanOpenThread,
  checkThreadMembership,
  createChannelTakenMessage,
} from '../server-settings/check-can-open.ts';
import { createStrengthPanel, formatNumberedAiName } from '../text/strengths.ts';
import { canWakeInThread } from '../turns/ensure-awake.ts';
import { beginAgainstAis } from './against-ai.ts';
import { fetchGuest } from './guests.ts';
import { createLobbyMenu } from './lobby-menu.ts';
import { createGuestNames, getDefaultTableSpec, openTableHere } from './open.ts';
import { openInThread, playAgainInThread, shouldOpenThread, wakeMatchInThread } from './open-in-thread.ts';
import { createOpenedMessage } from './opened-message.ts';
import { chooseLanguage, choosePreset, chooseTheme, chooseValue, createOptionsMessage } from './options.ts';
import { FINE_TUNE } from './options-panel.ts';
import { createSeatsMessage, movePlayer, shuffleLobbySeats, takeLobbySeat } from './seats.ts';

export const joinAction: TableAction = { purpose: 'tell', said: 'bot:lobby.joined', doing: sitDown };

/** Takes a seat in the lobby. */
export const join = defineComponent('join', [], (ctx) => runTableAction(ctx, joinAction), 'quiet');

export const leaveAction: TableAction = { said: 'bot:lobby.left', doing: getUp };

/** Leaves a lobby. */
export const leave = defineComponent('leave', [], (ctx) => runTableAction(ctx, leaveAction), 'quiet');

export const startAction: TableAction = { purpose: 'start', said: 'bot:lobby.starting', doing: startTable };

/** Starts the match. */
export const start = defineComponent('start', [], (ctx) => runTableAction(ctx, startAction), 'quiet');

/** Asks the host which AI player to add. */
export const addAiButton = defineComponent('ai', [], async ({ table, by, language }) => {
  const objection = checkCanAddAi(table, by);
  return objection
    ? createRefusalMessage(objection, language, getSafeNames(table))
    : createStrengthPanel(table, language);
});

/** Adds an AI player of the chosen strength. */
export const aiStrengthButton = defineComponent('mind', [defineOneOf(STRENGTH_IDS)], addAiPlayer);

async function addAiPlayer(ctx: TableContext, strength: StrengthId): Promise<ComponentReply> {
  const { bot, by, table, language } = ctx;
  const lacking = describeMissingAtTable(ctx, 'tell');
  if (lacking !== null) return { content: lacking };
  const { id, language: spoken } = table.record;
  const outcome = await addAi(
    bot.app,
    by,
    id,
    (number) => formatNumberedAiName(strength, number, spoken),
    strength,
  );
  if (outcome === REPEATED) return { content: getStandardReply(language, 'nothingDone') };
  const now = await loadTable(bot.app, id);
  if (refused(now)) return createRefusalMessage(now, language);
  if (refused(outcome)) return createRefusalMessage(outcome, language, getSafeNames(now));
  return createStrengthPanel(now, language, now.seats[outcome - 1]?.name ?? '');
}

/** Removes the AI player added last. */
export const removeAiButton = defineComponent(
  'noai',
  [],
  (ctx) => runTableAction(ctx, { purpose: 'tell', said: 'bot:panel.done', doing: removeAi }),
  'quiet',
);

/** Handles the menu of people whom the host invites to the lobby. */
export const inviteMenu = defineComponent('invite', [], async (ctx) => {
  const { bot, by, interaction, table, language } = ctx;
  const chosen = getChosenUsers(interaction);
  if (chosen === null) return createForgedMessage(language);
  const guests: Guest[] = [];
  for (const { id } of chosen) {
    const guest = await fetchGuest(ctx, id);
    if (refused(guest)) return createLobbyMenu(ctx, [formatRefusal(guest, language)]);
    guests.push(guest);
  }
  const outcome = await inviteToLobby(bot.app, by, table.record.id, guests);
  const now = await loadTable(bot.app, table.record.id);
  if (refused(now)) return createRefusalMessage(now, language);
  if (refused(outcome)) return createInvitationRefusal({ ...ctx, table: now }, outcome);
  const line = translate(language, text('bot:lobby.invited'), () => '');
  return createLobbyMenu({ ...ctx, table: now }, outcome === REPEATED || outcome === 0 ? [] : [line]);
});

/** Creates the menu again below the reason, or the reason alone for a player who cannot invite any more. */
function createInvitationRefusal(ctx: TableContext, refusal: Refusal): ComponentReply {
  const { table, by, language } = ctx;
  const names =
    refusal instanceof GuestRefusal ? createGuestNames(by.name, refusal.guests) : getSafeNames(table);
  if (table.record.phase !== 'lobby' || checkHost(table, by) !== null)
    return createRefusalMessage(refusal, language, names);
  return createLobbyMenu(ctx, [formatRefusal(refusal, language, names)]);
}

/** Shows the seats of a lobby, taken and open. */
export const seats = defineComponent('seats', [], async (ctx) => createSeatsMessage(ctx));

/** Takes an open seat by its number. */
export const seatTake = defineComponent('seat-take', [wholeNumber], takeLobbySeat);

/** Handles the menu of players whom the host can move. */
export const seatedPlayerMenu = defineComponent('seat-who', [], async (ctx) =>
  createSeatsMessage(ctx, Number(getChosenValue(ctx.interaction) ?? -1)),
);

/** Handles the menu of seats to which a player can be moved. */
export const targetSeatMenu = defineComponent('seat-to', [wholeNumber, wholeNumber], (ctx, from, revision) =>
  movePlayer(ctx, from, revision, Number(getChosenValue(ctx.interaction) ?? -1)),
);

/** Shuffles all seats. */
export const shuffleAll = defineComponent('seat-shuffle', [], shuffleLobbySeats);

/** Shows the options of a lobby. */
export const options = defineComponent('options', [], (ctx) => createOptionsMessage(ctx));

/** Handles the menu of options: shows the values of the chosen one. */
export const option = defineComponent('option', [], (ctx) =>
  createOptionsMessage(ctx, getChosenValue(ctx.interaction)),
);

/** Handles the menu of an option's values, given by index. */
export const value = defineComponent('value', [word], (ctx, id) =>
  chooseValue(ctx, id, Number(getChosenValue(ctx.interaction) ?? -1)),
);

/** Uses a preset. */
export const presetButton = defineComponent('use-preset', [word], choosePreset);

/** Shows the single options of a game with presets. */
export const fineTune = defineComponent('fine-tune', [], (ctx) => createOptionsMessage(ctx, FINE_TUNE));

/** Handles the menu of presets in messages of version 0.1. */
export const preset = defineComponent('preset', [], (ctx) =>
  choosePreset(ctx, getChosenValue(ctx.interaction) ?? ''),
);

/** Handles the menu of themes. */
export const theme = defineComponent('theme', [], (ctx) =>
  chooseTheme(ctx, getChosenValue(ctx.interaction) ?? ''),
);

/** Handles the menu of languages. */
export const language = defineComponent('language', [], (ctx) =>
  chooseLanguage(ctx, getChosenValue(ctx.interaction) ?? ''),
);

type ComponentContext = InteractionContext<MessageComponentInteraction>;

/** Known game ids, which limit the length of a custom id: with five invited players it has no room for free text. */
const GAME_IDS = games.map(({ id }) => id);

const THEME_IDS = ['', ...THEMES.map(({ id }) => id)];

const PACE_HOURS = PACES.map((hours) => String(hours ?? ''));

/** Opens a table in a thread, because the channel already has one. Only private messages have this button. */
export const openInThreadButton = defineComponentAnywhere(
  'in-thread',
  [word, word, defineOneOf(LANGUAGES), defineOneOfMany(PACE_HOURS), flag],
  async (ctx, _table, game, theme, language, hours, atOnce) => {
    if (!isEphemeral(ctx)) return createForgedMessage(ctx.language);
    const wish = await restoreTableSpec(ctx, game, theme, language, hours);
    return await openInThread(ctx, wish, atOnce ? beginAgainstAis : undefined);
  },
);

/** Opens a table in a thread and invites players to it. */
export const openInThreadWithGuestsButton = defineComponentAnywhere(
  'in-with',
  [
    defineOneOfMany(GAME_IDS),
    defineOneOfMany(THEME_IDS),
    defineOneOf(LANGUAGES),
    defineOneOfMany(PACE_HOURS),
    people,
  ],
  async (ctx, _table, game, theme, language, hours, invited) => {
    if (!isEphemeral(ctx)) return createForgedMessage(ctx.language);
    const guests: Guest[] = [];
    for (const person of unpackIds(invited)) {
      const guest = await fetchGuest(ctx, person);
      if (refused(guest)) return createRefusalMessage(guest, ctx.language);
      guests.push(guest);
    }
    return await openInThread(ctx, {
      ...(await restoreTableSpec(ctx, game, theme, language, hours)),
      guests,
    });
  },
);

function isEphemeral({ interaction }: ComponentContext): boolean {
  return interaction.message.flags.has(MessageFlags.Ephemeral);
}

async function restoreTableSpec(
  ctx: ComponentContext,
  game: string,
  theme: string,
  language: Language,
  hours: string,
): Promise<TableSpec> {
  const pace = PACES.find((known) => String(known) === hours) ?? null;
  return { ...(await getDefaultTableSpec(ctx, game)), theme: theme || null, language, pace };
}

export const closeAction: TableAction = {
  said: 'bot:lobby.closed',
  doing: (ctx, by, tableId) => cancelTable(ctx, by, tableId, 'lobby'),
};

const endMatchAction: TableAction = {
  said: 'bot:more.cancelled',
  doing: (ctx, by, tableId) => cancelTable(ctx, by, tableId, 'playing'),
};

/** Closes a lobby at once, or asks for confirmation before cancelling a running match. */
export const cancel = defineComponent(
  'cancel',
  [],
  async (ctx) =>
    ctx.table.record.phase === 'lobby' || !ctx.interaction.message.flags.has(MessageFlags.Ephemeral)
      ? await runTableAction(ctx, closeAction)
      : createCancelQuestion(ctx),
  'quiet',
);

/** Confirms cancelling a running match. */
export const cancelSure = defineComponent(
  'cancel-sure',
  [],
  async (ctx) => (isSecondTap(ctx) ? createCancelQuestion(ctx) : await runTableAction(ctx, endMatchAction)),
  'quiet',
);

const declineAction: TableAction = { said: 'bot:lobby.declining', doing: stayAway };

/** Declines an invitation and frees the seat reserved for that player. */
export const decline = defineComponent(
  'not-coming',
  [],
  (ctx) => runTableAction(ctx, declineAction),
  'quiet',
);

/** Opens a new table for a finished match. Its lobby card announces it. */
export const rematch = defineComponent('rematch', [], openRematchHere, 'quiet');

/** Opens the rematch in a thread, because the channel already has a table. Only private messages have this button. */
export const rematchInThread = defineComponent('rematch-thread', [], async (ctx) => {
  if (!ctx.interaction.message.flags.has(MessageFlags.Ephemeral)) return createForgedMessage(ctx.language);
  return await playAgainInThread(ctx, ctx.table);
});

async function openRematchHere(clicked: TableContext): Promise<ComponentReply> {
  if (!isDirect(clicked.table.record) && (await shouldOpenThread(clicked)))
    return await playAgainInThread(clicked, clicked.table);
  const ctx = await addMember(clicked);
  const { bot, interaction, by, table, language } = ctx;
  const lacking =
    describeMissingPermissions(interaction, 'open', language) ?? explainCannotPost(interaction, language);
  if (lacking !== null) return { content: lacking };
  const outside = await checkThreadMembership(ctx);
  if (outside) return outside;
  const tooMany = checkLimit(ctx, 'table');
  if (tooMany) return tooMany;
  const { guild, id } = table.record;
  const channel = isDirect(table.record) ? interaction.id : table.record.channel;
  const outcome = await openRematch(bot.app, by, id);
  if (outcome === REPEATED) return { done: true, content: getStandardReply(language, 'nothingDone') };
  if (outcome instanceof ChannelTakenRefusal) return await createRematchTakenReply(ctx, outcome);
  if (refused(outcome)) return createRefusalMessage(outcome, language);
  return await createOpenedMessage(ctx, { guild, channel }, outcome);
}

/** Returns why the channel is taken, with a button that opens a thread if one can be opened. */
async function createRematchTakenReply(ctx: TableContext, by: ChannelTakenRefusal): Promise<ComponentReply> {
  const { bot, table, language } = ctx;
  const message = await createChannelTakenMessage(bot, table.record, by, language);
  if ('no' in checkCanOpenThread(ctx)) return message;
  const offer = createNamedButton(language, 'inThread', ['rematch-thread', table.record.id], 'primary');
  return { ...message, rows: createButtonRows([offer]) };
}

/** Handles the menu of games for a challenge: opens a table with a seat reserved for the challenged player. */
export const challenge = defineComponentAnywhere('challenge', [snowflake], async (ctx, _, person) => {
  const ownThread = await shouldOpenThread(ctx);
  const cannot = ownThread ? null : await checkCanOpenTable(ctx);
  if (cannot) return cannot;
  const game = findGame(ctx.bot.app, getChosenValue(ctx.interaction) ?? '');
  if (!game) return createRefusalMessage(new Refusal(text('bot:refuse.noSuchGame')), ctx.language);
  const guest = await fetchGuest(ctx, person);
  if (refused(guest)) return createRefusalMessage(guest, ctx.language);
  const wish = { ...(await getDefaultTableSpec(ctx, game.id)), guests: [guest] };
  return await (ownThread ? openInThread(ctx, wish) : openTableHere(ctx, wish));
});

/** Wakes a dormant match in a thread, because the channel has another table. Only private messages have this button. */
export const wakeInThread = defineComponentAnywhere('wake-thread', [], async (ctx, table) => {
  const isPrivate = ctx.interaction.message.flags.has(MessageFlags.Ephemeral);
  if (!isPrivate || table === null || !canWakeInThread(ctx, table)) return createForgedMessage(ctx.language);
  return await wakeMatchInThread(ctx, table);
});
