import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { APP, type Begun, type Exchange, openExchange, row } from './exchange.ts';
import { codesAt } from './rest-client.ts';

let here: Exchange;
beforeEach(async () => {
  here = await openExchange();
});
afterEach(() => here.close());

describe('first answer to an interaction', () => {
  test('first answer: returns no body, or one with with_response', async () => {
    const one = await here.slash();
    expect(await here.respond(one, { type: 4, data: { content: 'x' } })).toMatchObject({
      status: 204,
      json: null,
    });
    const two = await here.slash(1);
    const { status, json } = await here.respond(
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

  test('first answer: is in time just before three seconds', async () => {
    const one = await here.slash();
    here.clock.advance(2_999);
    expect((await here.respond(one, { type: 4, data: { content: 'x' } })).status).toBe(204);
    expect((await one.answer).state).toBe('answered');
  });

  test('first answer: is late at three seconds: 10062, and the user sees a failure', async () => {
    const one = await here.slash();
    here.clock.advance(3_000);
    const got = await here.respond(one, { type: 4, data: { content: 'x' } });
    expect([got.status, got.json.code]).toEqual([404, 10062]);
    expect(await one.answer).toMatchObject({
      state: 'failed',
      message: null,
      acknowledgedAfter: Number.POSITIVE_INFINITY,
    });
    expect((await here.hook(one, 'POST', '', { content: 'x' })).json.code).toBe(10015);
  });

  test('first answer: can be given only once: 40060', async () => {
    const one = await here.slash();
    await here.respond(one, { type: 5 });
    const got = await here.respond(one, { type: 4, data: { content: 'x' } });
    expect([got.status, got.json.code]).toEqual([400, 40060]);
  });

  test('first answer: needs the right id and token: 10062', async () => {
    const one = await here.slash();
    expect((await here.respond({ ...one, token: 'x' }, { type: 5 })).json.code).toBe(10062);
    expect((await here.respond({ ...one, id: '1300000000000000999' }, { type: 5 })).json.code).toBe(10062);
  });

  test('first answer: one that is refused does not count', async () => {
    const one = await here.slash();
    const bad = await here.respond(one, { type: 4, data: { content: 'x'.repeat(2001) } });
    expect(codesAt(bad.json, 'data.content')).toEqual(['BASE_TYPE_MAX_LENGTH']);
    expect((await here.respond(one, { type: 4, data: { content: 'x' } })).status).toBe(204);
  });

  test('first answer: one over the byte limit gives 10062', async () => {
    const one = await here.slash();
    const display = { type: 10, content: '가'.repeat(3387) };
    const got = await here.respond(one, { type: 4, data: { flags: 1 << 15, components: [display] } });
    expect([got.status, got.json.code]).toEqual([404, 10062]);
  });

  test('first answer: one with a menu of long Hangul labels gives 10062', async () => {
    const one = await here.slash();
    const options = Array.from({ length: 25 }, (_, i) => ({
      label: `${i}${'가'.repeat(60)}`,
      value: `${i}`,
    }));
    const got = await here.respond(one, {
      type: 4,
      data: { content: 'x', components: [row({ type: 3, custom_id: 's', options })] },
    });
    expect([got.status, got.json.code]).toEqual([404, 10062]);
  });

  test('first answer: needs data except for types without any', async () => {
    const one = await here.slash();
    expect(codesAt((await here.respond(one, { type: 4 })).json, 'data')).toContain('BASE_TYPE_REQUIRED');
    expect(codesAt((await here.respond(one, {})).json, 'type')).toEqual(['BASE_TYPE_REQUIRED']);
    expect((await here.respond(one, { type: 5 })).status).toBe(204);
  });
});

describe('types of answers', () => {
  const choices = { type: 8, data: { choices: [] } };
  const modal = { type: 9, data: { title: 'T', custom_id: 'm', components: [{ type: 10, content: 'x' }] } };
  const complete = async () => {
    const answer = here.mina.complete('table-one', 'play', { game: 'r' }, 'game').catch(() => null);
    return here.begun(answer as never);
  };
  test.each<[string, () => Promise<Begun>, object, number]>([
    ['an update to a command is refused', () => here.slash(), { type: 7, data: { content: 'x' } }, 400],
    ['a deferred update to a command is refused', () => here.slash(), { type: 6 }, 400],
    ['choices to a command are refused', () => here.slash(), choices, 400],
    ['a modal to a command is accepted', () => here.slash(), modal, 204],
    ['an update to a click is accepted', () => here.clicked(), { type: 7, data: { content: 'y' } }, 204],
    ['a deferred update to a click is accepted', () => here.clicked(), { type: 6 }, 204],
    ['a modal to a click is accepted', () => here.clicked(), modal, 204],
    ['a modal to a modal is refused', () => here.submitted(), modal, 400],
    [
      'an update to a modal of a command is refused',
      () => here.submitted(),
      { type: 7, data: { content: 'x' } },
      400,
    ],
    ['a message to a modal is accepted', () => here.submitted(), { type: 4, data: { content: 'x' } }, 204],
    ['choices to a completion are accepted', complete, choices, 204],
    ['a message to a completion is refused', complete, { type: 4, data: { content: 'x' } }, 400],
    ['a pong is refused', () => here.slash(), { type: 1 }, 400],
  ])('answer type: %s', async (_, begin, body, status) => {
    const got = await here.respond(await begin(), body);
    expect(got.status).toBe(status);
    if (status === 400) expect(codesAt(got.json, 'type')).toEqual(['BASE_TYPE_CHOICES']);
  });

  test('deferred answer: accepts EPHEMERAL and no other flag', async () => {
    const one = await here.slash();
    const bad = await here.respond(one, { type: 5, data: { flags: 64 | (1 << 15) } });
    expect(codesAt(bad.json, 'data.flags')).toEqual(['BASE_TYPE_CHOICES']);
    expect((await here.respond(one, { type: 5, data: { flags: 64 } })).status).toBe(204);
    expect((await one.answer).state).toBe('thinking');
    expect(here.mina.sees('table-one')).toMatchObject([{ ephemeral: true, thinking: true }]);
    expect(here.playground.person('theo').sees('table-one')).toEqual([]);
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
  ])('autocomplete answer: is refused with %s', async (_, data, at, code) => {
    const got = await here.respond(await complete(), { type: 8, data });
    expect(codesAt(got.json, at)).toEqual([code]);
  });
});

test('interaction: contains user, place, locales and permissions', async () => {
  const jisu = here.playground.person('지수');
  void jisu.slash('놀이방', 'play', { game: 'forage' });
  const heard = await here.gateway.next({ t: 'INTERACTION_CREATE' });
  expect(heard).toMatchObject({
    type: 2,
    version: 1,
    locale: 'ko',
    guild_locale: 'en-US',
    context: 0,
    channel: { name: '놀이방' },
    member: { nick: '지수', user: { id: jisu.id } },
    attachment_size_limit: 10_485_760,
    authorizing_integration_owners: { 0: here.playground.guildId },
    data: { name: 'play', options: [{ name: 'game', type: 3, value: 'forage' }] },
  });
  expect(BigInt(heard.app_permissions as string) & (1n << 11n)).not.toBe(0n);
});
