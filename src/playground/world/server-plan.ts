import type { Locale } from '../protocol.ts';

/**
 * What stands on the server when it is opened for the first time. Ids follow from the order of the lists, so that they are
 * the same every time.
 */
export interface ServerPlan {
  readonly name: string;
  /** The bot's name; of several servers the first says it. */
  readonly bot: string;
  /** A name alone is a text channel. */
  readonly channels: readonly (string | ChannelPlan)[];
  /** Whom the page can be, the first of them unless its address says. The same key on several servers is the same person. */
  readonly people: readonly PersonPlan[];
  /** Names of the server's roles, beside those of the bot and of its managers; none of them grants anything. */
  readonly roles?: readonly string[];
  /** The name of the channel for the server's own messages; none unless it is given. */
  readonly systemChannel?: string;
  /** Of which messages members are notified unless they chose otherwise: of mentions alone unless it is given. */
  readonly notifications?: 'all' | 'mentions';
  /** The language of this server; what `guildLocale` of the playground says unless it is given. */
  readonly locale?: Locale;
  /** Nobody is told of unless it is given; of several servers the first says it. */
  readonly runner?: RunnerPlan;
}

/** Who runs the bot's application. */
export interface RunnerPlan {
  readonly kind: 'person' | 'team';
  readonly name: string;
}

/** A channel that is there from the start. */
export interface ChannelPlan {
  readonly name: string;
  readonly kind: 'text' | 'announcement';
}

/** A person who is there from the start. */
export interface PersonPlan {
  /** What tests and addresses call them by. */
  readonly key: string;
  readonly name: string;
  /** The key unless it is given. */
  readonly username?: string;
  /** Their name on this server; the same as everywhere unless it is given. */
  readonly nick?: string;
  /** American English unless it is given. */
  readonly locale?: Locale;
  /** Whether they manage server, channels, messages and threads. */
  readonly manages?: boolean;
  /** Names of the roles that they have on this server. */
  readonly roles?: readonly string[];
  /** What of everybody's permissions they do not have, in every channel. */
  readonly lacks?: readonly bigint[];
}

/** The server that is opened where none is described. */
export const PLAIN_SERVER: ServerPlan = {
  name: 'Test Server',
  bot: 'Bot',
  channels: ['general', 'random'],
  people: [
    { key: 'ada', name: 'Ada', manages: true },
    { key: 'ben', name: 'Ben' },
    { key: 'cleo', name: 'Cleo' },
  ],
};
