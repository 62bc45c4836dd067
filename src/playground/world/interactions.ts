import { randomBytes } from 'node:crypto';
import { createRefusal } from '../checks/refusal.ts';
import type { Clock } from '../clock.ts';
import type { Progress } from '../protocol.ts';
import type { Interaction } from './interaction.ts';
import { FIRST_ANSWER_MS, TOKEN_MS } from './interaction.ts';
import type { Snowflakes } from './snowflakes.ts';
import type { World } from './world.ts';

type NewInteraction = Pick<
  Interaction,
  'type' | 'person' | 'channelId' | 'owners' | 'source' | 'commandName' | 'target'
>;

/** The playground's interactions and their two deadlines. */
export class Interactions {
  readonly #clock: Clock;
  readonly #snowflakes: Snowflakes;
  readonly #world: World;
  readonly #byToken = new Map<string, Interaction>();

  constructor(clock: Clock, snowflakes: Snowflakes, world: World) {
    this.#clock = clock;
    this.#snowflakes = snowflakes;
    this.#world = world;
  }

  /** Creates an interaction and starts its deadlines of 3 s and 15 min. */
  begin(beginning: NewInteraction): Interaction {
    const createdAt = this.#clock.now();
    const interaction: Interaction = {
      ...beginning,
      id: this.#snowflakes.next(),
      token: `aW50ZXJhY3Rpb246${randomBytes(24).toString('base64url')}`,
      createdAt,
      sentAt: performance.now(),
      progress: 'sent',
      acknowledgedAfter: null,
      original: null,
      modal: null,
      choices: null,
      followUps: 0,
    };
    this.#byToken.set(interaction.token, interaction);
    this.#clock.at(createdAt + FIRST_ANSWER_MS, () => this.#failIf(interaction, 'sent'));
    this.#clock.at(createdAt + TOKEN_MS, () => this.#expire(interaction));
    return interaction;
  }

  /** Records the first answer, or the completion of a deferred one. */
  move(interaction: Interaction, progress: Progress): void {
    interaction.acknowledgedAfter ??= performance.now() - interaction.sentAt;
    interaction.progress = progress;
    this.#world.tell({ kind: 'interaction', interaction });
  }

  /** Finds an interaction by token, even an expired one, because a modal may stay open for longer than its token lives. */
  find(token: string): Interaction | undefined {
    return this.#byToken.get(token);
  }

  /** Returns the interaction of a first answer. Throws 10062 if unknown or expired, 40060 if already answered. */
  toAnswer(id: string, token: string): Interaction {
    const interaction = this.#byToken.get(token);
    if (interaction === undefined || interaction.id !== id) throw createRefusal(10062);
    if (interaction.progress === 'failed' || this.#expired(interaction)) throw createRefusal(10062);
    if (interaction.progress !== 'sent') throw createRefusal(40060);
    return interaction;
  }

  /**
   * Returns the acknowledged interaction whose token serves as a webhook.
   * https://docs.discord.com/developers/interactions/receiving-and-responding#followup-messages
   */
  answered(token: string): Interaction {
    const interaction = this.#byToken.get(token);
    if (interaction === undefined || this.#expired(interaction)) throw createRefusal(50027);
    if (interaction.acknowledgedAfter === null) throw createRefusal(10015);
    return interaction;
  }

  /** Finds the interaction whose modal a person has open in a channel. */
  withModal(personId: string, channelId: string, customId: string): Interaction | undefined {
    const own = (one: Interaction) => one.person.user.id === personId && one.channelId === channelId;
    return [...this.#byToken.values()].findLast((one) => own(one) && one.modal?.custom_id === customId);
  }

  #expired(interaction: Interaction): boolean {
    return this.#clock.now() >= interaction.createdAt + TOKEN_MS;
  }

  #expire(interaction: Interaction): void {
    this.#failIf(interaction, 'thinking');
    if (interaction.modal === null) this.#byToken.delete(interaction.token);
  }

  #failIf(interaction: Interaction, progress: Progress): void {
    if (interaction.progress !== progress) return;
    interaction.progress = 'failed';
    this.#world.tell({ kind: 'interaction', interaction });
  }
}
