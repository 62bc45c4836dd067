import type { Locale } from '../protocol.ts';

/** Initial contents of a server. Ids follow from the order of the lists, so that they are the same every time. */
export interface ServerPlan {
  readonly name: string;
  /** The bot's name; of several servers the first decides. */
  readonly bot: string;
  /** Channels; a name alone is a text channel. */
  readonly channels: readonly (string | ChannelPlan)[];
  /** People to act as, by default the first. The same key on several servers is the same person. */
  readonly people: readonly PersonPlan[];
  /** False if the bot is not on the server; it is by default. */
  readonly hasBot?: boolean;
  /** True if the bot may manage the server, its channels, messages, threads and planned roles. */
  readonly botManages?: boolean;
  /** Names of roles beside those of the bot and the managers; they grant no permissions. */
  readonly roles?: readonly string[];
  /** Name of the channel for the server's own messages; none by default. */
  readonly systemChannel?: string;
  /** Messages that notify members by default; only mentions if absent. */
  readonly notifications?: 'all' | 'mentions';
  /** Language of this server; defaults to the playground's `guildLocale`. */
  readonly locale?: Locale;
  /** Owner of the application, not reported if absent; of several servers the first decides. */
  readonly runner?: RunnerPlan;
}

/** Owner of the bot's application. */
export interface RunnerPlan {
  readonly kind: 'person' | 'team';
  readonly name: string;
}

/** An initial channel. */
export interface ChannelPlan {
  readonly name: string;
  readonly kind: 'text' | 'announcement';
}

/** An initial person. */
export interface PersonPlan {
  /** Key that tests and page addresses use. */
  readonly key: string;
  readonly name: string;
  /** User name; defaults to the key. */
  readonly username?: string;
  /** Nick on this server; defaults to the name. */
  readonly nick?: string;
  /** Language; defaults to American English. */
  readonly locale?: Locale;
  /** True if the person manages server, channels, messages and threads. */
  readonly manages?: boolean;
  /** Names of the person's roles on this server. */
  readonly roles?: readonly string[];
  /** Permissions of @everyone that the person lacks in every channel. */
  readonly lacks?: readonly bigint[];
}

/** Server opened by default. */
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
