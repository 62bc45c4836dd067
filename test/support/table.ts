import { type APIMessage, MessageFlags } from 'discord-api-types/v10';
import { type Chance, pickOne } from '../../src/engine/chance.ts';
import { LANGUAGES, text } from '../../src/engine/text.ts';
import { translate } from '../../src/i18n/translate.ts';
import { type BotAnswer, listPressable, type PlaygroundUser } from '../../src/playground/index.ts';
import { stripEmoji } from './strip-emoji.ts';
import type { TestBot } from './test-bot.ts';
import { waitUntilIdle } from './wait-until-idle.ts';

/** Settings of a table, as the lobby card asks for them. */
export interface TableSetting {
  readonly game: string;
  readonly channel: string;
  /** People at the table; the first opens and starts it. */
  readonly people: readonly string[];
  readonly ais?: number;
  /** Id of the theme. */
  readonly theme?: string;
  /** Hours of a turn as `/play` takes them; 2 days by default. */
  readonly pace?: 'null' | '24';
  /** Menu choices of the host, by label: the option, then the value. */
  readonly options?: readonly (readonly [string, string])[];
}

/** Opens a table by command and buttons, and starts it. */
export async function startMatch(testBot: TestBot, setting: TableSetting): Promise<void> {
  const { discord } = testBot;
  const { game, channel, people, ais = 0, theme, pace } = setting;
  const [host, ...others] = people.map((name) => discord.person(name));
  if (!host) throw new Error('Somebody has to open the table');
  await waitForMessage(host.slash(channel, 'play', { game, ...(pace && { 'time-limit': pace }) }));
  await waitUntilIdle(testBot);
  for (const other of others) await waitForMessage(other.click(getLobbyCard(testBot, channel), 'Join'));
  for (let ai = 0; ai < ais; ai++) await addAi(host, getLobbyCard(testBot, channel));
  if (theme !== undefined) await chooseLobbySetting(host, getLobbyCard(testBot, channel), 'theme', theme);
  if (setting.options) await chooseOptions(testBot, host, channel, setting.options);
  await waitUntilIdle(testBot);
  await waitForMessage(host.click(getLobbyCard(testBot, channel), 'Start'));
  await waitUntilIdle(testBot);
}

/** Levels on the buttons that add an AI. */
const LEVELS: Readonly<Record<string, string>> = { Sparrow: 'Easy', Badger: 'Medium', Owl: 'Hard' };

/** Has the host seat an AI, by the card's button and that of its name. */
export async function addAi(
  host: PlaygroundUser,
  card: APIMessage,
  name = 'Badger',
  add = 'Add AI',
): Promise<APIMessage> {
  return await waitForMessage(
    host.click(await waitForMessage(host.click(card, add)), `${name} · ${LEVELS[name]}`),
  );
}

/** Presses *More* on a lobby card, in any language. Returns the private menu of the lobby. */
export async function openLobbyMenu(who: PlaygroundUser, card: APIMessage): Promise<APIMessage> {
  return await waitForMessage(who.click(card, findCustomId(card, 'more')));
}

/** Presses a button of a lobby: on its card, or else in the private menu of the person. */
export async function pressInLobby(
  who: PlaygroundUser,
  card: APIMessage,
  label: string,
): Promise<APIMessage> {
  const message = getOffers(card).includes(label) ? card : await openLobbyMenu(who, card);
  return await waitForMessage(who.click(message, label));
}

/** Chooses a setting of a lobby by its value, in the host's private panel in any language. Returns the panel. */
export async function chooseLobbySetting(
  host: PlaygroundUser,
  card: APIMessage,
  setting: 'language' | 'theme',
  value: string,
): Promise<APIMessage> {
  const menu = await openLobbyMenu(host, card);
  const panel = await waitForMessage(host.click(menu, findCustomId(menu, 'options')));
  const values = await waitForMessage(host.select(panel, findCustomId(panel, 'option'), [setting]));
  return await waitForMessage(host.select(values, findCustomId(values, setting), [value]));
}

/** Returns the custom id that begins with this name or id. Throws if the message has none. */
export function findCustomId({ components }: APIMessage, name: string): string {
  const ids = listPressable(components).flatMap(({ custom_id }) => custom_id ?? []);
  const found = ids.find((id) => id === name || id.startsWith(`${name}:`));
  if (found === undefined) throw new Error(`No ${name} in ${ids.join(' ')}`);
  return found;
}

/** Has the host invite people to a lobby by the menu behind *More*. Returns the private message after it. */
export async function inviteToLobby(
  host: PlaygroundUser,
  card: APIMessage,
  people: readonly PlaygroundUser[],
): Promise<APIMessage> {
  const menu = await openLobbyMenu(host, card);
  return await waitForMessage(
    host.select(
      menu,
      findCustomId(menu, 'invite'),
      people.map(({ id }) => id),
    ),
  );
}

/** Returns a message's text with its mentions of commands as plain names: `</play:123>` becomes `/play`. */
export function plainCommands(content: string): string {
  return content.replace(/<(\/[^<>:]+):\d+>/g, '$1');
}

/**
 * Sets options in the private panel with its menus; those of a game with presets are behind *Fine-tune…*.
 * If the menu of options is full, the last options share a line and are chosen in the last menu.
 */
export async function chooseOptions(
  testBot: Pick<TestBot, 'discord'>,
  host: PlaygroundUser,
  channel: string,
  wishes: readonly (readonly [string, string])[],
): Promise<APIMessage> {
  let panel = await pressInLobby(host, getLobbyCard(testBot, channel), 'Settings');
  for (const [option, value] of wishes) {
    if (findFirstMenu(panel, option) < 0) panel = await turnOptionsPage(host, panel);
    const menu = findFirstMenu(panel, option);
    if (menu >= 0) panel = await chooseLabel(host, panel, menu, option);
    panel = await chooseLabel(host, panel, findLastMenu(panel, value), value);
  }
  return panel;
}

/** Goes to the options behind *Fine-tune…*, or back from them; returns the same panel for a game without presets. */
async function turnOptionsPage(host: PlaygroundUser, panel: APIMessage): Promise<APIMessage> {
  const turn = getOffers(panel).find((label) => label === 'Fine-tune…' || label === 'Back');
  return turn === undefined ? panel : await waitForMessage(host.click(panel, turn));
}

/** Finds the last menu of a message that offers the label; values of one option are listed below those of another. */
function findLastMenu(message: APIMessage, label: string): number {
  return getMenus(message).findLastIndex(({ options }) => options?.some((option) => option.label === label));
}

/** Finds the first menu of a message that offers the label. */
function findFirstMenu(message: APIMessage, label: string): number {
  return getMenus(message).findIndex(({ options }) => options?.some((option) => option.label === label));
}

function getMenus(message: APIMessage): ReturnType<typeof listPressable> {
  return listPressable(message.components);
}

/** Chooses by label from a menu of the message, given by its placeholder or by its index, −1 for the last. */
export async function chooseLabel(
  who: PlaygroundUser,
  message: APIMessage,
  menu: number | string,
  label: string,
): Promise<APIMessage> {
  const all = getMenus(message);
  const raw = typeof menu === 'number' ? all.at(menu) : all.find(({ placeholder }) => placeholder === menu);
  const option = raw?.options?.find((candidate) => candidate.label === label);
  if (!raw?.custom_id || !option) throw new Error(`No ${label} in ${JSON.stringify(raw?.options)}`);
  return await waitForMessage(who.select(message, raw.custom_id, [option.value]));
}

/** Waits for the message of an interaction's answer. Throws if there is none. */
export async function waitForMessage(doing: Promise<BotAnswer>): Promise<APIMessage> {
  const answer = await (await doing).settled();
  if (answer.state !== 'answered') throw new Error(`An interaction was left ${answer.state}`);
  if (answer.message === null) throw new Error('An answer has no message');
  return answer.message;
}

/** Presses a button of an older message of the bot, which is deleted or has other buttons by now. */
export async function clickOld(
  who: PlaygroundUser,
  message: APIMessage,
  older: APIMessage,
  label: string,
): Promise<APIMessage> {
  const button = listPressable(older.components).find((one) => one.label === label);
  if (!button?.custom_id) throw new Error(`There was no ${label}`);
  const data = { custom_id: button.custom_id, component_type: 2, id: 1 };
  return await waitForMessage(who.raw({ channel: { id: message.channel_id }, type: 3, data, message }));
}

/** Returns true for an ephemeral message. */
export function isPrivate({ flags }: APIMessage): boolean {
  return ((flags ?? 0) & MessageFlags.Ephemeral) !== 0;
}

/** Returns the lobby card: the newest message with a button to join, in English by default. */
export function getLobbyCard(
  { discord }: Pick<TestBot, 'discord'>,
  channel: string,
  join = 'Join',
): APIMessage {
  const card = discord.channel(channel).messages.findLast((message) => getOffers(message).includes(join));
  if (!card) throw new Error(`There is no lobby in ${channel}`);
  return card;
}

/** Returns the newest board: the newest message with a board's buttons. */
export function getBoard({ discord }: Pick<TestBot, 'discord'>, channel: string): APIMessage {
  const board = discord.channel(channel).messages.findLast(isBoard);
  if (!board) throw new Error(`There is no board in ${channel}`);
  return board;
}

/** Returns every board that still has buttons. */
export function getBoards({ discord }: Pick<TestBot, 'discord'>, channel: string): readonly APIMessage[] {
  return discord.channel(channel).messages.filter(isBoard);
}

/** Returns true for a message with *More* that is no lobby card. */
function isBoard(message: APIMessage): boolean {
  const offers = getOffers(message);
  return offers.includes('More') && !offers.includes('Join');
}

/** Returns the enabled components of a message, by label or placeholder. */
export function getOffers(message: APIMessage): readonly string[] {
  return listPressable(message.components)
    .filter(({ disabled }) => disabled !== true)
    .map((one) => one.label ?? one.placeholder ?? '');
}

/** Labels of the bot's own buttons in every language; any other component on a panel is an answer. */
const COMMON_LABELS = new Set(
  LANGUAGES.flatMap((language) =>
    (
      [
        ...['back', 'stop', 'refresh', 'play', 'rules', 'more', 'view', 'film', 'playAgain', 'went'],
        ...['takeBack', 'askBack', 'agree', 'decline', 'hint', 'nudge', 'stopRepeating', 'setZone'],
      ] as const
    ).map((name) => translate(language, text(`bot:button.${name}`), () => '')),
  ),
);

/** Returns the answers that a panel offers, by label, including those of menus. */
export function getAnswers(panel: APIMessage): readonly string[] {
  return listPressable(panel.components).flatMap((one) => {
    if (one.disabled === true) return [];
    if (/^(?:play|chart|repeat|plan):/.test(one.custom_id ?? '')) return [];
    return (
      one.options?.map(({ label }) => label) ?? [one.label ?? ''].filter((label) => !COMMON_LABELS.has(label))
    );
  });
}

/** Gives an answer that the panel offers. */
export async function giveAnswer(who: PlaygroundUser, panel: APIMessage, label: string): Promise<APIMessage> {
  const all = listPressable(panel.components);
  const inMenu = all.findIndex((one) => one.options?.some((option) => option.label === label));
  return inMenu < 0
    ? await waitForMessage(who.click(panel, label))
    : await chooseLabel(who, panel, inMenu, label);
}

/** Returns the player to move: the first person that the newest board names, pinged or not; null if nobody is to move. */
export function findMover(testBot: Pick<TestBot, 'discord'>, channel: string): PlaygroundUser | null {
  const [, named] = /^(?:\*\*)?<@(\d+)>/m.exec(stripEmoji(getBoard(testBot, channel).content)) ?? [];
  return named === undefined ? null : testBot.discord.person(named);
}

/** Chooses one of the answers that a panel offers. */
export type AnswerTaste = (answers: readonly string[], chance: Chance) => string;

/** Chooses any answer at random. */
const chooseAny: AnswerTaste = (answers, chance) => pickOne(chance, answers);

/** Presses *Play* under a board, or the same button under a board that has answers instead, as in version 0.1. */
export async function pressPlay(who: PlaygroundUser, board: APIMessage): Promise<BotAnswer> {
  if (getOffers(board).includes('Play')) return await who.click(board, 'Play');
  const custom_id = findCustomId(board, 'more').replace('more:', 'play:');
  const data = { custom_id, component_type: 2, id: 1 };
  return await who.raw({ channel: { id: board.channel_id }, type: 3, data, message: board });
}

/** Opens the private panel of a move: by *Play* under the board, or by `/move` where the board offers the answers itself. */
export async function openPanel(
  testBot: Pick<TestBot, 'discord'>,
  who: PlaygroundUser,
  channel: string,
): Promise<APIMessage> {
  const board = getBoard(testBot, channel);
  return await waitForMessage(
    getOffers(board).includes('Play') ? who.click(board, 'Play') : who.slash(channel, 'move'),
  );
}

/** Has the player to move press Play and answer until others are to move. Returns the number of answers. */
export async function takeTurn(
  testBot: TestBot,
  channel: string,
  chance: Chance,
  taste: AnswerTaste = chooseAny,
): Promise<number> {
  const who = findMover(testBot, channel);
  if (!who) throw new Error('Nobody is to move');
  let panel = await openPanel(testBot, who, channel);
  let given = 0;
  for (; getAnswers(panel).length > 0; given++) {
    panel = await giveAnswer(who, panel, taste(getAnswers(panel), chance));
  }
  await waitUntilIdle(testBot);
  return given;
}

/** Has all people answer until the game is over. Returns the number of turns they took. */
export async function playOut(
  testBot: TestBot,
  channel: string,
  chance: Chance,
  taste: AnswerTaste = chooseAny,
  most = 3_000,
): Promise<number> {
  for (let turns = 0; turns < most; turns++) {
    if (findMover(testBot, channel) === null) return turns;
    await takeTurn(testBot, channel, chance, taste);
  }
  throw new Error(`Not over after ${most} turns`);
}

/** Has a person press Play at a free table and answer until one move is made. Returns the panel after it. */
export async function makeOneFreeMove(
  testBot: TestBot,
  channel: string,
  who: PlaygroundUser,
  taste: (answers: readonly string[]) => string,
): Promise<APIMessage> {
  const played = async () => (await countPlayed(testBot, channel)).played;
  const before = await played();
  let panel = await openPanel(testBot, who, channel);
  while ((await played()) === before) panel = await giveAnswer(who, panel, taste(getAnswers(panel)));
  await waitUntilIdle(testBot);
  return panel;
}

async function countPlayed(
  { discord, store }: TestBot,
  channel: string,
): Promise<{ readonly played: number }> {
  const { id } = discord.channel(channel);
  const newest = store.selectFrom('tables').select('played').where('channel', '=', id).orderBy('id', 'desc');
  return await newest.executeTakeFirstOrThrow();
}
