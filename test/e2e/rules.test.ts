import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { versionOf } from '../../src/app/core/context.ts';
import type { Chance } from '../../src/engine/chance.ts';
import type { Game } from '../../src/engine/game.ts';
import type { MatchRecord } from '../../src/engine/record.ts';
import { seeded } from '../../src/engine/seeded.ts';
import { Unverified, verified } from '../../src/engine/verified.ts';
import { forage } from '../../src/games/forage/index.ts';
import type { Forage } from '../../src/games/forage/types.ts';
import { games } from '../../src/games/registry.ts';
import type { Actor } from '../../src/playground/index.ts';
import { recordCalled } from '../../src/tools/record-called.ts';
import { calm, expectCalm } from '../support/calm.ts';
import { type Evening, openEvening } from '../support/evening.ts';
import {
  addAi,
  answered,
  answersOf,
  boardIn,
  boardsIn,
  cardIn,
  giveAnswer,
  offers,
  playOut,
  sitDown,
  takeTurn,
} from '../support/table.ts';
import { brisk } from '../support/tastes.ts';
import { expectToldOnce, expectWhole, tableOf, wholeLog } from '../support/verify.ts';

/** Of two rolls the higher counts: nearly every match goes otherwise. */
const higherRolls: Game<Forage> = {
  ...forage,
  rules: forage.rules + 1,
  apply: (state, seat, move, chance, emit) =>
    forage.apply(state, seat, move, move.kind === 'roll' ? higherOfTwo(chance) : chance, emit),
};

function higherOfTwo(chance: Chance): Chance {
  return {
    draw: (count) => Math.max(chance.draw(count), chance.draw(count)),
    roll: (sides) => Math.max(chance.roll(sides), chance.roll(sides)),
  };
}

const others = games.filter(({ id }) => id !== 'forage');
const BEFORE = { games: [...others, forage], earlier: [] };
const AFTER = { games: [...others, higherRolls], earlier: [forage] };
/** Only the newer rules; and no Forage at all. */
const FORGOTTEN = { games: [...others, higherRolls], earlier: [] };
const GONE = { games: others, earlier: [] };

const [RUNNING, FINISHED, GATHERING, CLOSED] = ['table-one', 'table-two', 'general', '놀이방'];
const folder = mkdtempSync(join(tmpdir(), 'piecemeal-rules-'));

let evening: Evening;
let oldBoard: APIMessage;
let oldPanel: APIMessage;

function person(name: string): Actor {
  return evening.discord.person(name);
}

/** Under the older rules: a match that runs, one that is over, and a lobby. */
beforeAll(async () => {
  evening = await openEvening({ botData: folder, versions: BEFORE });
  await sitDown(evening, { game: 'forage', channel: RUNNING, people: ['rex'], ais: 2 });
  await turns(RUNNING, 4);
  await sitDown(evening, { game: 'forage', channel: FINISHED, people: ['theo'], ais: 2 });
  await playOut(evening, FINISHED, seeded(5), brisk);
  await answered(person('theo').slash(GATHERING, 'play', { game: 'forage' }));
  await calm(evening);
  oldBoard = boardIn(evening, RUNNING);
}, 60_000);

afterAll(async () => {
  await evening.end();
  rmSync(folder, { recursive: true });
});

describe('when Forage has newer rules', () => {
  beforeAll(async () => {
    expectCalm(evening);
    evening = await evening.again(AFTER);
    await calm(evening);
  });

  test('the buttons of an old board ask, and the move is made by the rules of its match', async () => {
    const before = (await wholeLog(evening.house, 1)).length;
    let panel = await answered(person('rex').click(oldBoard, 'Play'));
    expect(answersOf(panel).length).toBeGreaterThan(0);
    while (answersOf(panel).length > 0)
      panel = await giveAnswer(person('rex'), panel, answersOf(panel)[0] as string);
    await calm(evening);
    const since = (await expectWhole(evening.house, 1)).slice(before);
    expect(new Set(since.map((entry) => 'seat' in entry && entry.seat))).toEqual(new Set([0, 1, 2]));
  });

  test('it goes on so, AI seats too, and everything is shown', async () => {
    await turns(RUNNING, 12);
    expect(await rolls(1)).toEqual(new Set([1]));
    const { record, game } = await tableOf(evening.house, 1);
    expect([record.rules, game]).toEqual([forage.rules, forage]);
    for (const command of ['board', 'hand', 'rules']) {
      const message = await answered(person('rex').slash(RUNNING, command));
      expect(message.attachments, command).toHaveLength(1);
    }
    const replay = await answered(person('rex').slash(RUNNING, 'replay'));
    const first = await answered(person('rex').click(replay, 'Step through'));
    expect((await answered(person('rex').click(first, 'Last'))).attachments).toHaveLength(1);
    await expectWhole(evening.house, 1);
    await expectToldOnce(evening.store, 1);
  });

  test('a match that was over is shown again, step by step too, and its record verifies', async () => {
    const film = await answered(person('mina').slash(FINISHED, 'replay'));
    const step = await answered(person('mina').click(film, 'Step through'));
    const last = await answered(person('mina').click(step, 'Last'));
    expect(last.content).toMatch(/move (\d+) of \1/);
    const record = await exported(FINISHED);
    expect(record.rules).toBe(forage.rules);
    expect(checked(record, AFTER).moves).toBe(record.moves.length);
    expect(() => verified({ ...record, rules: higherRolls.rules }, higherRolls)).toThrow(Unverified);
  });

  test('a table that had not started takes the newer rules, and goes otherwise', async () => {
    for (const _ of [1, 2]) await addAi(person('theo'), cardIn(evening, GATHERING));
    await calm(evening);
    await answered(person('theo').click(cardIn(evening, GATHERING), 'Start'));
    await calm(evening);
    await playOut(evening, GATHERING, seeded(5), brisk);
    expect(await rolls(3)).toEqual(new Set([2]));
    const record = await exported(GATHERING);
    expect(record.rules).toBe(higherRolls.rules);
    expect(checked(record, AFTER).moves).toBe(record.moves.length);
    expectCalm(evening);
  });
});

describe('when the rules of a match are not there at all', () => {
  beforeAll(async () => {
    oldBoard = boardIn(evening, RUNNING);
    await answered(person('theo').slash(CLOSED, 'play', { game: 'forage' }));
    await calm(evening);
    oldPanel = await answered(person('rex').click(oldBoard, 'Play'));
    evening = await evening.again(FORGOTTEN);
    await calm(evening);
  });

  test('its channel is told once, however often the bot starts, and the log is quiet', async () => {
    const told = (await wholeLog(evening.house, 1)).length;
    const board = boardIn(evening, RUNNING);
    expect(board.content).toContain(
      `I was started without the rules by which this game is played (rules ${forage.rules}).`,
    );
    expect(board.content).toContain('It cannot go on.');
    expect(board.mentions).toEqual([]);
    const before = messageIn(RUNNING, oldBoard.id);
    expect(before.content).toContain('so it cannot be told.');
    expect(offers(before)).toEqual([]);
    for (const versions of [FORGOTTEN, GONE]) {
      evening = await evening.again(versions);
      await calm(evening);
      expect(boardIn(evening, RUNNING).id).toBe(board.id);
      expect(boardsIn(evening, RUNNING)).toHaveLength(1);
      expect(evening.logged.filter((line) => /"level":[456]0/.test(line))).toEqual([]);
    }
    expect(await wholeLog(evening.house, 1)).toHaveLength(told);
    await expectToldOnce(evening.store, 1);
  });

  test('it is said at Play at once, to whoever looks, and in /games', async () => {
    const cannot = 'so it cannot go on. Everybody at its table can end it with /cancel.';
    const asked = person('rex').click(oldPanel, answersOf(oldPanel)[0] as string);
    for (const panel of [asked, person('rex').click(boardIn(evening, RUNNING), 'Play')].map(answered)) {
      expect((await panel).content).toContain(cannot);
      expect(offers(await panel)).toEqual(['End the game']);
    }
    for (const command of ['board', 'hand', 'move', 'rules'])
      expect((await answered(person('rex').slash(RUNNING, command))).content).toContain(cannot);
    expect((await answered(person('rex').slash(RUNNING, 'replay'))).content).toContain('cannot be shown');
    const tables = await answered(person('rex').slash('general', 'games'));
    expect(tables.content).toContain('its rules are not here any more');
    const more = await answered(person('rex').click(boardIn(evening, RUNNING), 'More'));
    expect(offers(more)).toEqual(['End the game']);
    expectCalm(evening);
  });

  test('a table at which nothing had begun can only be closed', async () => {
    const card = cardIn(evening, CLOSED);
    for (const asked of [person('rex').click(card, 'Join'), person('theo').click(card, 'Add AI')])
      expect((await answered(asked)).content).toContain('so it cannot go on');
    await answered(person('theo').click(card, 'Cancel'));
    await calm(evening);
    expect((await tableOf(evening.house, 4)).record.phase).toBe('cancelled');
    expect(offers(messageIn(CLOSED, card.id))).toEqual([]);
    expectCalm(evening);
  });

  test('who sits there ends it, and its record is whole', async () => {
    expect((await answered(person('theo').slash(RUNNING, 'cancel'))).content).toMatch(/^Only/);
    const question = await answered(person('rex').slash(RUNNING, 'resign'));
    await answered(person('rex').click(question, 'Yes, end it'));
    await calm(evening);
    expect((await tableOf(evening.house, 1)).record.phase).toBe('cancelled');
    const record = await exported(RUNNING);
    expect(() => checked(record, GONE)).toThrow('no such rules');
    expect(checked(record, BEFORE).moves).toBe(record.moves.length);
    expect((await exported(FINISHED)).standings).toHaveLength(3);
    expectCalm(evening);
  });
});

async function turns(channel: string, count: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) await takeTurn(evening, channel, seeded(turn));
}

/** The message as it is now. */
function messageIn(channel: string, wanted: string): APIMessage {
  return evening.discord.channel(channel).messages.find(({ id }) => id === wanted) as APIMessage;
}

/** How many outcomes the rolls of a match took. */
async function rolls(table: number): Promise<ReadonlySet<number>> {
  const log = await wholeLog(evening.house, table);
  return new Set(
    log.flatMap((entry) =>
      entry.kind === 'move' && (entry.move as Forage['move']).kind === 'roll' ? [entry.luck.length] : [],
    ),
  );
}

async function exported(channel: string): Promise<MatchRecord> {
  const { attachments } = await answered(person('mina').slash(channel, 'export'));
  return (await (await fetch(attachments[0]?.url ?? '')).json()) as MatchRecord;
}

/** Writes a record and reads it as the tool does. */
function checked(
  record: MatchRecord,
  versions: Parameters<typeof versionOf>[0],
): ReturnType<typeof verified> {
  const path = join(folder, 'record.json');
  writeFileSync(path, JSON.stringify(record));
  const read = recordCalled(path);
  const game = versionOf(versions, read.game, read.rules);
  if (!game) throw new Unverified('There are no such rules.');
  return verified(read, game);
}
