import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { HintAsked } from '../../../src/ai/players.ts';
import { REPEATED } from '../../../src/app/core/actor.ts';
import { dueAt, personAt, viewOf } from '../../../src/app/core/table.ts';
import { type Hint, hintsTaken, takeHint } from '../../../src/app/hints/hint.ts';
import { setHints } from '../../../src/app/lobby/lobby.ts';
import { playAgain } from '../../../src/app/lobby/rematch.ts';
import { startTable } from '../../../src/app/lobby/start.ts';
import { playAis } from '../../../src/app/play/ai-turns.ts';
import { cancelTable, resign } from '../../../src/app/seats/resign.ts';
import { askToTakeBack, takeBack } from '../../../src/app/undo/undo.ts';
import type { Mind } from '../../../src/engine/mind.ts';
import { refused } from '../../../src/engine/refusal.ts';
import { seeded } from '../../../src/engine/seeded.ts';
import { openQuestion } from '../../../src/engine/walk.ts';
import { games } from '../../../src/games/registry.ts';
import { type HintsOfPerson, hintsAt } from '../../../src/store/hints.ts';
import { opened, seated } from '../../support/bare-table.ts';
import { act, type BareHouse, closeHouse, openHouse } from '../../support/house.ts';
import { keyOf } from '../../support/refusal.ts';
import { hinting } from '../../support/thinking.ts';
import { decide, due } from '../../support/timed-match.ts';
import { tableOf } from '../../support/verify.ts';

/** A mind that is never asked: the players of this house have their own. */
const SILENT = {} as Mind;

let house: BareHouse;
let asked: HintAsked[];
/** Whatever happens while somebody thinks. */
let meanwhile: () => Promise<unknown>;
beforeEach(async () => {
  asked = [];
  meanwhile = async () => undefined;
  const thinking = games.map((game) => ({ ...game, mind: game.mind ?? SILENT }));
  const open = await openHouse(':memory:', thinking);
  const { hint, ...rest } = hinting();
  const spying = async (wanted: HintAsked) => {
    asked.push(wanted);
    await meanwhile();
    return await hint({ ...wanted, game: games.find(({ id }) => id === wanted.game.id) ?? wanted.game });
  };
  house = { ...open, wake: () => undefined, players: { ...rest, hint: spying } };
});
afterEach(async () => await closeHouse(house));

/** A match with hints, in which somebody has to choose between several answers. */
async function hinted(game = 'runaround', people: readonly [string, ...string[]] = ['ann', 'bob']) {
  const id = await seated(house, game, ...people);
  expect(await setHints(house, act('ann'), id, true)).toBe(true);
  await startTable(house, act('ann'), id);
  await untilChoice(id);
  return id;
}

async function untilChoice(id: number): Promise<void> {
  for (;;) {
    await playAis(house, id);
    const table = await tableOf(house, id);
    const seat = dueAt(table)[0] ?? 0;
    const question = table.game.next(viewOf(table, seat), seat, []);
    if (question.kind === 'many' || (question.kind === 'pick' && question.choices.length > 1)) return;
    await decide(house, id, await due(house, id));
  }
}

async function hintAt(id: number, more: { readonly person?: string; readonly version?: number } = {}) {
  const { version } = (await tableOf(house, id)).record;
  const person = more.person ?? (await due(house, id));
  return await takeHint(house, act(person), id, more.version ?? version);
}

async function taken(id: number): Promise<Hint> {
  const hint = await hintAt(id);
  if (hint === REPEATED || refused(hint)) throw new Error('There is no hint');
  return hint;
}

async function counted(id: number): Promise<readonly HintsOfPerson[]> {
  return await hintsAt(house.store, id);
}

test('a hint is a move that the panel offers, with what it is worth, and it is counted', async () => {
  const id = await hinted();
  const person = await due(house, id);
  const { way, chance, taken: hints, table } = await taken(id);
  const question = openQuestion(way);
  const { move } = await hinting().hint(asked[0] as HintAsked);
  expect(question).toEqual({ kind: 'ready', move });
  expect(chance).toBeGreaterThan(0);
  expect(chance).toBeLessThan(1);
  expect([hints, table.record.id]).toEqual([1, id]);
  expect(await counted(id)).toEqual([{ person, hints: 1 }]);
});

test('asked again the same is told and not counted; the next decision has a hint of its own', async () => {
  const id = await hinted();
  const person = await due(house, id);
  const first = await taken(id);
  expect(await taken(id)).toEqual(first);
  expect(asked[1]).toEqual(asked[0]);
  expect(await counted(id)).toEqual([{ person, hints: 1 }]);
  for (;;) {
    await decide(house, id, await due(house, id));
    await untilChoice(id);
    if ((await due(house, id)) === person) break;
  }
  expect((await taken(id)).taken).toBe(2);
  expect(asked[2]?.seed).not.toBe(asked[0]?.seed);
  expect(await counted(id)).toEqual([{ person, hints: 2 }]);
});

test('what was done and taken back between two hints makes no new decision', async () => {
  const id = await hinted();
  const person = await due(house, id);
  const first = await taken(id);
  await decide(house, id, person);
  const { version } = (await tableOf(house, id)).record;
  expect(await takeBack(house, act(person), id, version)).toMatchObject({ taken: true });
  expect(await taken(id)).toMatchObject({ way: first.way, chance: first.chance, taken: 1 });
  expect(asked[1]).toEqual(asked[0]);
  await decide(house, id, person);
  await untilChoice(id);
  expect((await tableOf(house, id)).record.version).toBeGreaterThan(version);
  await taken(id);
  expect(asked[2]?.seed).not.toBe(asked[0]?.seed);
});

test('what is only said at the table between two hints makes no new decision', async () => {
  const id = await hinted();
  const { version } = (await tableOf(house, id)).record;
  const first = await taken(id);
  await said(id);
  expect((await tableOf(house, id)).record.version).toBe(version + 1);
  const again = await hintAt(id, { version });
  expect(again).toMatchObject({ way: first.way, chance: first.chance, taken: 1 });
  expect(await counted(id)).toHaveLength(1);
});

/** Somebody whose move it was not long ago asks to take it back. */
async function said(id: number): Promise<void> {
  const mover = await due(house, id);
  const other = mover === 'ann' ? 'bob' : 'ann';
  const { version } = (await tableOf(house, id)).record;
  const outcome = await askToTakeBack(house, act(other), id, version);
  expect(outcome).toMatchObject({ taken: false });
}

test('the same interaction takes one hint', async () => {
  const id = await hinted();
  const by = act(await due(house, id));
  const { version } = (await tableOf(house, id)).record;
  await takeHint(house, by, id, version);
  expect(await takeHint(house, by, id, version)).toBe(REPEATED);
  expect(await counted(id)).toEqual([{ person: by.person, hints: 1 }]);
});

test('where the table moves on while it is thought of nothing is told and nothing counted', async () => {
  const id = await hinted();
  const person = await due(house, id);
  meanwhile = async () => await decide(house, id, person);
  expect(keyOf(await hintAt(id))).toBe('bot:refuse.stale');
  expect(await counted(id)).toEqual([]);
  meanwhile = async () => await resign(house, act(person), id, String);
  expect(keyOf(await hintAt(id))).toBe('bot:refuse.stale');
  expect(await counted(id)).toEqual([]);
});

test('who is not due, watches, or looks at an older board is told why not', async () => {
  const id = await hinted();
  const person = await due(house, id);
  const other = person === 'ann' ? 'bob' : 'ann';
  expect(keyOf(await hintAt(id, { person: other }))).toBe('bot:refuse.notYourTurn');
  expect(keyOf(await hintAt(id, { person: 'eve' }))).toBe('bot:refuse.notSeated');
  expect(keyOf(await hintAt(id, { version: 1 }))).toBe('bot:refuse.stale');
  expect(keyOf(await hintAt(id, { version: 99_999 }))).toBe('bot:refuse.stale');
  expect(asked).toEqual([]);
  expect(await counted(id)).toEqual([]);
});

test('a table has none unless its host says so in the lobby', async () => {
  const id = await seated(house, 'runaround', 'ann', 'bob');
  expect((await tableOf(house, id)).record.hints).toBe(false);
  expect(keyOf(await setHints(house, act('bob'), id, true))).toBe('bot:refuse.hostOnly');
  await startTable(house, act('ann'), id);
  expect(keyOf(await setHints(house, act('ann'), id, true))).toBe('bot:refuse.started');
  expect(keyOf(await hintAt(id))).toBe('bot:refuse.forged');
  await resign(house, act('ann'), id, String);
  expect(await hintsTaken(house, await tableOf(house, id))).toBeNull();
  expect(asked).toEqual([]);
});

test('at the end it is told who took how many, also of who left before, and a rematch has hints again', async () => {
  const id = await hinted('forage', ['ann', 'bob', 'cem']);
  const first = await due(house, id);
  await taken(id);
  await resign(house, act(first), id, String);
  for (let hints = 0; hints < 2; hints++) {
    await untilChoice(id);
    await taken(id);
    await decide(house, id, await due(house, id));
  }
  expect(await hintsTaken(house, await tableOf(house, id)), 'not while it runs').toBeNull();
  await cancelTable(house, act('eve', { manages: true }), id, 'playing');
  const told = await hintsTaken(house, await tableOf(house, id));
  expect(told?.reduce((sum, { hints }) => sum + hints, 0)).toBe(3);
  expect(told).toContainEqual({ name: first, hints: 1 });
  const again = await playAgain(house, act(first === 'bob' ? 'cem' : 'bob'), id);
  expect((await tableOf(house, Number(again))).record.hints).toBe(true);
});

test('where no AI could give one there are none to set', async () => {
  const piecepack = { ...house, games };
  const id = await opened(house, 'piecepack');
  expect(keyOf(await setHints(piecepack, act('ann'), id, true))).toBe('bot:refuse.forged');
});

test('no option of a game is called as one of the table is', () => {
  const ids = games.flatMap(({ options }) => options.map((option) => option.id));
  expect(ids.filter((id) => ['pace', 'late', 'hints'].includes(id))).toEqual([]);
});

describe.each([
  ['gostop', ['ann', 'bob']],
  ['gostop', ['ann', 'bob', 'cem']],
  ['forage', ['ann', 'bob', 'cem']],
] as const)('in %s of %j', (game, people) => {
  test('a hint hangs on what its seat may know alone: in another world that looks the same it is the same', async () => {
    const id = await hinted(game, people);
    for (let moves = 0; moves < 9; moves++) await decide(house, id, await due(house, id));
    await untilChoice(id);
    const { record, game: rules } = await tableOf(house, id);
    const seat = dueAt(await tableOf(house, id))[0] ?? 0;
    const first = await taken(id);
    const worlds = new Set([JSON.stringify(record.state)]);
    for (let world = 0; world < 5; world++) {
      const state = rules.guess(rules.view(record.state, seat), seat, seeded(world));
      worlds.add(JSON.stringify(state));
      await become(id, state, String(world).repeat(64));
      const { way, chance } = await taken(id);
      expect({ way, chance }).toEqual({ way: first.way, chance: first.chance });
    }
    expect(worlds.size).toBeGreaterThan(3);
    expect(new Set(asked.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(personAt(await tableOf(house, id), seat)).toBe((await counted(id))[0]?.person);
    expect(asked[0]?.view).toEqual(rules.view(record.state, seat));
  });
});

/** The table holds another state and another secret. */
async function become(id: number, state: unknown, secret: string): Promise<void> {
  const changed = { state: JSON.stringify(state), secret };
  await house.store.updateTable('tables').set(changed).where('id', '=', id).execute();
}
