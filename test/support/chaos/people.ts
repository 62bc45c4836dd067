import type { APIMessage } from 'discord-api-types/v10';
import { listOpenAnswers } from '../../../src/bench/open-answers.ts';
import { parseCustomId } from '../../../src/discord/core/custom-ids.ts';
import { type Chance, pickOne } from '../../../src/engine/chance.ts';
import { text } from '../../../src/engine/text.ts';
import { games } from '../../../src/games/registry.ts';
import { translate } from '../../../src/i18n/translate.ts';
import {
  type BotAnswer,
  CannotDoError,
  listPressable,
  type PlaygroundUser,
} from '../../../src/playground/index.ts';
import { addAi, chooseOptions, getLobbyCard, getOffers, waitForMessage } from '../table.ts';
import type { Chaos, KillWindow } from './chaos.ts';
import type { GivenAnswer, PressOutcome } from './ledger.ts';

/** Time in ms after a message changes in which a press does not count. */
const LOOK_MS = 750;

/** A channel and the people who play one game there. */
export interface TablePlan {
  readonly channel: string;
  readonly game: string;
  /** People at the table; the first opens and starts it. */
  readonly people: readonly string[];
  readonly ais?: number;
  /** Options that the host chooses by label, each with its value. */
  readonly options?: readonly (readonly [string, string])[];
}

/** Beginnings of the replies that refuse an answer. */
const REFUSALS = (
  ['refuse.stale', 'refuse.notYourTurn', 'calm.bug', 'calm.nothingDone', 'panel.tooSoon'] as const
).map((key) => translate('en', text(`bot:${key}`, { who: '' }), () => '').slice(0, 20));

/** A period in which nobody kills the bot. */
const NEVER_KILLED: KillWindow = { isOver: false, over: new Promise(() => {}) };

/** People of one table, who act one after the other. */
export class People {
  readonly #chaos: Chaos;
  readonly #plan: TablePlan;
  readonly #chance: Chance;
  readonly #until: KillWindow;

  constructor(chaos: Chaos, plan: TablePlan, chance: Chance, until: KillWindow = NEVER_KILLED) {
    this.#chaos = chaos;
    this.#plan = plan;
    this.#chance = chance;
    this.#until = until;
  }

  /** Does what the newest message of the channel asks for. */
  async act(): Promise<void> {
    if (this.#chance.draw(8) === 0) await this.#lookAround();
    const { messages } = this.#chaos.discord.channel(this.#plan.channel);
    const newest = messages.findLast((one) =>
      getOffers(one).some((label) => label === 'Join' || label === 'More'),
    );
    if (newest === undefined) await this.#open();
    else if (getOffers(newest).includes('Join')) await this.#begin(newest);
    else if (getOffers(newest).includes('Play')) await this.move(newest);
    else if (getOpenAnswers(newest).length > 0) await this.#decide(newest);
    else await this.#open();
  }

  async #open(): Promise<void> {
    await this.#pressed(this.#host().slash(this.#plan.channel, 'play', { game: this.#plan.game }));
    await this.#wait(100);
  }

  async #begin(card: APIMessage): Promise<void> {
    for (const key of this.#plan.people.slice(1)) await this.#pressed(this.#person(key).click(card, 'Join'));
    if (this.#chance.draw(2) === 0) await this.#addAi(card);
    await this.#pressed(this.#host().click(card, 'Start'));
    await this.#wait(100);
  }

  async #addAi(card: APIMessage): Promise<void> {
    const { game, people } = this.#plan;
    const seats = games.find(({ id }) => id === game)?.seats ?? [];
    if (!seats.includes(people.length + 1)) return;
    const names = await this.#pressed(this.#host().click(card, 'Add AI'));
    if (names?.message) await this.#pressed(this.#host().click(names.message, 'Badger'));
  }

  /** Opens a table and starts it, while nobody kills the bot. */
  async open(): Promise<void> {
    const { discord } = this.#chaos;
    const { channel, game, people, ais = 0, options = [] } = this.#plan;
    await waitForMessage(this.#host().slash(channel, 'play', { game }));
    await this.#chaos.rest();
    const card = () => getLobbyCard({ discord }, channel);
    for (const other of people.slice(1)) await waitForMessage(this.#person(other).click(card(), 'Join'));
    for (let ai = 0; ai < ais; ai++) await addAi(this.#host(), card());
    if (options.length > 0) await chooseOptions({ discord }, this.#host(), channel, options);
    await this.#chaos.rest();
    await waitForMessage(this.#host().click(card(), 'Start'));
    await this.#chaos.rest();
  }

  /** Has the player who is due open the panel and answer until others are to move. */
  async move(board: APIMessage): Promise<void> {
    const who = this.#due(board);
    let panel = await this.#pressed(who.click(board, 'Play'));
    while (panel?.message && listOpenAnswers(panel.message).length > 0) {
      await this.#look();
      if (this.#until.isOver) return;
      panel = await this.#answer(who, panel.message);
    }
    await this.#wait(50);
  }

  /** Has the player who is due give an answer from the buttons under the board. */
  async #decide(board: APIMessage): Promise<void> {
    const who = this.#due(board);
    const { custom_id: id = '' } = pickOne(this.#chance, getOpenAnswers(board));
    const { tableId = 0, fields = [] } = parseCustomId(id) ?? {};
    await this.#look();
    this.#chaos.ledger.give(tableId, Number.parseInt(fields[0] ?? '', 36), who.id);
    await this.#pressed(who.click(board, id));
    await this.#wait(50);
  }

  /** Gives a random answer; null if the panel has closed meanwhile. */
  async #answer(who: PlaygroundUser, panel: APIMessage): Promise<BotAnswer | null> {
    const answers = listOpenAnswers(panel);
    if (answers.length === 0) return null;
    const { component, id, version } = pickOne(this.#chance, answers);
    const given = this.#chaos.ledger.give(parseCustomId(id)?.tableId ?? 0, version, who.id);
    const values = (component.options ?? []).map(({ value }) => value);
    const least = Math.max(1, component.min_values ?? 1);
    const chosen = least > 1 ? values.slice(0, least) : [pickOne(this.#chance, values)];
    const doing = values.length === 0 ? who.click(panel, id) : who.select(panel, id, chosen);
    const answer = await this.#pressed(doing);
    if (answer?.message) noteOutcome(given, answer.message);
    return answer;
  }

  /** Has a random person use a command that changes nothing. */
  async #lookAround(): Promise<void> {
    const { channel, people } = this.#plan;
    const who = this.#person(pickOne(this.#chance, people));
    await this.#pressed(
      who.slash(channel, pickOne(this.#chance, ['table board', 'hand', 'games', 'table recap'])),
    );
  }

  #host(): PlaygroundUser {
    return this.#person(this.#plan.people[0] ?? '');
  }

  #person(name: string): PlaygroundUser {
    return this.#chaos.discord.person(name);
  }

  /** Returns the person that a board names, or the host if anybody may act. */
  #due({ content }: APIMessage): PlaygroundUser {
    const [, named] = /^<@(\d+)>/m.exec(content) ?? [];
    return named === undefined ? this.#host() : this.#person(named);
  }

  /** Waits for the answer to a press; null if the bot was killed first, or nothing came. */
  async #pressed(doing: Promise<BotAnswer>): Promise<BotAnswer | null> {
    const answered = doing.then((first) => first.settled()).catch(ignoreMissing);
    const answer = await Promise.race([answered, this.#until.over.then(() => 'killed' as const)]);
    if (answer === null) return null;
    const isAnswered = answer !== 'killed' && answer.state === 'answered';
    this.#chaos.ledger.count(isAnswered ? 'answered' : this.#whyNot());
    return isAnswered ? answer : null;
  }

  #whyNot(): PressOutcome {
    if (this.#until.isOver) return 'cut off by a kill';
    return this.#chaos.isFaulty ? 'lost to a fault' : 'unanswered';
  }

  /** Lets a person look at what has changed. */
  async #look(): Promise<void> {
    await Promise.race([this.#chaos.look(LOOK_MS), this.#until.over]);
  }

  async #wait(ms: number): Promise<void> {
    await Promise.race([new Promise((resume) => setTimeout(resume, ms)), this.#until.over]);
  }
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
function noteOutcome(given: GivenAnswer, { content, components }: APIMessage): void {
  if (REFUSALS.some((words) => content.includes(words))) return;
  const next = listPressable(components).find(({ custom_id = '' }) => /^(answer|menu):/.test(custom_id));
  const version = parseCustomId(next?.custom_id ?? '')?.fields[0];
  given.isAcknowledged = version === undefined || Number.parseInt(version, 36) !== given.version;
}
