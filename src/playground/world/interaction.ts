import type { APIModalInteractionResponseCallbackData, APIUser } from 'discord-api-types/v10';
import type { Progress } from '../protocol.ts';
import type { InstallOwners } from './install-owners.ts';
import type { ServerPerson } from './server-person.ts';

/**
 * Discord's interaction types:
 * https://docs.discord.com/developers/interactions/receiving-and-responding#interaction-object-interaction-type
 */
export const INTERACTION = { command: 2, component: 3, autocomplete: 4, modal: 5 } as const;

/** One autocomplete choice. */
export interface Choice {
  readonly name: string;
  readonly value: string | number;
}

/** An interaction of a person that the bot has to answer. */
export interface Interaction {
  readonly id: string;
  readonly token: string;
  readonly type: (typeof INTERACTION)[keyof typeof INTERACTION];
  readonly person: ServerPerson;
  readonly channelId: string;
  readonly owners: InstallOwners;
  readonly createdAt: number;
  /** `performance.now()` when it was sent. */
  readonly sentAt: number;
  /** Id of the message with the component, also for a modal that a component opened. */
  readonly source: string | null;
  readonly commandName: string | null;
  /** User or message that a context-menu command was used on; null for other interactions. */
  readonly target: { readonly user: APIUser } | { readonly messageId: string } | null;
  progress: Progress;
  /** Milliseconds of real time until the bot's first answer; null before it. */
  acknowledgedAfter: number | null;
  /** Id of the message behind `@original`. */
  original: string | null;
  modal: APIModalInteractionResponseCallbackData | null;
  choices: readonly Choice[] | null;
  /** Number of follow-up messages so far, including deleted ones. */
  followUps: number;
}

/**
 * Time in ms for the first answer: https://docs.discord.com/developers/interactions/receiving-and-responding#responding-to-an-interaction
 */
export const FIRST_ANSWER_MS = 3_000;

/** Lifetime of a token in ms. */
export const TOKEN_MS = 15 * 60_000;
