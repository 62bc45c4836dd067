import { expect, test } from 'vitest';
import { acceptRepeatedAnswers } from '../../src/discord/core/rest/answer-timeout.ts';

type MakeRequest = Parameters<typeof acceptRepeatedAnswers>[0];
type DiscordResponse = Awaited<ReturnType<MakeRequest>>;

const URL = 'https://discord.test/api/v10/interactions/1/token/callback';

/** Creates a Discord that answers each attempt with a status and a code, or drops the connection. */
function createDiscord(...tries: readonly (readonly [number, number?] | null)[]): MakeRequest {
  const left = [...tries];
  return async () => {
    const next = left.shift();
    if (!next) throw new Error('Connection lost');
    const [status, code] = next;
    return new Response(code === undefined ? null : JSON.stringify({ code, message: 'No.' }), {
      status,
      headers: { 'content-type': 'application/json', via: 'test' },
    }) as DiscordResponse;
  };
}

async function makeRequest(make: MakeRequest, url = URL): Promise<number | 'a lost connection'> {
  return await make(url, {}).then(
    ({ status }) => status,
    () => 'a lost connection',
  );
}

test.each([
  ['a lost connection', null],
  [502, [502]],
  [500, [500]],
] as const)(
  'acceptRepeatedAnswers: after an attempt with %s, "already acknowledged" counts as success',
  async (first, answers) => {
    const answer = acceptRepeatedAnswers(createDiscord(answers, [400, 40060]));
    expect(await makeRequest(answer)).toBe(first);
    expect(await makeRequest(answer)).toBe(204);
  },
);

test('acceptRepeatedAnswers: remembers an uncertain attempt over several retries', async () => {
  const answer = acceptRepeatedAnswers(createDiscord(null, [502], [429], null, [400, 40060]));
  for (const status of ['a lost connection', 502, 429, 'a lost connection', 204])
    expect(await makeRequest(answer)).toBe(status);
});

test('acceptRepeatedAnswers: "already acknowledged" on the first attempt stays an error', async () => {
  const answer = acceptRepeatedAnswers(createDiscord([400, 40060], [400, 40060]));
  expect([await makeRequest(answer), await makeRequest(answer)]).toEqual([400, 400]);
});

test('acceptRepeatedAnswers: keeps uncertain attempts of different interactions apart', async () => {
  const answer = acceptRepeatedAnswers(createDiscord(null, [400, 40060]));
  await makeRequest(answer);
  expect(await makeRequest(answer, URL.replace('/1/', '/2/'))).toBe(400);
});

test('acceptRepeatedAnswers: passes other errors on unchanged', async () => {
  const answer = acceptRepeatedAnswers(createDiscord(null, [400, 50035], null, [404, 10062], [502], [429]));
  await makeRequest(answer);
  const refused = await answer(URL, {});
  expect(refused.status).toBe(400);
  expect(refused.headers.get('via')).toBe('test');
  expect(await refused.json()).toEqual({ code: 50035, message: 'No.' });
  await makeRequest(answer);
  expect(await makeRequest(answer)).toBe(404);
  await makeRequest(answer);
  expect(await makeRequest(answer)).toBe(429);
});

test('acceptRepeatedAnswers: passes a response that is not JSON on unchanged', async () => {
  const page: MakeRequest = async () => new Response('<html>', { status: 400 }) as DiscordResponse;
  const broken = createDiscord(null);
  let first = true;
  const answer = acceptRepeatedAnswers(async (url, init) => {
    if (!first) return await page(url, init);
    first = false;
    return await broken(url, init);
  });
  await makeRequest(answer);
  expect(await (await answer(URL, {})).text()).toBe('<html>');
});
