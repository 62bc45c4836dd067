import { type MessageComponentInteraction, MessageFlags } from 'discord.js';
import { type Refusal, refused } from '../engine/refusal.ts';
import { type Language, text } from '../engine/text.ts';
import { gameOf } from '../tables/house.ts';
import { isPlayable, loadTable, seatOf, type Table } from '../tables/table.ts';
import { say } from '../words/say.ts';
import { answerDone, answerInPlace, answerPrivately } from './answer.ts';
import type { Bot } from './bot.ts';
import { type Pressed, pressedOf, type TableButton } from './ids.ts';
import { languageOf } from './language.ts';
import { type LobbyAct, lobbyAct } from './lobby.ts';
import { cancelQuestion, moreMessage, resignQuestion, wordsMessage } from './more.ts';
import { answering, answerPanel } from './moving.ts';
import { choosePreset, chooseTheme, chooseValue, optionsMessage } from './optionsPress.ts';
import { chooseOwnLook } from './ownLook.ts';
import { panelMessage, viewMessage } from './panel.ts';
import type { Payload } from './payload.ts';
import { actOf } from './person.ts';
import { forgedMessage, notStartedMessage, refusalMessage } from './refusing.ts';
import { stepMessage } from './replayStep.ts';
import { buttonRows, houseButton } from './rows.ts';
import { rulesMessage } from './rules.ts';
import { hasStarted, seated } from './seated.ts';

/** Somebody pressed a button or chose from a menu of ours. */
export async function press(bot: Bot, asked: MessageComponentInteraction): Promise<void> {
  const language = languageOf(asked.locale);
  const pressed = pressedOf(asked.customId);
  if (pressed === null) return await answer(bot, asked, Promise.resolve(forgedMessage(language)));
  const table = await loadTable(bot.house, pressed.table);
  if (isElsewhere(asked, table)) return await answer(bot, asked, Promise.resolve(forgedMessage(language)));
  bot.nudge(pressed.table);
  const act = lobbyActOf(asked, pressed);
  if (act !== null) return await pressLobby(bot, asked, act, pressed.table, language);
  await answer(bot, asked, pressedMessage(bot, asked, pressed, table, language), opensAnew(pressed));
}

/** On a message that only the person sees the answer takes its place; under a public one it is a message of its own. */
async function answer(
  bot: Bot,
  asked: MessageComponentInteraction,
  making: Promise<Payload>,
  anew = false,
): Promise<void> {
  const own = asked.message.flags.has(MessageFlags.Ephemeral);
  if (own && !anew) await answerInPlace(bot, asked, making);
  else await answerPrivately(bot, asked, making);
}

/** The table is played in another channel: none of its buttons was ever shown here. What is at no table is nowhere else. */
function isElsewhere({ channelId }: MessageComponentInteraction, table: Table | Refusal): boolean {
  return !refused(table) && table.record.channel !== channelId;
}

function opensAnew(pressed: Pressed): boolean {
  return pressed.what === 'words';
}

/** Buttons that change the table at once. `cancel` in the private panel asks first. */
function lobbyActOf(asked: MessageComponentInteraction, { what }: Pressed): LobbyAct | null {
  if (what === 'resign-sure') return 'resign';
  if (what === 'cancel-sure') return 'end';
  if (what === 'cancel') return asked.message.flags.has(MessageFlags.Ephemeral) ? null : 'cancel';
  return what === 'join' || what === 'leave' || what === 'ai' || what === 'noai' || what === 'start'
    ? what
    : null;
}

async function pressLobby(
  bot: Bot,
  asked: MessageComponentInteraction,
  act: LobbyAct,
  table: number,
  language: Language,
): Promise<void> {
  const doing = lobbyAct(bot, asked, act, table, language);
  if (!asked.message.flags.has(MessageFlags.Ephemeral)) return await answerDone(bot, asked, doing);
  await answerInPlace(
    bot,
    asked,
    doing.then(({ payload }) => payload),
  );
}

async function pressedMessage(
  bot: Bot,
  asked: MessageComponentInteraction,
  pressed: Pressed,
  table: Table | Refusal,
  language: Language,
): Promise<Payload> {
  if (pressed.what === 'page') return await page(bot, asked, pressed, table, language);
  if (pressed.what === 'own')
    return await chooseOwnLook(bot, actOf(asked), asked.channelId, pressed, language);
  if (refused(table)) return refusalMessage(table, language);
  if ('path' in pressed) return await answered(bot, asked, pressed, table, language);
  if ('step' in pressed)
    return await stepMessage(bot, table, stepWanted(asked, pressed), { person: asked.user.id, language });
  if (pressed.what === 'value') {
    const index = asked.isStringSelectMenu() ? Number(asked.values[0]) : -1;
    return await chooseValue(bot, actOf(asked), table, { option: pressed.option, index }, language);
  }
  return await atTable(bot, asked, table, pressed.what, language);
}

async function answered(
  bot: Bot,
  asked: MessageComponentInteraction,
  pressed: Extract<Pressed, { path: unknown }>,
  table: Table,
  language: Language,
): Promise<Payload> {
  const who = answering(asked, pressed.table, language);
  const chosen = pressed.what === 'menu' && asked.isStringSelectMenu() ? asked.values : null;
  return await answerPanel(bot, who, table, pressed, chosen);
}

async function atTable(
  bot: Bot,
  asked: MessageComponentInteraction,
  table: Table,
  what: TableButton | 'play' | 'view' | 'rules' | 'more',
  language: Language,
): Promise<Payload> {
  const by = actOf(asked);
  switch (what) {
    case 'play':
    case 'again':
      return await seated(bot, table, by.person, language, panelMessage);
    case 'view':
      return await seated(bot, table, by.person, language, viewMessage);
    case 'rules':
      return await rulesMessage(bot, table.game, 0, language, by.person, table.record.id);
    case 'more':
      return await moreMessage(bot, table, by.person, by.manages, language);
    case 'words':
      return hasStarted(table)
        ? wordsMessage(table, seatOf(table, by.person), language)
        : notStartedMessage(language);
    case 'options':
      return optionsMessage(table, by, language);
    case 'option':
      return optionsMessage(table, by, language, chosenIn(asked));
    case 'preset':
      return await choosePreset(bot, by, table, chosenIn(asked) ?? '', language);
    case 'theme':
      return await chooseTheme(bot, by, table, chosenIn(asked) ?? '', language);
    case 'resign':
      return isPlayable(table) ? resignQuestion(table, language) : cancelQuestion(table, language);
    case 'cancel':
      return cancelQuestion(table, language);
    default:
      return stopped(table, language);
  }
}

/** The last step is the last one now: there may be more by now than when the button was made. */
function stepWanted(
  asked: MessageComponentInteraction,
  { what, step }: Extract<Pressed, { step: unknown }>,
): number {
  if (what === 'last') return Number.POSITIVE_INFINITY;
  if (what !== 'jump') return step;
  const chosen = chosenIn(asked) ?? '';
  return /^\d{1,9}$/.test(chosen) ? Number(chosen) : 0;
}

function chosenIn(asked: MessageComponentInteraction): string | undefined {
  return asked.isStringSelectMenu() ? asked.values[0] : undefined;
}

/** The rules by which the table is played; at none, those of now. */
async function page(
  bot: Bot,
  asked: MessageComponentInteraction,
  pressed: Extract<Pressed, { what: 'page' }>,
  table: Table | Refusal,
  language: Language,
): Promise<Payload> {
  const here = refused(table) || table.game.id !== pressed.game ? undefined : table.game;
  const game = here ?? gameOf(bot.house, pressed.game);
  return game
    ? await rulesMessage(bot, game, pressed.page, language, asked.user.id, pressed.table)
    : forgedMessage(language);
}

function stopped(table: Table, language: Language): Payload {
  const { id, version, phase } = table.record;
  const content = say(language, text('house:panel.stopped'), () => '');
  if (phase !== 'playing') return { content };
  return {
    content,
    rows: buttonRows([houseButton(language, 'play', { what: 'play', table: id, version }, 'primary')]),
  };
}
