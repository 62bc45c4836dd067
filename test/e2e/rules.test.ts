import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findGameVersion } from '../../src/app/core/context.ts';
import { type Chance, createSeededChance } from '../../src/engine/chance.ts';
import type { Game } from '../../src/engine/game.ts';
import type { MatchRecord } from '../../src/engine/record.ts';
import { VerificationError, verifyMatchRecord } from '../../src/engine/verify-match-record.ts';
import { forage } from '../../src/games/forage/index.ts';
import type { Forage } from '../../src/games/forage/types.ts';
import { games } from '../../src/games/registry.ts';
import type { PlaygroundUser } from '../../src/playground/index.ts';
import { loadRecord } from '../../src/tools/load-record.ts';
import { chooseBriskly } from '../support/choice-styles.ts';
import {
  addAi,
  getAnswers,
  getBoard,
  getBoards,
  getLobbyCard,
  getOffers,
  giveAnswer,
  plainCommands,
  playOut,
  pressInLobby,
  pressPlay,
  startMatch,
  takeTurn,
  waitForMessage,
} from '../support/table.ts';
import { openTestBot, type TestBot } from '../support/test-bot.ts';
import { expectCompleteLog, expectToldOnce, loadStoredTable, loadWholeLog } from '../support/verify.ts';
import { expectCalm, waitUntilIdle } from '../support/wait-until-idle.ts';

/** Rules in which the higher of two rolls counts, so that nearly every match differs. */
const higherRolls: Game<Forage> = {
  ...forage,
  rules: forage.rules + 1,
  apply: (state, seat, move, chance, emit) =>
    forage.apply(state, seat, move, move.kind === 'roll' ? createHigherOfTwo(chance) : chance, emit),
};

function createHigherOfTwo(chance: Chance): Chance {
  return {
    draw: (count) => Math.max(chance.draw(count), chance.draw(count)),
    roll: (sides) => Math.max(chance.roll(sides), chance.roll(sides)),
  };
}

const others = games.filter(({ id }) => id !== 'forage');
const BEFORE = { games: [...others, forage], earlier: [] };
const AFTER = { games: [...others, higherRolls], earlier: [forage] };
/** Versions with only the newer rules, and without Forage. */
const FORGOTTEN = { games: [...others, higherRolls], earlier: [] };
const GONE = { games: others, earlier: [] };

const [RUNNING, FINISHED, GATHERING, CLOSED] = ['table-one', 'table-two', 'general', '놀이방'];
const folder = mkdtempSync(join(tmpdir(), 'piecemeal-rules-'));

let testBot: TestBot;
let oldBoard: APIMessage;
let oldPanel: APIMessage;

function getPerson(name: string): PlaygroundUser {
  return testBot.discord.person(name);
}

/** Creates a running match, a finished one and a lobby under the older rules. */
beforeAll(async () => {
  testBot = await openTestBot({ botData: folder, versions: BEFORE });
  await startMatch(testBot, { game: 'forage', channel: RUNNING, people: ['rex'], ais: 2 });
  await takeTurns(RUNNING, 4);
  await startMatch(testBot, { game: 'forage', channel: FINISHED, people: ['theo'], ais: 2 });
  await playOut(testBot, FINISHED, createSeededChance(5), chooseBriskly);
  await waitForMessage(getPerson('theo').slash(GATHERING, 'play', { game: 'forage' }));
  await waitUntilIdle(testBot);
  oldBoard = getBoard(testBot, RUNNING);
}, 60_000);

afterAll(async () => {
  await testBot.end();
  rmSync(folder, { recursive: true });
});

describe('match under older rules, after an update', () => {
  beforeAll(async () => {
    expectCalm(testBot);
    testBot = await testBot.again(AFTER);
    await waitUntilIdle(testBot);
  });

  test("match under older rules: buttons of an old board work, and moves follow the match's rules", async () => {
    const before = (await loadWholeLog(testBot.app, 1)).length;
    let panel = await waitForMessage(pressPlay(getPerson('rex'), oldBoard));
    expect(getAnswers(panel).length).toBeGreaterThan(0);
    while (getAnswers(panel).length > 0)
      panel = await giveAnswer(getPerson('rex'), panel, getAnswers(panel)[0] as string);
    await waitUntilIdle(testBot);
    const since = (await expectCompleteLog(testBot.app, 1)).slice(before);
    expect(new Set(since.map((entry) => 'seat' in entry && entry.seat))).toEqual(new Set([0, 1, 2]));
  });

  test('match under older rules: goes on with AI seats, and all views of it can be shown', async () => {
    await takeTurns(RUNNING, 12);
    expect(await countRollOutcomes(1)).toEqual(new Set([1]));
    const { record, game } = await loadStoredTable(testBot.app, 1);
    expect([record.rules, game]).toEqual([forage.rules, forage]);
    for (const command of ['table board', 'hand', 'rules']) {
      const message = await waitForMessage(getPerson('rex').slash(RUNNING, command));
      expect(message.attachments, command).toHaveLength(1);
    }
    const replay = await waitForMessage(getPerson('rex').slash(RUNNING, 'table replay'));
    const first = await waitForMessage(getPerson('rex').click(replay, 'Step through'));
    expect((await waitForMessage(getPerson('rex').click(first, 'Last'))).attachments).toHaveLength(1);
    await expectCompleteLog(testBot.app, 1);
    await expectToldOnce(testBot.store, 1);
  });

  test('finished match under older rules: can be replayed, and its record verifies', async () => {
    const film = await waitForMessage(getPerson('mina').slash(FINISHED, 'table replay'));
    const step = await waitForMessage(getPerson('mina').click(film, 'Step through'));
    const last = await waitForMessage(getPerson('mina').click(step, 'Last'));
    expect(last.content).toMatch(/move (\d+) of \1/);
    const record = await exportRecord(FINISHED);
    expect(record.rules).toBe(forage.rules);
    expect(verifyRecord(record, AFTER).moves).toBe(record.moves.length);
    expect(() => verifyMatchRecord({ ...record, rules: higherRolls.rules }, higherRolls)).toThrow(
      VerificationError,
    );
  });

  test('lobby: takes the newer rules when it starts', async () => {
    for (const _ of [1, 2]) await addAi(getPerson('theo'), getLobbyCard(testBot, GATHERING));
    await waitUntilIdle(testBot);
    await waitForMessage(getPerson('theo').click(getLobbyCard(testBot, GATHERING), 'Start'));
    await waitUntilIdle(testBot);
    await playOut(testBot, GATHERING, createSeededChance(5), chooseBriskly);
    expect(await countRollOutcomes(3)).toEqual(new Set([2]));
    const record = await exportRecord(GATHERING);
    expect(record.rules).toBe(higherRolls.rules);
    expect(verifyRecord(record, AFTER).moves).toBe(record.moves.length);
    expectCalm(testBot);
  });
});

describe('match whose rules are not available', () => {
  beforeAll(async () => {
    oldBoard = getBoard(testBot, RUNNING);
    await waitForMessage(getPerson('theo').slash(CLOSED, 'play', { game: 'forage' }));
    await waitUntilIdle(testBot);
    oldPanel = await waitForMessage(pressPlay(getPerson('rex'), oldBoard));
    testBot = await testBot.again(FORGOTTEN);
    await waitUntilIdle(testBot);
  });

  test('match without rules: its channel is told once, however often the bot starts', async () => {
    const told = (await loadWholeLog(testBot.app, 1)).length;
    const board = getBoard(testBot, RUNNING);
    expect(board.content).toContain(
      `This bot no longer has the rules of this game (version ${forage.rules}).`,
    );
    expect(board.content).toContain('It can’t go on.');
    expect(board.mentions).toEqual([]);
    const before = findMessageByLabel(RUNNING, oldBoard.id);
    expect(before.content).toContain('so it can’t show what happened.');
    expect(getOffers(before)).toEqual([]);
    for (const versions of [FORGOTTEN, GONE]) {
      testBot = await testBot.again(versions);
      await waitUntilIdle(testBot);
      expect(getBoard(testBot, RUNNING).id).toBe(board.id);
      expect(getBoards(testBot, RUNNING)).toHaveLength(1);
      expect(testBot.logged.filter((line) => /"level":[456]0/.test(line))).toEqual([]);
    }
    expect(await loadWholeLog(testBot.app, 1)).toHaveLength(told);
    await expectToldOnce(testBot.store, 1);
  });

  test('match without rules: every view and command says that it cannot go on and how to end it', async () => {
    const cannot = 'so it can’t go on. Any player can end it with /table cancel.';
    const asked = getPerson('rex').click(oldPanel, getAnswers(oldPanel)[0] as string);
    for (const panel of [asked, pressPlay(getPerson('rex'), getBoard(testBot, RUNNING))].map(
      waitForMessage,
    )) {
      expect(plainCommands((await panel).content)).toContain(cannot);
      expect(getOffers(await panel)).toEqual(['End game']);
    }
    for (const command of ['table board', 'hand', 'move', 'rules'])
      expect(
        plainCommands((await waitForMessage(getPerson('rex').slash(RUNNING, command))).content),
      ).toContain(cannot);
    expect((await waitForMessage(getPerson('rex').slash(RUNNING, 'table replay'))).content).toContain(
      'can’t be shown',
    );
    const tables = await waitForMessage(getPerson('rex').slash('general', 'games'));
    expect(tables.content).toContain('its rules are no longer available');
    const more = await waitForMessage(getPerson('rex').click(getBoard(testBot, RUNNING), 'More'));
    expect(getOffers(more)).toEqual(['End game']);
    expectCalm(testBot);
  });

  test('lobby without rules: can only be closed', async () => {
    const card = getLobbyCard(testBot, CLOSED);
    for (const asked of [getPerson('rex').click(card, 'Join'), getPerson('theo').click(card, 'Add AI')])
      expect((await waitForMessage(asked)).content).toContain('so it can’t go on');
    await pressInLobby(getPerson('theo'), card, 'Cancel');
    await waitUntilIdle(testBot);
    expect((await loadStoredTable(testBot.app, 4)).record.phase).toBe('cancelled');
    expect(getOffers(findMessageByLabel(CLOSED, card.id))).toEqual([]);
    expectCalm(testBot);
  });

  test('match without rules: a player can end it, and its record stays complete', async () => {
    expect((await waitForMessage(getPerson('theo').slash(RUNNING, 'table cancel'))).content).toMatch(/^Only/);
    const question = await waitForMessage(getPerson('rex').slash(RUNNING, 'table resign'));
    await waitForMessage(getPerson('rex').click(question, 'Yes, end it'));
    await waitUntilIdle(testBot);
    expect((await loadStoredTable(testBot.app, 1)).record.phase).toBe('cancelled');
    const record = await exportRecord(RUNNING);
    expect(() => verifyRecord(record, GONE)).toThrow('no such rules');
    expect(verifyRecord(record, BEFORE).moves).toBe(record.moves.length);
    expect((await exportRecord(FINISHED)).standings).toHaveLength(3);
    expectCalm(testBot);
  });
});

async function takeTurns(channel: string, count: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) await takeTurn(testBot, channel, createSeededChance(turn));
}

/** Returns the message as it is now. */
function findMessageByLabel(channel: string, wanted: string): APIMessage {
  return testBot.discord.channel(channel).messages.find(({ id }) => id === wanted) as APIMessage;
}

/** Returns the numbers of outcomes that the rolls of a match used. */
async function countRollOutcomes(table: number): Promise<ReadonlySet<number>> {
  const log = await loadWholeLog(testBot.app, table);
  return new Set(
    log.flatMap((entry) =>
      entry.kind === 'move' && (entry.move as Forage['move']).kind === 'roll' ? [entry.luck.length] : [],
    ),
  );
}

async function exportRecord(channel: string): Promise<MatchRecord> {
  const { attachments } = await waitForMessage(getPerson('mina').slash(channel, 'table export'));
  return (await (await fetch(attachments[0]?.url ?? '')).json()) as MatchRecord;
}

/** Writes a record to a file and verifies it as the tool does. */
function verifyRecord(
  record: MatchRecord,
  versions: Parameters<typeof findGameVersion>[0],
): ReturnType<typeof verifyMatchRecord> {
  const path = join(folder, 'record.json');
  writeFileSync(path, JSON.stringify(record));
  const read = loadRecord(path);
  const game = findGameVersion(versions, read.game, read.rules);
  if (!game) throw new VerificationError('There are no such rules.');
  return verifyMatchRecord(read, game);
}
