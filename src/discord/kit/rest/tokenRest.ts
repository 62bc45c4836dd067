import { setTimeout as until } from 'node:timers/promises';
import { DiscordAPIError, type InternalRequest, REST, type RESTOptions } from 'discord.js';

/** Time before a refused token is tried again, in ms. */
const AGAIN = 1_000;

/**
 * Discord's REST interface that survives one 401. discord.js drops its token at the first and then refuses every request itself, but
 * Discord also answers 401 by mistake, in incidents. The same request is made once more; `refused` is told when that fails too.
 */
export class TokenRest extends REST {
  readonly #refused: () => void;

  constructor(options?: Partial<RESTOptions>, refused: () => void = () => {}) {
    super(options);
    this.#refused = refused;
  }

  /** Keeps the token that is set when discord.js takes it away. */
  override setToken(token: string | null): this {
    return token === null ? this : super.setToken(token);
  }

  override async request(options: InternalRequest): Promise<unknown> {
    try {
      return await super.request(options);
    } catch (error) {
      if (!isUnauthorized(error, options)) throw error;
    }
    await until(AGAIN, undefined, { signal: options.signal });
    try {
      return await super.request(options);
    } catch (error) {
      if (isUnauthorized(error, options)) this.#refused();
      throw error;
    }
  }
}

/** Requests of interactions bear no token of the bot: their 401 is about the interaction. */
function isUnauthorized(error: unknown, { auth }: InternalRequest): boolean {
  return auth !== false && error instanceof DiscordAPIError && error.status === 401;
}
