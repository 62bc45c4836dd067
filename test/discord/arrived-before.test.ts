import { expect, test } from 'vitest';
import { acceptRepeatedAnswers } from '../../src/discord/core/rest/answer-timeout.ts';

type MakeRequest = Parameters<typeof acceptRepeatedAnswers>[0];
type DiscordResponse = Awaited<ReturnType<MakeRequest>>;

const URL = 'https://discord.test/api/v10/interactions/1/token/callback';

/** What Discord says to each try: a status with a code, or nothing as the line breaks. */
function createDiscord(...tries: readonly (readonly [number, number?] | null)[]): MakeRequest {
  const left = [...tries];
  return async () => {
    const next = left.shift();
    if (!next) throw new Error('The line broke');
    const [status, code] = next;
    return new Response(code === undefined ? null : JSON.stringify({ code, message: 'No.' }), {
      status,
      headers: { 'content-type': 'application/json', via: 'test' },
    }) as DiscordResponse;
  };
}

async function makeRequest(make: MakeRequest, url = URL): Promise<number | 'broke'> {
  return await make(url, {}).then(
    ({ status }) => status,
    () => 'broke',
  );
}

test.each([
  ['broke', null],
  [502, [502]],
  [500, [500]],
] as const)('after a try that %s, one that is refused as answered had arrived', async (first, said) => {
  const answer = acceptRepeatedAnswers(createDiscord(said, [400, 40060]));
  expect(await makeRequest(answer)).toBe(first);
  expect(await makeRequest(answer)).toBe(204);
});

test('the doubt lasts over several tries', async () => {
  const answer = acceptRepeatedAnswers(createDiscord(null, [502], [429], null, [400, 40060]));
  for (const said of ['broke', 502, 429, 'broke', 204]) expect(await makeRequest(answer)).toBe(said);
});

test('what is refused at the first try was answered by another delivery, also after a refused one', async () => {
  const answer = acceptRepeatedAnswers(createDiscord([400, 40060], [400, 40060]));
  expect([await makeRequest(answer), await makeRequest(answer)]).toEqual([400, 400]);
});

test('a doubt about one answer is none about another', async () => {
  const answer = acceptRepeatedAnswers(createDiscord(null, [400, 40060]));
  await makeRequest(answer);
  expect(await makeRequest(answer, URL.replace('/1/', '/2/'))).toBe(400);
});

test('what is refused for another reason, or too late, is refused as Discord said it', async () => {
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

test('what is no answer of Discord at all stays as it is', async () => {
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
