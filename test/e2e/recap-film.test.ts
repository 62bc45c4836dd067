import { type APIMessage, PermissionFlagsBits } from 'discord-api-types/v10';
import { afterEach, expect, test } from 'vitest';
import type { Projector } from '../../render/films.ts';
import type { Actor } from '../../src/playground/index.ts';
import { expectCalm } from '../support/calm.ts';
import { type Evening, GIF, openEvening, still } from '../support/evening.ts';
import { stalled } from '../support/stalled.ts';
import { actOnce, answered, boardIn, offers, sitDown } from '../support/table.ts';

const CHANNEL = 'table-one';
const ACTS = 10;

type Lamp = Pick<Projector, 'film'>;

let evening: Evening;
afterEach(async () => await evening.end());

test('a film that fails leaves a word, and the way through the match', async () => {
  const panel = await waited({ film: () => Promise.reject(new Error('The lamp is broken')) });
  const said = await answered(mina().click(panel, 'Film'));
  expect(said.content).toBe('The film could not be made. The game can still be seen move by move.');
  expect(offers(said)).toEqual(['Try again', 'Step through', 'Back']);
  expect(evening.logged.filter((line) => line.includes('The lamp is broken'))).toHaveLength(1);
});

test('one film at a time is made for somebody, and others have theirs', async () => {
  const slow = stalled();
  const panel = await waited(slow);
  const first = mina().click(panel, 'Film');
  await slow.asked;
  const second = await answered(mina().click(panel, 'Film'));
  expect(second.content).toBe('A film for you is being made right now. Please ask again when it is here.');
  const other = evening.discord.person('jisu').click(await recap('jisu'), '영상');
  slow.show();
  expect((await answered(first)).attachments).toHaveLength(1);
  expect((await answered(other)).content).toBe('**피스팩 테이블** · 최근 10수');
  expectCalm(evening);
});

test('a film that may be long on its way is announced first', async () => {
  const gif = Buffer.concat([GIF, Buffer.alloc(400_000)]);
  const panel = await waited({ film: async ({ length }) => ({ gif, width: 1, height: 1, shown: length }) });
  const answer = await mina().click(panel, 'Film');
  expect(answer.state).toBe('thinking');
  expect((await answered(Promise.resolve(answer))).attachments[0]?.size).toBe(gif.length);
  expectCalm(evening);
});

test('where no file may be attached that is said, and no film is made', async () => {
  const panel = await waited({ film: () => Promise.reject(new Error('Nobody asked for it')) });
  evening.discord.channel(CHANNEL).deny(PermissionFlagsBits.AttachFiles);
  const said = await answered(mina().click(panel, 'Film'));
  expect([said.content, said.attachments]).toEqual([expect.stringContaining('Attach Files'), []]);
  expectCalm(evening);
});

test.each([
  ['since:1:zzzzzz', 1],
  ['since:1:0', ACTS + 1],
  ['since:1:1', ACTS + 1],
  ['since:1:2', ACTS],
])('the film of %s has %i pictures', async (custom_id, count) => {
  const films: number[] = [];
  await waited({
    film: async (pictures) => {
      films.push(pictures.length);
      return await still.film(pictures);
    },
  });
  const data = { custom_id, component_type: 2, id: 1 };
  const message = boardIn(evening, CHANNEL);
  await answered(mina().raw({ channel: CHANNEL, type: 3, data, message }));
  expect(films).toEqual([count]);
  expectCalm(evening);
});

/** Theo has done more than a screen shows: the panel of Mina, who has done nothing. */
async function waited(projector: Lamp): Promise<APIMessage> {
  evening = await openEvening({ projector });
  await sitDown(evening, { game: 'piecepack', channel: CHANNEL, people: ['theo', 'mina', 'jisu'] });
  const theo = evening.discord.person('theo');
  for (let made = 0; made < ACTS; made++) await actOnce(evening, CHANNEL, theo, (all) => all[0] ?? '');
  return await answered(mina().click(boardIn(evening, CHANNEL), 'Play'));
}

async function recap(who: string): Promise<APIMessage> {
  return await answered(evening.discord.person(who).slash(CHANNEL, 'recap'));
}

function mina(): Actor {
  return evening.discord.person('mina');
}
