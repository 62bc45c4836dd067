import { WebSocket } from 'ws';
import type { Playground } from '../../src/playground/index.ts';
import type { PageMessage } from '../../src/playground/protocol.ts';

export type News<K extends PageMessage['is']> = Extract<PageMessage, { is: K }>;

/** WebSocket client that sends and receives what a page of the playground does. */
export interface Page {
  readonly heard: PageMessage[];
  say(ask: object | string): void;
  /** Waits for the first message of this kind that fits, received already or later. */
  next<K extends PageMessage['is']>(is: K, fits?: (event: News<K>) => boolean): Promise<News<K>>;
  close(): void;
}

/** Connects as a person, by default on the first server, and waits for the greeting. */
export async function openPage(
  playground: Pick<Playground, 'address'>,
  person: string,
  server = '',
): Promise<Page> {
  const asked = new URLSearchParams({ person, server });
  const socket = new WebSocket(`${playground.address.replace('http', 'ws')}/page?${asked}`);
  const heard: PageMessage[] = [];
  const checks = new Set<() => void>();
  socket.on('message', (data) => {
    heard.push(JSON.parse(data.toString()));
    for (const check of [...checks]) check();
  });
  const next: Page['next'] = (is, fits = () => true) =>
    new Promise((resolve) => {
      const check = () => {
        const found = heard.find((event) => event.is === is && fits(event as never));
        if (found === undefined) return;
        checks.delete(check);
        resolve(found as never);
      };
      checks.add(check);
      check();
    });
  const say: Page['say'] = (ask) => socket.send(typeof ask === 'string' ? ask : JSON.stringify(ask));
  const page: Page = { heard, next, say, close: () => socket.terminate() };
  await next('hello');
  return page;
}
