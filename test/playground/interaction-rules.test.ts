import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fridayTable } from '../../src/friends.ts';
import type { Actor, Answer, Playground } from '../../src/playground/index.ts';
import { MovableClock, openPlayground } from '../../src/playground/index.ts';
import type { Wire } from './rest-client.ts';
import { call, codesAt, png, wire } from './rest-client.ts';

const APP = '1300000000000000100';
let clock: MovableClock;
let playground: Playground;
let gateway: Wire;
let mina: Actor;
beforeEach(async () => {
  clock = new MovableClock();
  playground = await openPlayground({ page: false, server: fridayTable, clock });
  await call(playground, 'PUT', `/applications/${APP}/commands`, [
    {
      name: 'play',
      description: 'Plays',
      options: [{ type: 3, name: 'game', description: 'Which', autocomplete: true }],
    },
  ]);
  gateway = await wire(playground);
  mina = playground.person('mina');
});
afterEach(async () => {
  gateway.socket.terminate();
  await playground.stop();
});

interface Begun {
  readonly id: string;
  readonly token: string;
  readonly answer: Promise<Answer>;
}

async function begun(answer: Promise<Answer>, nth = 0): Promise<Begun> {
  const { id, token } = await gateway.next<{ id: string; token: string }>({ t: 'INTERACTION_CREATE' }, nth);
  return { id, token, answer };
}

const slash = (nth = 0) => begun(mina.slash('table-one', 'play'), nth);
const respond = ({ id, token }: Begun, body: object, query = '') =>
  call(playground, 'POST', `/interactions/${id}/${token}/callback${query}`, body, { token: null });
const hook = ({ token }: Begun, method: string, rest = '', body?: object) =>
  call(playground, method, `/webhooks/${APP}/${token}${rest}`, body, { token: null });
const row = (...components: object[]) => ({ type: 1, components });
const button = { type: 2, style: 1, label: 'Go', custom_id: 'go' };

/** An interaction of a button on a message of everybody, or on one of hers only. */
async function clicked(flags = 0): Promise<Begun> {
  const first = await slash();
  await respond(first, { type: 4, data: { content: 'x', flags, components: [row(button)] } });
  return begun(mina.click((await first.answer).message, 'go'), 1);
}

async function submitted(): Promise<Begun> {
  const first = await slash();
  const components = [{ type: 18, label: 'Name', component: { type: 4, custom_id: 'name', style: 1 } }];
  await respond(first, { type: 9, data: { title: 'T', custom_id: 'm', components } });
  return begun(mina.submit(await first.answer, { name: 'Ro' }), 1);
}

describe('the first answer', () => {
  test('comes without a body, or with one if asked', async () => {
    const one = await slash();
    expect(await respond(one, { type: 4, data: { content: 'x' } })).toMatchObject({
      status: 204,
      json: null,
    });
    const two = await slash(1);
    const { status, json } = await respond(
      two,
      { type: 4, data: { content: 'y', flags: 64 } },
      '?with_response=true',
    );
    expect(status).toBe(200);
    expect(json).toMatchObject({
      interaction: { id: two.id, type: 2, response_message_loading: false, response_message_ephemeral: true },
      resource: { type: 4, message: { content: 'y', flags: 64, type: 20, application_id: APP } },
    });
    expect(json.interaction.response_message_id).toBe(json.resource.message.id);
  });

  test('is in time just before three seconds', async () => {
    const one = await slash();
    clock.advance(2_999);
    expect((await respond(one, { type: 4, data: { content: 'x' } })).status).toBe(204);
    expect((await one.answer).state).toBe('answered');
  });

  test('is late at three seconds: 10062, and the person sees that it failed', async () => {
    const one = await slash();
    clock.advance(3_000);
    const got = await respond(one, { type: 4, data: { content: 'x' } });
    expect([got.status, got.json.code]).toEqual([404, 10062]);
    expect(await one.answer).toMatchObject({
      state: 'failed',
      message: null,
      acknowledgedAfter: Number.POSITIVE_INFINITY,
    });
    expect((await hook(one, 'POST', '', { content: 'x' })).json.code).toBe(10015);
  });

  test('is given once: 40060', async () => {
    const one = await slash();
    await respond(one, { type: 5 });
    const got = await respond(one, { type: 4, data: { content: 'x' } });
    expect([got.status, got.json.code]).toEqual([400, 40060]);
  });

  test('wants the right id and token: 10062', async () => {
    const one = await slash();
    expect((await respond({ ...one, token: 'x' }, { type: 5 })).json.code).toBe(10062);
    expect((await respond({ ...one, id: '1300000000000000999' }, { type: 5 })).json.code).toBe(10062);
  });

  test('that is refused is no answer', async () => {
    const one = await slash();
    const bad = await respond(one, { type: 4, data: { content: 'x'.repeat(2001) } });
    expect(codesAt(bad.json, 'data.content')).toEqual(['BASE_TYPE_MAX_LENGTH']);
    expect((await respond(one, { type: 4, data: { content: 'x' } })).status).toBe(204);
  });

  test('over the byte budget is an unknown interaction', async () => {
    const one = await slash();
    const display = { type: 10, content: '가'.repeat(3387) };
    const got = await respond(one, { type: 4, data: { flags: 1 << 15, components: [display] } });
    expect([got.status, got.json.code]).toEqual([404, 10062]);
  });

  test('with a menu of long Hangul labels is one too', async () => {
    const one = await slash();
    const options = Array.from({ length: 25 }, (_, i) => ({
      label: `${i}${'가'.repeat(60)}`,
      value: `${i}`,
    }));
    const got = await respond(one, {
      type: 4,
      data: { content: 'x', components: [row({ type: 3, custom_id: 's', options })] },
    });
    expect([got.status, got.json.code]).toEqual([404, 10062]);
  });

  test('needs no data only where it has none', async () => {
    const one = await slash();
    expect(codesAt((await respond(one, { type: 4 })).json, 'data')).toContain('BASE_TYPE_REQUIRED');
    expect(codesAt((await respond(one, {})).json, 'type')).toEqual(['BASE_TYPE_REQUIRED']);
    expect((await respond(one, { type: 5 })).status).toBe(204);
  });
});

describe('which answers fit', () => {
  const choices = { type: 8, data: { choices: [] } };
  const modal = { type: 9, data: { title: 'T', custom_id: 'm', components: [{ type: 10, content: 'x' }] } };
  const complete = async () => {
    const answer = mina.complete('table-one', 'play', { game: 'r' }, 'game').catch(() => null);
    return begun(answer as never);
  };
  test.each<[string, () => Promise<Begun>, object, number]>([
    ['an update to a command', slash, { type: 7, data: { content: 'x' } }, 400],
    ['a deferred update to a command', slash, { type: 6 }, 400],
    ['choices to a command', slash, choices, 400],
    ['a modal to a command', slash, modal, 204],
    ['an update to a click', clicked, { type: 7, data: { content: 'y' } }, 204],
    ['a deferred update to a click', clicked, { type: 6 }, 204],
    ['a modal to a click', clicked, modal, 204],
    ['a modal to a modal', submitted, modal, 400],
    ['an update to a modal of a command', submitted, { type: 7, data: { content: 'x' } }, 400],
    ['a message to a modal', submitted, { type: 4, data: { content: 'x' } }, 204],
    ['choices to a completion', complete, choices, 204],
    ['a message to a completion', complete, { type: 4, data: { content: 'x' } }, 400],
    ['a pong', slash, { type: 1 }, 400],
  ])('%s', async (_, begin, body, status) => {
    const got = await respond(await begin(), body);
    expect(got.status).toBe(status);
    if (status === 400) expect(codesAt(got.json, 'type')).toEqual(['BASE_TYPE_CHOICES']);
  });

  test('a deferred answer carries EPHEMERAL and nothing else', async () => {
    const one = await slash();
    const bad = await respond(one, { type: 5, data: { flags: 64 | (1 << 15) } });
    expect(codesAt(bad.json, 'data.flags')).toEqual(['BASE_TYPE_CHOICES']);
    expect((await respond(one, { type: 5, data: { flags: 64 } })).status).toBe(204);
    expect((await one.answer).state).toBe('thinking');
    expect(mina.sees('table-one')).toMatchObject([{ ephemeral: true, thinking: true }]);
    expect(playground.person('theo').sees('table-one')).toEqual([]);
  });

  test.each<[string, object, string, string]>([
    [
      '26 choices',
      { choices: Array.from({ length: 26 }, () => ({ name: 'n', value: 'v' })) },
      'data.choices',
      'BASE_TYPE_MAX_LENGTH',
    ],
    ['no choices', {}, 'data.choices', 'BASE_TYPE_REQUIRED'],
    [
      'a name over 100',
      { choices: [{ name: 'x'.repeat(101), value: 'v' }] },
      'data.choices.0.name',
      'BASE_TYPE_BAD_LENGTH',
    ],
    [
      'a value over 100',
      { choices: [{ name: 'n', value: 'x'.repeat(101) }] },
      'data.choices.0.value',
      'BASE_TYPE_MAX_LENGTH',
    ],
  ])('a completion is refused with %s', async (_, data, at, code) => {
    const got = await respond(await complete(), { type: 8, data });
    expect(codesAt(got.json, at)).toEqual([code]);
  });
});

describe('the token', () => {
  test('lives fifteen minutes, then 50027', async () => {
    const one = await slash();
    await respond(one, { type: 5 });
    clock.advance(15 * 60_000 - 1);
    expect((await hook(one, 'PATCH', '/messages/@original', { content: 'x' })).status).toBe(200);
    clock.advance(1);
    const got = await hook(one, 'PATCH', '/messages/%40original', { content: 'y' });
    expect([got.status, got.json]).toEqual([401, { message: 'Invalid Webhook Token', code: 50027 }]);
  });

  test('takes a deferred answer that never came with it', async () => {
    const one = await slash();
    await respond(one, { type: 5 });
    clock.advance(15 * 60_000);
    expect((await (await one.answer).settled()).state).toBe('failed');
  });

  test('dies before a modal does that it opened', async () => {
    const first = await slash();
    const data = { title: 'T', custom_id: 'm', components: [{ type: 10, content: 'x' }] };
    await respond(first, { type: 9, data });
    clock.advance(16 * 60_000);
    const second = await begun(mina.submit(await first.answer, {}), 1);
    expect((await respond(second, { type: 4, data: { content: 'x' } })).status).toBe(204);
  });

  test('opens nothing before the first answer, nor elsewhere', async () => {
    const one = await slash();
    expect((await hook(one, 'POST', '', { content: 'x' })).json.code).toBe(10015);
    expect((await hook({ ...one, token: 'x' }, 'GET', '/messages/@original')).json.code).toBe(50027);
    const got = await call(
      playground,
      'GET',
      `/webhooks/1300000000000000999/${one.token}/messages/@original`,
    );
    expect(got.json.code).toBe(10015);
  });
});

describe('follow-ups', () => {
  test('a second message, which can be read, changed and deleted', async () => {
    const one = await slash();
    await respond(one, { type: 4, data: { content: 'x' } });
    const { json } = await hook(one, 'POST', '?wait=true', { content: 'more', flags: 64 });
    expect(mina.sees('table-one').map(({ message, ephemeral }) => [message.content, ephemeral])).toEqual([
      ['x', false],
      ['more', true],
    ]);
    expect((await hook(one, 'GET', `/messages/${json.id}`)).json.content).toBe('more');
    expect((await hook(one, 'PATCH', `/messages/${json.id}`, { content: 'other' })).json).toMatchObject({
      content: 'other',
      flags: 64,
    });
    expect((await hook(one, 'DELETE', `/messages/${json.id}`)).status).toBe(204);
    expect((await hook(one, 'GET', `/messages/${json.id}`)).json.code).toBe(10008);
  });

  test('straight after a deferred answer fill it, whatever their flags say', async () => {
    const one = await slash();
    await respond(one, { type: 5 });
    await hook(one, 'POST', '', { content: 'filled', flags: 64 });
    expect(playground.channel('table-one').messages).toMatchObject([{ content: 'filled', flags: 0 }]);
    expect((await one.answer).state).toBe('answered');
  });

  test('cannot touch what belongs to another interaction', async () => {
    const one = await slash();
    await respond(one, { type: 4, data: { content: 'x' } });
    const two = await slash(1);
    await respond(two, { type: 4, data: { content: 'y' } });
    const { id } = (await one.answer).message!;
    expect((await hook(two, 'PATCH', `/messages/${id}`, { content: 'z' })).json.code).toBe(10008);
  });
});

describe('what only one person sees', () => {
  test('is unknown to the channel: 10008', async () => {
    const one = await slash();
    await respond(one, { type: 4, data: { content: 'secret', flags: 64 } });
    const path = `/channels/${playground.channel('table-one').id}/messages`;
    const { id } = (await one.answer).message!;
    for (const [method, body] of [['GET'], ['PATCH', { content: 'x' }], ['DELETE']] as const) {
      const got = await call(playground, method, `${path}/${id}`, body);
      expect([got.status, got.json.code]).toEqual([404, 10008]);
    }
    expect((await call(playground, 'GET', path)).json).toEqual([]);
    expect(playground.sent).toMatchObject([{ audience: mina.id, kind: 'reply', text: 'secret' }]);
  });

  test('stays so when it is updated by a click, and cannot be taken for public', async () => {
    const click = await clicked(64);
    await respond(click, { type: 7, data: { content: 'y', flags: 0 } });
    expect((await click.answer).message).toMatchObject({ content: 'y', flags: 64 });
    expect(playground.person('theo').sees('table-one')).toEqual([]);
  });

  test('pings nobody', async () => {
    const one = await slash();
    await respond(one, { type: 4, data: { content: `<@${mina.id}>`, flags: 64 } });
    expect(playground.sent[0]?.pinged).toEqual([]);
  });

  test('is never a channel message: EPHEMERAL is ignored there', async () => {
    const path = `/channels/${playground.channel('table-one').id}/messages`;
    expect((await call(playground, 'POST', path, { content: 'x', flags: 64 })).json.flags).toBe(0);
  });
});

test('an update keeps what it does not name, files too', async () => {
  const first = await slash();
  const path = `/interactions/${first.id}/${first.token}/callback`;
  const data = { content: 'x', components: [row(button)] };
  await call(
    playground,
    'POST',
    path,
    { type: 4, data },
    { token: null, files: [{ name: 'a.png', bytes: png() }] },
  );
  const click = await begun(mina.click((await first.answer).message, 'Go'), 1);
  await respond(click, { type: 7, data: { components: [] } });
  expect((await click.answer).message).toMatchObject({
    content: 'x',
    components: [],
    attachments: [{ filename: 'a.png' }],
  });
});

test('an interaction says who, where, in what language and with what permissions', async () => {
  const jisu = playground.person('지수');
  void jisu.slash('놀이방', 'play', { game: 'forage' });
  const heard = await gateway.next({ t: 'INTERACTION_CREATE' });
  expect(heard).toMatchObject({
    type: 2,
    version: 1,
    locale: 'ko',
    guild_locale: 'en-US',
    context: 0,
    channel: { name: '놀이방' },
    member: { nick: '지수', user: { id: jisu.id } },
    attachment_size_limit: 10_485_760,
    authorizing_integration_owners: { 0: playground.guildId },
    data: { name: 'play', options: [{ name: 'game', type: 3, value: 'forage' }] },
  });
  expect(BigInt(heard.app_permissions as string) & (1n << 11n)).not.toBe(0n);
});
