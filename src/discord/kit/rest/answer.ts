import { STATUS_CODES } from 'node:http';
import { DefaultRestOptions, type RESTOptions, type ResponseLike } from 'discord.js';
import { type Dispatcher, Headers, request } from 'undici';

type Make = RESTOptions['makeRequest'];

/**
 * Makes a request as discord.js does, with the same undici. The answers of discord.js have a getter each, for which V8 makes them a shape of
 * their own that is let go of only when all of the heap is gone over, and with it the answer, its request and the picture in that. Forms of
 * discord.js, of which `WholeRest` leaves none, go its way.
 */
export const makeRequest: Make = async (url, init) => {
  const { body } = init;
  if (body != null && typeof body !== 'string' && !(body instanceof Uint8Array))
    return await DefaultRestOptions.makeRequest(url, init);
  // What discord.js makes is typed as for fetch, which allows more.
  return new Answer(await request(url, init as Parameters<typeof request>[1]));
};

/** What was answered: its body can be read once. */
class Answer implements ResponseLike {
  readonly body: Dispatcher.ResponseData['body'];
  readonly headers: Headers;
  readonly status: number;
  readonly statusText: string;
  readonly ok: boolean;

  constructor({ body, headers, statusCode }: Dispatcher.ResponseData) {
    this.body = body;
    // A header that came several times is an array, of which this makes one text, as discord.js has it.
    this.headers = new Headers(headers as Record<string, string>);
    this.status = statusCode;
    this.statusText = STATUS_CODES[statusCode] ?? '';
    this.ok = statusCode >= 200 && statusCode < 300;
  }

  get bodyUsed(): boolean {
    return this.body.bodyUsed;
  }

  async arrayBuffer(): Promise<ArrayBuffer> {
    return await this.body.arrayBuffer();
  }

  async json(): Promise<unknown> {
    return await this.body.json();
  }

  async text(): Promise<string> {
    return await this.body.text();
  }
}
