import type { APIMessage } from 'discord-api-types/v10';
import type { AppContext } from '../../../src/app/core/context.ts';
import { listOpenAnswers } from '../../../src/bench/open-answers.ts';
import { parseCustomId } from '../../../src/discord/core/custom-ids.ts';
import { type Chance, pickOne } from '../../../src/engine/chance.ts';
import { LANGUAGES, text } from '../../../src/engine/text.ts';
import { games } from '../../../src/games/registry.ts';
import { translate } from '../../../src/i18n/translate.ts';
import {
  type BotAnswer,
  CannotDoError,
  listPressable,
  type Playground,
  type PlaygroundUser,
} from '../../../src/playground/index.ts';
import { toPlainMessage } from '../plain-panels.ts';
import { stripEmoji } from '../strip-emoji.ts';
import { addAi, chooseOptions, getLobbyCard, getOffers, waitForMessage } from '../table.ts';
import type { Chaos, KillWindow } from './chaos.ts';
import type { GivenAnswer, Ledger } from './ledger.ts';

/** Time in ms after a message changes in which a press does not count. */
const LOOK_MS = 750;

/** A channel and the people who play one game there. */
export interface TablePlan {
  readonly channel: string;
  readonly game: string;
  /** People at the table; the first opens and starts it. */
  readonly people: readonly string[];
  /** Number of AIs at the table; random if it is opened by {@link People.act}. */
  readonly ais?: number;
  /** Options that the host chooses by label, each with its value. */
  readonly options?: readonly (readonly [string, string])[];
}

/** Beginnings of the replies that refuse an answer. */
const REFUSALS = (
  [
    'refuse.stale',
    'refuse.moved',
    'refuse.notYourTurn',
    'refuse.outdated',
    'refuse.decided',
    'refuse.over',
    'calm.bug',
    'calm.nothingDone',
    'calm.unsure',
    'calm.unsureForNow',
    'calm.away',
    'panel.tooSoon',
    'limit.press',
    'limit.server',
  ] as const
).flatMap((key) =>
  LANGUAGES.map((language) => translate(language, text(`bot:${key}`, { who: '' }), () => '').slice(0, 20)),
);

/** A period in which nobody kills the bot. */
const NEVER_KILLED: KillWindow = { isOver: false, over: new Promise(() => {}) };

/** Press of a component, or a command. */
export interface Press {
  /** Command, label or custom id, for the report of a failure. */
  readonly what: string;
  /** First answer; null if the component has disappeared meanwhile. */
  readonly doing: Promise<BotAnswer | null>;
  /** Panel that the answer replaces. */
  readonly panel?: APIMessage;
}

/** Discord, the record of all presses, and how people wait. */
export interface PeopleContext {
  readonly discord: Playground;
  readonly ledger: Ledger;
  /** Lets `ms` pass, as people look at a message before they press something on it. */
  look(ms: number): Promise<void>;
  /** Waits for the answer to a press and counts its outcome; null if there is none. */
  settle(press: Press, until: KillWindow): Promise<BotAnswer | null>;
}

/** People of one table, who act one after the other. */
export class People {
  readonly #context: PeopleContext;
  readonly #plan: TablePlan;
  readonly #chance: Chance;
  readonly #until: KillWindow;

  constructor(context: PeopleContext, plan: TablePlan, chance: Chance, until: KillWindow = NEVER_KILLED) {
    this.#context = context;
    this.#plan = plan;
    this.#chance = chance;
    this.#until = until;
  }

  /** Does what the newest message of the channel asks for. */
  async act(): Promise<void> {
    if (this.#chance.draw(8) === 0) await this.#lookAround();
    const { messages } = this.#context.discord.channel(this.#plan.channel);
    const newest = messages.findLast((one) =>
      getOffers(one).some((label) => label === 'Join' || label === 'More'),
    );
    if (newest === undefined) await this.#open();
    else if (getOffers(newest).includes('Join')) await this.#begin(newest);
    else if (getOffers(newest).includes('Play') || getOpenAnswers(newest).length > 0) await this.move(newest);
    else await this.#open();
  }

  async #open(): Promise<void> {
    const { channel, game } = this.#plan;
    await this.#press('/play', this.#host().slash(channel, 'play', { game }));
    await this.#wait(100);
  }

  async #begin(card: APIMessage): Promise<void> {
    const { people, ais = this.#chance.draw(2) } = this.#plan;
    for (const key of people.slice(1)) await this.#press('Join', this.#person(key).click(card, 'Join'));
    for (let nth = 1; nth <= ais; nth++) await this.#addAi(card, people.length + nth);
    await this.#press('Start', this.#host().click(card, 'Start'));
    await this.#wait(100);
  }

  /** Has the host seat an AI, if the game has a seat for it. */
  async #addAi(card: APIMessage, seat: number): Promise<void> {
    const seats = games.find(({ id }) => id === this.#plan.game)?.seats ?? [];
    if (!seats.includes(seat)) return;
    const names = await this.#press('Add AI', this.#host().click(card, 'Add AI'));
    if (names?.message)
      await this.#press('Badger · Medium', this.#host().click(names.message, 'Badger · Medium'));
  }

  /** Has the player who is due answer, on the board or in the panel, until others are to move. */
  async move(board: APIMessage): Promise<void> {
    const who = this.#due(board);
    let panel = getOffers(board).includes('Play')
      ? await this.#press('Play', who.click(board, 'Play'))
      : await this.#decide(board);
    while (panel?.message && listOpenAnswers(panel.message).length > 0) {
      await this.#look();
      if (this.#until.isOver) return;
      panel = await this.#answer(who, panel.message);
    }
    await this.#wait(50);
  }

  /** Clicks a random answer under the board as the due player. Returns null if the board offers none. */
  async #decide(board: APIMessage): Promise<BotAnswer | null> {
    const answers = getOpenAnswers(board);
    if (answers.length === 0) return null;
    const who = this.#due(board);
    const { custom_id: id = '' } = pickOne(this.#chance, answers);
    const { tableId = 0, fields = [] } = parseCustomId(id) ?? {};
    await this.#look();
    const given = this.#context.ledger.give(tableId, Number.parseInt(fields[0] ?? '', 36), who.id);
    const answer = await this.#press(id, who.click(board, id));
    // A board that is only acknowledged says nothing: a refusal may follow it.
    if (answer?.message && answer.message.id !== board.id) noteOutcome(given, answer.message);
    return answer;
  }

  /** Gives a random answer; null if the panel has closed meanwhile. */
  async #answer(who: PlaygroundUser, panel: APIMessage): Promise<BotAnswer | null> {
    const answers = listOpenAnswers(panel);
    if (answers.length === 0) return null;
    const { component, id, version } = pickOne(this.#chance, answers);
    const given = this.#context.ledger.give(parseCustomId(id)?.tableId ?? 0, version, who.id);
    const values = (component.options ?? []).map(({ value }) => value);
    const least = Math.max(1, component.min_values ?? 1);
    const chosen = least > 1 ? values.slice(0, least) : [pickOne(this.#chance, values)];
    const doing = values.length === 0 ? who.click(panel, id) : who.select(panel, id, chosen);
    const answer = await this.#press(id, doing, panel);
    if (answer?.message) noteOutcome(given, answer.message);
    return answer;
  }

  /** Has a random person use a command that changes nothing. */
  async #lookAround(): Promise<void> {
    const { channel, people } = this.#plan;
    const who = this.#person(pickOne(this.#chance, people));
    const command = pickOne(this.#chance, ['table board', 'hand', 'games', 'table recap']);
    await this.#press(`/${command}`, who.slash(channel, command));
  }

  #host(): PlaygroundUser {
    return this.#person(this.#plan.people[0] ?? '');
  }

  #person(name: string): PlaygroundUser {
    return this.#context.discord.person(name);
  }

  /** Returns the person that a board names, or the host if anybody may act. */
  #due({ content }: APIMessage): PlaygroundUser {
    const [, named] = /^(?:\*\*)?<@(\d+)>/m.exec(stripEmoji(content)) ?? [];
    return named === undefined ? this.#host() : this.#person(named);
  }

  async #press(what: string, first: Promise<BotAnswer>, panel?: APIMessage): Promise<BotAnswer | null> {
    const doing = first.catch(ignoreMissing);
    return await this.#context.settle({ what, doing, ...(panel && { panel }) }, this.#until);
  }

  /** Lets a person look at what has changed. */
  async #look(): Promise<void> {
    await Promise.race([this.#context.look(LOOK_MS), this.#until.over]);
  }

  async #wait(ms: number): Promise<void> {
    await Promise.race([new Promise((resume) => setTimeout(resume, ms)), this.#until.over]);
  }
}

/** Opens a table and starts it, while nobody kills the bot. Returns its channel or thread. */
export async function openMatch(
  chaos: Pick<Chaos, 'discord' | 'app' | 'rest'>,
  { channel, game, people, ais = 0, options = [] }: TablePlan,
): Promise<string> {
  const { discord } = chaos;
  const [host, ...others] = people.map((key) => discord.person(key));
  if (host === undefined) throw new RangeError('A table needs a host');
  await waitForMessage(host.slash(channel, 'play', { game }));
  await chaos.rest();
  const place = await findNewestChannel(chaos.app);
  const card = () => getLobbyCard({ discord }, place);
  for (const other of others) await waitForMessage(other.click(card(), 'Join'));
  for (let ai = 0; ai < ais; ai++) await addAi(host, card());
  if (options.length > 0) await chooseOptions({ discord }, host, place, options);
  await chaos.rest();
  await waitForMessage(host.click(card(), 'Start'));
  await chaos.rest();
  return place;
}

/** Returns the channel or thread of the table that was opened last. */
async function findNewestChannel({ store }: Pick<AppContext, 'store'>): Promise<string> {
  const tables = store.selectFrom('tables').select('channel').orderBy('id', 'desc').limit(1);
  return (await tables.executeTakeFirstOrThrow()).channel;
}

/** Lists the answer buttons under a board. */
function getOpenAnswers({ components }: APIMessage): ReturnType<typeof listPressable> {
  return listPressable(components).filter(({ custom_id }) => custom_id?.startsWith('do:'));
}

/** Ignores a press of a button that has disappeared since the message was read. */
function ignoreMissing(error: unknown): null {
  if (error instanceof CannotDoError) return null;
  throw error;
}

/** Marks the answer as acknowledged if the panel has moved on to another version, or asks nothing more, without a refusal. */
function noteOutcome(given: GivenAnswer, panel: APIMessage): void {
  const { content, components } = toPlainMessage(panel);
  given.reply = content;
  if (REFUSALS.some((words) => content.includes(words))) return;
  const next = listPressable(components).find(({ custom_id = '' }) => /^(answer|menu):/.test(custom_id));
  const version = parseCustomId(next?.custom_id ?? '')?.fields[0];
  given.isAcknowledged = version === undefined || Number.parseInt(version, 36) !== given.version;
}
