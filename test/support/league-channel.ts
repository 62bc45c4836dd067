import { type APIMessage, ChannelType } from 'discord-api-types/v10';
import type { PlaygroundUser } from '../../src/playground/index.ts';
import { getOffers, waitForMessage } from './table.ts';
import type { TestBot } from './test-bot.ts';
import { type IdleTarget, waitUntilIdle } from './wait-until-idle.ts';

type Options = Record<string, string | boolean>;

/** Part of a test bot that a league needs; the bot may run in another process. */
export type LeagueSession = Pick<TestBot, 'discord' | 'store'> & IdleTarget;

/** A channel in which leagues are played. */
export class LeagueChannel {
  readonly #bot: () => LeagueSession;
  readonly channel: string;

  /** Creates the channel; the callback runs each time, because a restart replaces the test bot. */
  constructor(bot: () => LeagueSession, channel = 'table-one') {
    this.#bot = bot;
    this.channel = channel;
  }

  person(name: string): PlaygroundUser {
    return this.#bot().discord.person(name);
  }

  /** Has a person use /league. Returns the reply. */
  async slash(name: string, options: Options = {}): Promise<APIMessage> {
    const told = await waitForMessage(this.person(name).slash(this.channel, 'league', options));
    await waitUntilIdle(this.#bot());
    return told;
  }

  /** Opens a league as the first person and enters all of them. */
  async entered(people: readonly string[], options: Options = {}): Promise<void> {
    await this.slash(people[0] ?? '', { game: 'runaround', ...options });
    for (const name of people) await this.click(name, 'Join');
  }

  /** Opens a league, enters all people and starts it. */
  async begun(people: readonly string[], options: Options = {}): Promise<void> {
    await this.entered(people, options);
    await this.click(people[0] ?? '', 'Start');
  }

  /** Presses a button that changes the league's message. */
  async click(name: string, label: string): Promise<void> {
    await this.person(name)
      .click(this.message(), label)
      .then((answer) => answer.settled());
    await waitUntilIdle(this.#bot());
  }

  /** Presses a button of the league's message that gets a private answer. */
  async asked(name: string, label: string): Promise<APIMessage> {
    return await waitForMessage(this.person(name).click(this.message(), label));
  }

  /** Returns the newest message of a league or cup. */
  message(): APIMessage {
    const found = this.messages().findLast(
      ({ content, attachments }) =>
        /^\*\*.* (league|cup|리그|토너먼트)\*\*/.test(content) && attachments.length > 0,
    );
    if (!found) throw new Error('There is no league');
    return found;
  }

  messages(): readonly APIMessage[] {
    return this.#bot().discord.channel(this.channel).messages;
  }

  threads() {
    return this.#bot()
      .discord.channels.map(({ channel }) => channel)
      .filter(({ type }) => type === ChannelType.PublicThread);
  }

  async resignAt(who: string, thread: string): Promise<void> {
    const sure = await waitForMessage(this.person(who).slash(thread, 'table resign'));
    await waitForMessage(this.person(who).click(sure, String(getOffers(sure).at(-1))));
    await waitUntilIdle(this.#bot());
  }

  /** Has the player who is due in a thread resign. */
  async resignDue(thread: string): Promise<void> {
    const table = (await this.playing()).find(({ channel }) => channel === thread);
    await this.resignAt(await this.#dueAt(table?.id ?? 0), thread);
  }

  async #dueAt(table: number): Promise<string> {
    const { person } = await this.#bot()
      .store.selectFrom('turns')
      .innerJoin('seats', (join) =>
        join.onRef('seats.table_id', '=', 'turns.table_id').onRef('seats.seat', '=', 'turns.seat'),
      )
      .select('person')
      .where('turns.table_id', '=', table)
      .executeTakeFirstOrThrow();
    return person ?? '';
  }

  /** Returns the tables in play, oldest first. */
  async playing(): Promise<readonly { readonly id: number; readonly channel: string }[]> {
    const tables = this.#bot().store.selectFrom('tables').select(['id', 'channel']).orderBy('id');
    return await tables.where('phase', '=', 'playing').execute();
  }

  /** Ends all matches one after the other by having the player who is due resign. */
  async playAll(): Promise<void> {
    for (let [table] = await this.playing(); table; [table] = await this.playing())
      await this.resignDue(table.channel);
  }
}
