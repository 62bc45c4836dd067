import { DiscordAPIError, REST } from 'discord.js';
import { expect, test } from 'vitest';
import { TokenRest } from '../../src/discord/core/rest/buffered-rest.ts';

type MakeRequest = REST['options']['makeRequest'];

/** Creates a REST client that receives these statuses in order, then 200. */
function createRest(Kind: typeof REST | typeof TokenRest, statuses: readonly number[]) {
  const tokens: (string | undefined)[] = [];
  const refused: true[] = [];
  const left = [...statuses];
  const makeRequest: MakeRequest = async (_, { headers }) => {
    tokens.push((headers as Record<string, string>).Authorization);
    const status = left.shift() ?? 200;
    const body = status === 200 ? { id: '1' } : { message: `${status}`, code: 0 };
    return new Response(JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json' },
    }) as never;
  };
  const rest = new Kind({ makeRequest }, () => void refused.push(true)).setToken('token');
  return { rest, tokens, refused };
}

test('REST of discord.js: drops its token at the first 401', async () => {
  const { rest } = createRest(REST, [401]);
  await expect(rest.get('/channels/1')).rejects.toThrow('401');
  await expect(rest.get('/channels/1')).rejects.toThrow('Expected token');
});

test('TokenRest: retries after a single 401 and keeps its token', async () => {
  const { rest, tokens, refused } = createRest(TokenRest, [401]);
  const [first, meanwhile] = [rest.get('/channels/1'), rest.get('/channels/2')];
  await expect(first).resolves.toEqual({ id: '1' });
  await expect(meanwhile).resolves.toEqual({ id: '1' });
  await expect(rest.get('/channels/3')).resolves.toEqual({ id: '1' });
  expect(tokens).toEqual(Array(4).fill('Bot token'));
  expect(refused).toEqual([]);
});

test('TokenRest: reports a second 401 once per request', async () => {
  const { rest, tokens, refused } = createRest(TokenRest, [401, 401]);
  await expect(rest.get('/channels/1')).rejects.toThrow(DiscordAPIError);
  expect([tokens.length, refused.length]).toEqual([2, 1]);
});

test.each([403, 404])('TokenRest: does not treat %i as a refused token', async (status) => {
  const { rest, tokens, refused } = createRest(TokenRest, [status]);
  await expect(rest.get('/channels/1')).rejects.toThrow(DiscordAPIError);
  expect([tokens.length, refused.length]).toEqual([1, 0]);
});

test('TokenRest: a 401 to a request without a token does not concern the token', async () => {
  const { rest, tokens, refused } = createRest(TokenRest, [401]);
  await expect(rest.post('/webhooks/1/x', { auth: false })).rejects.toThrow(DiscordAPIError);
  expect([tokens, refused.length]).toEqual([[undefined], 0]);
});

test('TokenRest: does not retry an aborted request', async () => {
  const { rest, tokens } = createRest(TokenRest, [401]);
  const controller = new AbortController();
  const request = rest.get('/channels/1', { signal: controller.signal });
  await new Promise((done) => setTimeout(done, 100));
  controller.abort();
  await expect(request).rejects.toThrow();
  expect(tokens).toHaveLength(1);
});
