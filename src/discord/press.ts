import { type MessageComponentInteraction, MessageFlags } from 'discord.js';
import { Refusal, refused } from '../engine/refusal.ts';
import { type Language, text } from '../engine/text.ts';
import { gameOf } from '../tables/house.ts';
import { hostOnly, setOption } from '../tables/lobby.ts';
import { loadTable, seatOf, type Table } from '../tables/table.ts';
import { say } from '../words/say.ts';
import { answerDone, answerInPlace, answerPrivately } from './answer.ts';
import type { Bot } from './bot.ts';
import { type Pressed, pressedOf, type TableButton } from './ids.ts';
import { languageOf } from './language.ts';
import { type LobbyAct, lobbyAct } from './lobby.ts';
import { cancelQuestion, moreMessage, resignQuestion, wordsMessage } from './more.ts';
import { answerPanel } from './moving.ts';
import { namesAt } from './names.ts';
import { optionsPanel } from './optionsPanel.ts';
import { panelMessage, spectatorMessage, viewMessage } from './panel.ts';
import type { Payload } from './payload.ts';
import { actOf } from './person.ts';
import { reason, refusalMessage } from './refusing.ts';
import { buttonRows, houseButton } from './rows.ts';
import { rulesMessage } from './rules.ts';

/** Somebody pressed a button or chose from a menu of ours. */
export async function press(bot: Bot, asked: MessageComponentInteraction): Promise<void> {
  const language = languageOf(asked.locale);
  const pressed = pressedOf(asked.customId);
  if (pressed === null || (await isElsewhere(bot, asked, pressed)))
    return await answer(bot, asked, Promise.resolve(forged(language)));
  const act = lobbyActOf(asked, pressed);
  if (act !== null) return await pressLobby(bot, asked, act, pressed.table, language);
  await answer(bot, asked, pressedMessage(bot, asked, pressed, language), opensAnew(pressed));
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

/** The table is played in another channel: none of its buttons was ever shown here. */
async function isElsewhere(
  bot: Bot,
  { channelId }: MessageComponentInteraction,
  { what, table }: Pressed,
): Promise<boolean> {
  if (what === 'page') return false;
  const found = await loadTable(bot.house, table);
  return !refused(found) && found.record.channel !== channelId;
}

function opensAnew(pressed: Pressed): boolean {
  return pressed.what === 'words';
}

/** Buttons that change the table at once. `cancel` in the private panel asks first. */
function lobbyActOf(asked: MessageComponentInteraction, { what }: Pressed): LobbyAct | null {
  if (what === 'resign-sure') return 'resign';
  if (what === 'cancel-sure') return 'cancel';
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
  const doing = lobbyAct(bot, act, actOf(asked), table, language);
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
  language: Language,
): Promise<Payload> {
  if (pressed.what === 'page') return await page(bot, pressed, language);
  const table = await loadTable(bot.house, pressed.table);
  if (refused(table)) return refusalMessage(table, language);
  if ('path' in pressed) return await answered(bot, asked, pressed, language);
  if (pressed.what === 'value') return await chooseValue(bot, asked, table, pressed.option, language);
  return await atTable(bot, asked, table, pressed.what, language);
}

async function answered(
  bot: Bot,
  asked: MessageComponentInteraction,
  pressed: Extract<Pressed, { path: unknown }>,
  language: Language,
): Promise<Payload> {
  const who = { by: actOf(asked), table: pressed.table, language };
  const chosen = pressed.what === 'menu' && asked.isStringSelectMenu() ? asked.values : null;
  return await answerPanel(bot, who, pressed, chosen);
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
      return await rulesMessage(bot, table.game, 0, language, table.record.id);
    case 'more':
      return await moreMessage(bot, table, by.person, by.manages, language);
    case 'words':
      return started(table) ? wordsMessage(table, seatOf(table, by.person), language) : notStarted(language);
    case 'options':
      return options(asked, table, language);
    case 'option':
      return options(asked, table, language, asked.isStringSelectMenu() ? asked.values[0] : undefined);
    case 'resign':
      return resignQuestion(table, language);
    case 'cancel':
      return cancelQuestion(table, language);
    default:
      return stopped(table, language);
  }
}

type Showing = (bot: Bot, panel: { table: Table; seat: number; language: Language }) => Promise<Payload>;

/** Something for whoever holds a seat; everybody else sees what all see. */
export async function seated(
  bot: Bot,
  table: Table,
  person: string,
  language: Language,
  show: Showing,
): Promise<Payload> {
  if (!started(table)) return notStarted(language);
  const seat = seatOf(table, person);
  if (seat !== null) return await show(bot, { table, seat, language });
  const first = show === panelMessage ? [reason(new Refusal(text('house:refuse.notSeated')), language)] : [];
  return await spectatorMessage(bot, table, language, first);
}

function options(
  asked: MessageComponentInteraction,
  table: Table,
  language: Language,
  chosen?: string,
): Payload {
  const objection =
    table.record.phase === 'lobby'
      ? hostOnly(table, actOf(asked))
      : new Refusal(text('house:refuse.started'));
  return objection
    ? refusalMessage(objection, language, namesAt(table))
    : optionsPanel(table, language, chosen);
}

async function chooseValue(
  bot: Bot,
  asked: MessageComponentInteraction,
  table: Table,
  id: string,
  language: Language,
): Promise<Payload> {
  const option = table.game.options.find((candidate) => candidate.id === id);
  const value = asked.isStringSelectMenu() ? option?.values[Number(asked.values[0])] : undefined;
  if (value === undefined) return forged(language);
  const outcome = await setOption(bot.house, actOf(asked), table.record.id, id, value);
  const now = await loadTable(bot.house, table.record.id);
  if (refused(now)) return refusalMessage(now, language);
  if (refused(outcome)) return refusalMessage(outcome, language, namesAt(now));
  const clash = clashes(now);
  return optionsPanel(now, language, id, clash ? reason(clash, language, namesAt(now)) : undefined);
}

/** What does not go together among the options chosen so far, at any number of seats that may still come. */
function clashes({ game, record, sitters }: Table): Refusal | null {
  const objections = game.seats
    .filter((seats) => seats >= sitters.length)
    .map((seats) => game.admits(seats, record.options));
  return objections.every((objection) => objection !== null) ? (objections[0] ?? null) : null;
}

async function page(
  bot: Bot,
  pressed: Extract<Pressed, { what: 'page' }>,
  language: Language,
): Promise<Payload> {
  const game = gameOf(bot.house, pressed.game);
  return game ? await rulesMessage(bot, game, pressed.page, language, pressed.table) : forged(language);
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

function started({ record }: Table): boolean {
  return record.state !== null;
}

function notStarted(language: Language): Payload {
  return refusalMessage(new Refusal(text('house:refuse.notStarted')), language);
}

function forged(language: Language): Payload {
  return refusalMessage(new Refusal(text('house:refuse.forged')), language);
}
