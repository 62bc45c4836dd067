import { setTimeout as pause } from 'node:timers/promises';
import type { APIMessage } from 'discord-api-types/v10';
import { getStandardReply } from '../../../src/discord/core/reply.ts';
import type { Chance } from '../../../src/engine/chance.ts';
import type { BotAnswer, Playground } from '../../../src/playground/index.ts';
import type { Ledger } from '../chaos/ledger.ts';
import type { PeopleContext, Press } from '../chaos/people.ts';
import { toPlainMessage } from '../plain-panels.ts';

/** An interaction that was never answered, with the period of waiting in ms of `performance.now()`. */
interface UnansweredInteraction {
  readonly shard: number;
  readonly what: string;
  readonly from: number;
  readonly to: number;
  /** Returns its current state; it may have been answered later. */
  readonly state: () => string;
}

/** Record of the answers that the people of all servers missed, or must never get. */
export interface AnswerRecord {
  readonly unanswered: UnansweredInteraction[];
  /** Ids of replies that report a bug, which must never occur. */
  readonly bugs: string[];
}

/** Minimum time in ms that a person looks at a message, and the maximum random extra. */
const MIN_LOOK_MS = 700;
const EXTRA_LOOK_MS = 600;

/** Time in ms that Discord waits for a first answer, and people for a deferred one. */
const FIRST_ANSWER_MS = 3_000;
const LATER_ANSWER_MS = 12_000;

const BUG_TEXT = getStandardReply('en', 'bug');
const UNSURE_TEXTS = (['unsure', 'unsureForNow', 'away'] as const).map((key) => getStandardReply('en', key));

/** A server and its record. */
interface ServerContextOptions {
  readonly discord: Playground;
  readonly ledger: Ledger;
  readonly answers: AnswerRecord;
  readonly shard: number;
  readonly chance: Chance;
}

/** People of one server, who play on whatever happens to their presses. */
export class ServerContext implements PeopleContext {
  readonly discord: Playground;
  readonly ledger: Ledger;
  readonly #answers: AnswerRecord;
  readonly #shard: number;
  readonly #chance: Chance;

  constructor({ discord, ledger, answers, shard, chance }: ServerContextOptions) {
    this.discord = discord;
    this.ledger = ledger;
    this.#answers = answers;
    this.#shard = shard;
    this.#chance = chance;
  }

  /** Does nothing, as people look for a while after each press. */
  async look(): Promise<void> {}

  /**
   * Waits for the answer, including a deferred one, and lets the person look at it; null if it did not come in time, or the bot's
   * database was away. A person who gets none looks at the channel again.
   */
  async settle(press: Press): Promise<BotAnswer | null> {
    const answer = await this.#waitForAnswer(press);
    await pause(MIN_LOOK_MS + this.#chance.draw(EXTRA_LOOK_MS));
    return answer;
  }

  async #waitForAnswer({ what, doing, panel }: Press): Promise<BotAnswer | null> {
    const from = performance.now();
    const answer = await doing;
    if (answer === null) return null;
    const missed = await findMissedWait(answer);
    if (missed !== null) {
      const state = () => `${answer.id} ${answer.state}`;
      this.#answers.unanswered.push({ shard: this.#shard, what, from, to: from + missed, state });
      this.ledger.count('unanswered');
      return null;
    }
    const hasChanged = panel === undefined || (await waitForChange(panel, answer));
    return this.#read(answer) && hasChanged ? answer : null;
  }

  /** Counts an answer. Returns false if it says that nothing is known to be done. */
  #read({ message }: BotAnswer): boolean {
    const content = message ? toPlainMessage(message).content : '';
    const isUnsure = UNSURE_TEXTS.includes(content);
    if (message && content === BUG_TEXT) this.#answers.bugs.push(message.id);
    this.ledger.count(isUnsure ? 'lost to a fault' : 'answered');
    return !isUnsure && content !== BUG_TEXT;
  }
}

/** Returns the ms for which a person waited in vain; null if the answer came in time. */
async function findMissedWait(answer: BotAnswer): Promise<number | null> {
  if (answer.state === 'failed') return FIRST_ANSWER_MS;
  const late = new AbortController();
  const inTime = await Promise.race([
    answer.settled(),
    pause(LATER_ANSWER_MS, null, { signal: late.signal }).catch(() => null),
  ]);
  late.abort();
  return inTime?.state === 'answered' ? null : LATER_ANSWER_MS;
}

/** Waits for the panel to change; a deferred update counts as answered before that. Returns false if it does not. */
async function waitForChange(panel: APIMessage, answer: BotAnswer): Promise<boolean> {
  const end = performance.now() + LATER_ANSWER_MS;
  while (answer.message === panel) {
    if (performance.now() > end) return false;
    await pause(20);
  }
  return true;
}
