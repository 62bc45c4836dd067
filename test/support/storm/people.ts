import { setTimeout as pause } from 'node:timers/promises';
import type { APIMessage } from 'discord-api-types/v10';
import { getStandardReply } from '../../../src/discord/core/reply.ts';
import { type Chance, pickOne } from '../../../src/engine/chance.ts';
import { text } from '../../../src/engine/text.ts';
import { translate } from '../../../src/i18n/translate.ts';
import {
  type BotAnswer,
  CannotDoError,
  listPressable,
  type Playground,
  type PlaygroundUser,
} from '../../../src/playground/index.ts';
import { getAnswers, getOffers } from '../table.ts';
import type { AskedMove, Ledger } from './ledger.ts';

/** A server where two people play one game after the other. */
export interface StormServer {
  readonly discord: Playground;
  /** Name of the channel, as `server/channel`. */
  readonly channel: string;
  readonly shard: number;
  readonly game: string;
  /** True if the guest plays too. */
  readonly isShared: boolean;
  readonly ais: number;
  readonly host: PlaygroundUser;
  readonly guest: PlaygroundUser;
  readonly chance: Chance;
  readonly ledger: Ledger;
}

/** Minimum time in ms that a person looks at a message, and the maximum random extra. */
const MIN_LOOK_MS = 700;
const EXTRA_LOOK_MS = 600;

/** Time in ms that Discord waits for a first answer, and people for a deferred one. */
const FIRST_ANSWER_MS = 3_000;
const LATER_ANSWER_MS = 12_000;

const BUG_TEXT = getStandardReply('en', 'bug');
const UNSURE_TEXTS = (['unsure', 'unsureForNow', 'away'] as const).map((key) => getStandardReply('en', key));
const NOT_MADE_TEXTS = (['stale', 'moved'] as const).map((key) =>
  translate('en', text(`bot:refuse.${key}`), () => ''),
);

/** Thrown for an unanswered interaction; the person then looks at the channel again. */
class NoAnswerError extends Error {}

/** People of one server, who play on whatever happens to their presses. */
export class People {
  readonly #home: StormServer;
  /** Number of steps done at each lobby. */
  readonly #done = new Map<string, number>();
  #isOver = false;

  constructor(home: StormServer) {
    this.#home = home;
  }

  /** Plays until stopped. Rejects on anything that must not happen. */
  async play(): Promise<void> {
    while (!this.#isOver) {
      try {
        await this.#step();
      } catch (error) {
        if (!(error instanceof NoAnswerError || error instanceof CannotDoError)) throw error;
      }
      await this.#look();
    }
  }

  stop(): void {
    this.#isOver = true;
  }

  async #step(): Promise<void> {
    const { host, channel, game } = this.#home;
    const newest = this.#newest();
    if (newest === null || !isOpen(newest))
      return void (await this.#sent('/play', () => host.slash(channel, 'play', { game })));
    if (getOffers(newest).includes('Join')) return await this.#lobby(newest);
    const [, due] = /^<@(\d+)>/m.exec(newest.content) ?? [];
    if (due !== undefined) await this.#turn(this.#home.discord.person(due), newest);
  }

  /** Returns the newest message with buttons; null if there is none. */
  #newest(): APIMessage | null {
    const { messages } = this.#home.discord.channel(this.#home.channel);
    return messages.findLast((message) => /Join|More/.test(getOffers(message).join())) ?? null;
  }

  async #lobby(card: APIMessage): Promise<void> {
    const { host, guest, isShared, ais } = this.#home;
    const steps = [
      ...(isShared ? [() => this.#pressed(guest, card, 'Join')] : []),
      ...Array.from({ length: ais }, () => async () => {
        const names = await this.#pressed(host, card, 'Add AI');
        return await this.#pressed(host, names, 'Badger');
      }),
      () => this.#pressed(host, card, 'Start'),
    ];
    const done = this.#done.get(card.id) ?? 0;
    // An unanswered step may have been done; if too few were, the steps start again.
    this.#done.set(card.id, (done + 1) % (steps.length + 1));
    await steps[done]?.();
  }

  async #turn(who: PlaygroundUser, board: APIMessage): Promise<void> {
    let panel = getOffers(board).includes('Play')
      ? await this.#pressed(who, board, 'Play')
      : this.#read(await this.#sent('/move', () => who.slash(this.#home.channel, 'move')));
    while (!this.#isOver && getAnswers(panel).length > 0) {
      await this.#look();
      panel = await this.#answered(who, panel);
    }
  }

  async #answered(who: PlaygroundUser, panel: APIMessage): Promise<APIMessage> {
    const { chance, ledger } = this.#home;
    const asked = { ...parseTableAndVersion(panel), person: who.id };
    ledger.asked.push(asked);
    const label = pickOne(chance, getAnswers(panel));
    const next = await this.#changed(panel, await this.#given(who, panel, label));
    const isMade = getAnswers(next).length === 0 || parseTableAndVersion(next).version !== asked.version;
    if (isMade && !NOT_MADE_TEXTS.some((line) => next.content.includes(line)))
      ledger.acknowledged.push(asked);
    return next;
  }

  async #given(who: PlaygroundUser, panel: APIMessage, label: string): Promise<BotAnswer> {
    const all = listPressable(panel.components);
    for (const { options = [], custom_id = '', min_values = 1 } of all) {
      const wanted = options.find((one) => one.label === label);
      if (wanted === undefined) continue;
      const others = options.filter((one) => one !== wanted).slice(0, Math.max(1, min_values) - 1);
      const values = [wanted, ...others].map(({ value }) => value);
      return await this.#sent(label, () => who.select(panel, custom_id, values));
    }
    return await this.#sent(label, () => who.click(panel, label));
  }

  /** Waits for the panel to change; a deferred update counts as answered before that. */
  async #changed(before: APIMessage, answer: BotAnswer): Promise<APIMessage> {
    const end = performance.now() + LATER_ANSWER_MS;
    while (answer.message === before) {
      if (performance.now() > end) throw new NoAnswerError();
      await pause(20);
    }
    return this.#read(answer);
  }

  async #pressed(who: PlaygroundUser, message: APIMessage, label: string): Promise<APIMessage> {
    return this.#read(await this.#sent(label, () => who.click(message, label)));
  }

  #read({ message }: BotAnswer): APIMessage {
    const { ledger } = this.#home;
    if (message === null) throw new NoAnswerError();
    if (message.content === BUG_TEXT) ledger.bugs.push(message.id);
    if (UNSURE_TEXTS.includes(message.content)) ledger.unsure++;
    if (message.content === BUG_TEXT || UNSURE_TEXTS.includes(message.content)) throw new NoAnswerError();
    return message;
  }

  /** Waits for the answer, including a deferred one. */
  async #sent(what: string, sending: () => Promise<BotAnswer>): Promise<BotAnswer> {
    const { ledger, shard } = this.#home;
    const from = performance.now();
    const answer = await sending();
    ledger.sent++;
    const missed = (waited: number) => {
      const state = () => `${answer.id} ${answer.state}`;
      ledger.unanswered.push({ shard, what, from, to: from + waited, state });
      throw new NoAnswerError();
    };
    if (answer.state === 'failed') missed(FIRST_ANSWER_MS);
    const late = new AbortController();
    const inTime = await Promise.race([
      answer.settled(),
      pause(LATER_ANSWER_MS, null, { signal: late.signal }).catch(() => null),
    ]);
    late.abort();
    if (inTime?.state !== 'answered') missed(LATER_ANSWER_MS);
    return answer;
  }

  async #look(): Promise<void> {
    await pause(MIN_LOOK_MS + this.#home.chance.draw(EXTRA_LOOK_MS));
  }
}

/** Returns true for a lobby card, and for the board of a match that goes on: all these have *Join* or *My view*. */
function isOpen(message: APIMessage): boolean {
  return getOffers(message).some((label) => label === 'Join' || label === 'My view');
}

/** Parses table and version from the answers of a panel. */
function parseTableAndVersion({ components }: APIMessage): Omit<AskedMove, 'person'> {
  const ids = listPressable(components).map(({ custom_id }) => custom_id ?? '');
  const [, table = '', version = ''] = ids.find((id) => /^(answer|menu):/.test(id))?.split(':') ?? [];
  return { table: Number.parseInt(table, 36), version: Number.parseInt(version, 36) };
}
