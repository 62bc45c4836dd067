import { demoServer } from '../../src/demo-server.ts';
import type { BotAnswer, Playground, PlaygroundUser } from '../../src/playground/index.ts';
import { MovableClock, openPlayground } from '../../src/playground/index.ts';
import type { Wire } from './rest-client.ts';
import { call, wire } from './rest-client.ts';

/** Id of the application in the playground. */
export const APP = '1300000000000000100';

/** Creates a row of buttons. */
export const row = (...components: object[]) => ({ type: 1, components });
export const button = { type: 2, style: 1, label: 'Go', custom_id: 'go' };

/** Interaction that the bot has received, and the answer that its user will see. */
export interface Begun {
  readonly id: string;
  readonly token: string;
  readonly answer: Promise<BotAnswer>;
}

/** Mina as the user, and a bot that answers with plain requests. */
export class Exchange {
  readonly clock: MovableClock;
  readonly playground: Playground;
  readonly gateway: Wire;
  readonly mina: PlaygroundUser;

  constructor(clock: MovableClock, playground: Playground, gateway: Wire) {
    this.clock = clock;
    this.playground = playground;
    this.gateway = gateway;
    this.mina = playground.person('mina');
  }

  /** Waits until the bot has received the nth interaction. */
  async begun(answer: Promise<BotAnswer>, nth = 0): Promise<Begun> {
    const { id, token } = await this.gateway.next<{ id: string; token: string }>(
      { t: 'INTERACTION_CREATE' },
      nth,
    );
    return { id, token, answer };
  }

  slash(nth = 0) {
    return this.begun(this.mina.slash('table-one', 'play'), nth);
  }

  /** Sends the first answer. */
  respond({ id, token }: Begun, body: object, query = '') {
    const path = `/interactions/${id}/${token}/callback${query}`;
    return call(this.playground, 'POST', path, body, { token: null });
  }

  /** Sends a request with the interaction's token after the first answer. */
  hook({ token }: Begun, method: string, rest = '', body?: object) {
    return call(this.playground, method, `/webhooks/${APP}/${token}${rest}`, body, { token: null });
  }

  /** Returns the interaction of a button on a public message, or with flags on a private one. */
  async clicked(flags = 0): Promise<Begun> {
    const first = await this.slash();
    await this.respond(first, { type: 4, data: { content: 'x', flags, components: [row(button)] } });
    return this.begun(this.mina.click((await first.answer).message, 'go'), 1);
  }

  async submitted(): Promise<Begun> {
    const first = await this.slash();
    const components = [{ type: 18, label: 'Name', component: { type: 4, custom_id: 'name', style: 1 } }];
    await this.respond(first, { type: 9, data: { title: 'T', custom_id: 'm', components } });
    return this.begun(this.mina.submit(await first.answer, { name: 'Ro' }), 1);
  }

  async close(): Promise<void> {
    this.gateway.socket.terminate();
    await this.playground.stop();
  }
}

/** Opens a playground with one command and a gateway connection. */
export async function openExchange(): Promise<Exchange> {
  const clock = new MovableClock();
  const playground = await openPlayground({ page: false, server: demoServer, clock });
  const options = [{ type: 3, name: 'game', description: 'Which', autocomplete: true }];
  const play = { name: 'play', description: 'Plays', options };
  await call(playground, 'PUT', `/applications/${APP}/commands`, [play]);
  return new Exchange(clock, playground, await wire(playground));
}
