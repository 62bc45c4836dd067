import { REST, type RequestData } from 'discord.js';
import { expect, test } from 'vitest';
import { BufferedRest } from '../../src/discord/core/rest/buffered-rest.ts';

type MakeRequest = REST['options']['makeRequest'];

function createAnswer(): Awaited<ReturnType<MakeRequest>> {
  const { ok, status, statusText, headers } = new Response(null, { status: 204 });
  const read = { json: async () => ({}), text: async () => '', arrayBuffer: async () => new ArrayBuffer(0) };
  return { ...read, ok, status, statusText, headers, body: null, bodyUsed: false };
}

/** Returns the form of a request as the receiver reads it, and if its body is one buffer. */
async function readSent(Kind: typeof REST, options: RequestData) {
  const read: { form?: FormData; isBuffer?: boolean } = {};
  const makeRequest: MakeRequest = async (_, { body, headers }) => {
    const request = new Request('http://localhost', {
      method: 'POST',
      body: body as BodyInit,
      ...(headers && { headers: new Headers(headers as Record<string, string>) }),
    });
    read.isBuffer = body instanceof Uint8Array;
    read.form = await request.formData();
    return createAnswer();
  };
  await new Kind({ makeRequest }).setToken('token').patch('/channels/1/messages/2', options);
  return { isBuffer: read.isBuffer, parts: await Promise.all([...(read.form ?? [])].map(formatPart)) };
}

async function formatPart([name, value]: [string, FormDataEntryValue]) {
  if (typeof value === 'string') return [name, value];
  return [name, value.name, value.type, Buffer.from(await value.arrayBuffer()).toString('hex')];
}

const PNG = Buffer.from('89504e470d0a1a0a0d0a2d2d', 'hex');

test('BufferedRest: sends a message with files as one buffer with the same form as discord.js', async () => {
  const options: RequestData = {
    body: { content: 'Häuser, 집 and "quotes"\r\n--' },
    files: [
      { name: 'board.png', data: PNG },
      { name: 'a "b" 집.gif', data: PNG, contentType: 'image/gif' },
      { name: 'notes.txt', data: 'plain', contentType: 'text/plain', key: 'other' },
    ],
  };
  const [own, theirs] = [await readSent(BufferedRest, options), await readSent(REST, options)];
  expect(own.parts).toEqual(theirs.parts);
  expect(own.parts).toHaveLength(4);
  expect([own.isBuffer, theirs.isBuffer]).toEqual([true, false]);
});

test('BufferedRest: a request without files has the same body as with discord.js', async () => {
  const bodies: unknown[] = [];
  const makeRequest: MakeRequest = async (_, { body }) => {
    bodies.push(body);
    return createAnswer();
  };
  await new BufferedRest({ makeRequest })
    .setToken('token')
    .post('/channels/1/messages', { body: { content: 'x' } });
  expect(bodies).toEqual(['{"content":"x"}']);
});
