import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { button, type Exchange, openExchange, row } from './exchange.ts';
import { call, png } from './rest-client.ts';

let here: Exchange;
beforeEach(async () => {
  here = await openExchange();
});
afterEach(() => here.close());

describe('interaction token', () => {
  test('interaction token: lives fifteen minutes, then gives 50027', async () => {
    const one = await here.slash();
    await here.respond(one, { type: 5 });
    here.clock.advance(15 * 60_000 - 1);
    expect((await here.hook(one, 'PATCH', '/messages/@original', { content: 'x' })).status).toBe(200);
    here.clock.advance(1);
    const got = await here.hook(one, 'PATCH', '/messages/%40original', { content: 'y' });
    expect([got.status, got.json]).toEqual([401, { message: 'Invalid Webhook Token', code: 50027 }]);
  });

  test('deferred answer: fails when the token expires', async () => {
    const one = await here.slash();
    await here.respond(one, { type: 5 });
    here.clock.advance(15 * 60_000);
    expect((await (await one.answer).settled()).state).toBe('failed');
  });

  test('interaction token: expires independently of a modal that it opened', async () => {
    const first = await here.slash();
    const data = { title: 'T', custom_id: 'm', components: [{ type: 10, content: 'x' }] };
    await here.respond(first, { type: 9, data });
    here.clock.advance(16 * 60_000);
    const second = await here.begun(here.mina.submit(await first.answer, {}), 1);
    expect((await here.respond(second, { type: 4, data: { content: 'x' } })).status).toBe(204);
  });

  test('interaction token: gives no access before the first answer or with another id', async () => {
    const one = await here.slash();
    expect((await here.hook(one, 'POST', '', { content: 'x' })).json.code).toBe(10015);
    expect((await here.hook({ ...one, token: 'x' }, 'GET', '/messages/@original')).json.code).toBe(50027);
    const got = await call(
      here.playground,
      'GET',
      `/webhooks/1300000000000000999/${one.token}/messages/@original`,
    );
    expect(got.json.code).toBe(10015);
  });
});

describe('follow-up messages', () => {
  test('follow-up: is a second message that can be read, edited and deleted', async () => {
    const one = await here.slash();
    await here.respond(one, { type: 4, data: { content: 'x' } });
    const { json } = await here.hook(one, 'POST', '?wait=true', { content: 'more', flags: 64 });
    expect(here.mina.sees('table-one').map(({ message, ephemeral }) => [message.content, ephemeral])).toEqual(
      [
        ['x', false],
        ['more', true],
      ],
    );
    expect((await here.hook(one, 'GET', `/messages/${json.id}`)).json.content).toBe('more');
    expect((await here.hook(one, 'PATCH', `/messages/${json.id}`, { content: 'other' })).json).toMatchObject({
      content: 'other',
      flags: 64,
    });
    expect((await here.hook(one, 'DELETE', `/messages/${json.id}`)).status).toBe(204);
    expect((await here.hook(one, 'GET', `/messages/${json.id}`)).json.code).toBe(10008);
  });

  test('follow-up after a deferred answer: fills it, whatever its flags', async () => {
    const one = await here.slash();
    await here.respond(one, { type: 5 });
    await here.hook(one, 'POST', '', { content: 'filled', flags: 64 });
    expect(here.playground.channel('table-one').messages).toMatchObject([{ content: 'filled', flags: 0 }]);
    expect((await one.answer).state).toBe('answered');
  });

  test('follow-up: cannot change a message of another interaction', async () => {
    const one = await here.slash();
    await here.respond(one, { type: 4, data: { content: 'x' } });
    const two = await here.slash(1);
    await here.respond(two, { type: 4, data: { content: 'y' } });
    const { id } = (await one.answer).message!;
    expect((await here.hook(two, 'PATCH', `/messages/${id}`, { content: 'z' })).json.code).toBe(10008);
  });
});

describe('ephemeral messages', () => {
  test('ephemeral message: is unknown to the channel: 10008', async () => {
    const one = await here.slash();
    await here.respond(one, { type: 4, data: { content: 'secret', flags: 64 } });
    const path = `/channels/${here.playground.channel('table-one').id}/messages`;
    const { id } = (await one.answer).message!;
    for (const [method, body] of [['GET'], ['PATCH', { content: 'x' }], ['DELETE']] as const) {
      const got = await call(here.playground, method, `${path}/${id}`, body);
      expect([got.status, got.json.code]).toEqual([404, 10008]);
    }
    expect((await call(here.playground, 'GET', path)).json).toEqual([]);
    expect(here.playground.sent).toMatchObject([{ audience: here.mina.id, kind: 'reply', text: 'secret' }]);
  });

  test('ephemeral message: stays ephemeral when a click updates it', async () => {
    const click = await here.clicked(64);
    await here.respond(click, { type: 7, data: { content: 'y', flags: 0 } });
    expect((await click.answer).message).toMatchObject({ content: 'y', flags: 64 });
    expect(here.playground.person('theo').sees('table-one')).toEqual([]);
  });

  test('ephemeral message: pings no one', async () => {
    const one = await here.slash();
    await here.respond(one, { type: 4, data: { content: `<@${here.mina.id}>`, flags: 64 } });
    expect(here.playground.sent[0]?.pinged).toEqual([]);
  });

  test('EPHEMERAL: is ignored on a channel message', async () => {
    const path = `/channels/${here.playground.channel('table-one').id}/messages`;
    expect((await call(here.playground, 'POST', path, { content: 'x', flags: 64 })).json.flags).toBe(0);
  });
});

test('update of a message: keeps fields and files that it does not name', async () => {
  const first = await here.slash();
  const path = `/interactions/${first.id}/${first.token}/callback`;
  const data = { content: 'x', components: [row(button)] };
  await call(
    here.playground,
    'POST',
    path,
    { type: 4, data },
    { token: null, files: [{ name: 'a.png', bytes: png() }] },
  );
  const click = await here.begun(here.mina.click((await first.answer).message, 'Go'), 1);
  await here.respond(click, { type: 7, data: { components: [] } });
  expect((await click.answer).message).toMatchObject({
    content: 'x',
    components: [],
    attachments: [{ filename: 'a.png' }],
  });
});
