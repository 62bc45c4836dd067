import { type APIMessage, ChannelType } from 'discord-api-types/v10';
import type { PlaygroundUser } from '../../src/playground/index.ts';
import { getOffers, waitForMessage } from './table.ts';
import type { TestBot } from './test-bot.ts';
import { type IdleTarget, waitUntilIdle } from './wait-until-idle.ts';

type Options = Record<string, string | boolean>;

/** Part of a session that a league needs: the bot may run in another process. */
export type LeagueSession = Pick<TestBot, 'discord' | 'store'> & IdleTarget;

/** A channel of an evening in which leagues are played. */
export class LeagueChannel {
  readonly #evening: () => LeagueSession;
  readonly channel: string;

  /** The evening is asked for each time, as it may be another one after a restart. */
  constructor(evening: () => LeagueSession, channel = 'table-one') {
    this.#evening = evening;
    this.channel = channel;
  }

  person(name: string): PlaygroundUser {
    return this.#evening().discord.person(name);
  }

  /** Somebody calls /league; what they are told. */
  async slash(name: string, options: Options = {}): Promise<APIMessage> {
    const told = await waitForMessage(this.person(name).slash(this.channel, 'league', options));
    await waitUntilIdle(this.#evening());
    return told;
  }

  /** The first opens one, all of them enter. */
  async entered(people: readonly string[], options: Options = {}): Promise<void> {
    await this.slash(people[0] ?? '', { game: 'runaround', ...options });
    for (const name of people) await this.press(name, 'Enter');
  }

  /** The same, and it begins. */
  async begun(people: readonly string[], options: Options = {}): Promise<void> {
    await this.entered(people, options);
    await this.press(people[0] ?? '', 'Start');
  }

  /** Presses a button of its message that changes it. */
  async press(name: string, label: string): Promise<void> {
    await this.person(name)
      .click(this.message(), label)
      .then((answer) => answer.settled());
    await waitUntilIdle(this.#evening());
  }

  /** Presses a button of its message that is answered in private. */
  async asked(name: string, label: string): Promise<APIMessage> {
    return await waitForMessage(this.person(name).click(this.message(), label));
  }

  /** The newest message of a league or a cup. */
  message(): APIMessage {
    const found = this.messages().findLast(
      ({ content, attachments }) =>
        /^\*\*((League|Cup) of|.* (리그|컵)\*\*)/.test(content) && attachments.length > 0,
    );
    if (!found) throw new Error('There is no league');
    return found;
  }

  messages(): readonly APIMessage[] {
    return this.#evening().discord.channel(this.channel).messages;
  }

  threads() {
    return this.#evening()
      .discord.channels.map(({ channel }) => channel)
      .filter(({ type }) => type === ChannelType.PublicThread);
  }

  async resignAt(who: string, thread: string): Promise<void> {
    const sure = await waitForMessage(this.person(who).slash(thread, 'resign'));
    await waitForMessage(this.person(who).click(sure, String(getOffers(sure).at(-1))));
    await waitUntilIdle(this.#evening());
  }

  /** Who is due at the table of a thread resigns. */
  async resignDue(thread: string): Promise<void> {
    const table = (await this.playing()).find(({ channel }) => channel === thread);
    await this.resignAt(await this.#dueAt(table?.id ?? 0), thread);
  }

  async #dueAt(table: number): Promise<string> {
    const { person } = await this.#evening()
      .store.selectFrom('turns')
      .innerJoin('seats', (join) =>
        join.onRef('seats.table_id', '=', 'turns.table_id').onRef('seats.seat', '=', 'turns.seat'),
      )
      .select('person')
      .where('turns.table_id', '=', table)
      .executeTakeFirstOrThrow();
    return person ?? '';
  }

  /** The tables that are played, oldest first. */
  async playing(): Promise<readonly { readonly id: number; readonly channel: string }[]> {
    const tables = this.#evening().store.selectFrom('tables').select(['id', 'channel']).orderBy('id');
    return await tables.where('phase', '=', 'playing').execute();
  }

  /** At each table, one after the other, who is due resigns. */
  async playAll(): Promise<void> {
    for (let [table] = await this.playing(); table; [table] = await this.playing())
      await this.resignDue(table.channel);
  }
}
