import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, expect, test } from 'vitest';
import { demoServer } from '../../src/demo-server.ts';
import { MovableClock } from '../../src/playground/index.ts';
import { Chaos } from '../support/chaos/chaos.ts';
import { expectConsistent } from '../support/chaos/expect-consistent.ts';
import { isPlaying } from '../support/chaos/expect-messages-once.ts';
import { openMatch, People, type TablePlan } from '../support/chaos/people.ts';
import { getBoard, waitForMessage } from '../support/table.ts';

const GAMES = [
  { game: 'runaround', people: ['mina', 'theo'], options: [['Track', '16 spaces']] },
  { game: 'forage', people: ['theo', 'rex'], ais: 1, options: [['Round limit', '20 rounds']] },
  { game: 'motox', people: ['mina', 'rex'], ais: 1 },
  { game: 'moneyrun', people: ['rex', 'mina'], options: [['Round limit', '20 rounds']] },
  { game: 'gostop', people: ['theo', 'mina'] },
] as const satisfies readonly Omit<TablePlan, 'channel'>[];

const CHANNEL = 'table-one';

let chaos: Chaos;
afterEach(async () => await chaos.close());

test.each(GAMES)(
  'bundle: plays $game to the end, with pictures and AI players, and replays it',
  async (plan) => {
    chaos = await Chaos.open({
      seed: 3,
      server: demoServer,
      clock: new MovableClock(),
      patience: 60_000,
    });
    const channel = await openMatch(chaos, { ...plan, channel: CHANNEL });
    const people = new People(chaos, { ...plan, channel }, chaos.chance);
    while (await isPlaying(chaos)) {
      await people.move(getBoard(chaos, channel));
      await chaos.look(5_000);
      await chaos.rest();
    }
    await expectConsistent(chaos, { log: (table, log) => chaos.ledger.expectInPlace(table, log) });
    const board = getBoard(chaos, channel);
    expect((await fetchFile(board)).toString('latin1', 0, 4)).toMatch(/PNG|GIF8/); // after a great move it moves
    const film = await waitForMessage(chaos.discord.person('mina').click(board, 'Replay'));
    expect((await fetchFile(film)).subarray(0, 3).toString()).toBe('GIF');
    expect(chaos.discord.problems).toEqual([]);
  },
);

async function fetchFile({ attachments }: APIMessage): Promise<Buffer> {
  return Buffer.from(await (await fetch(attachments[0]!.url)).arrayBuffer());
}
