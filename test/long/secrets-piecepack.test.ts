import { expect, test } from 'vitest';
import type { PictureRequest } from '../../render/request.ts';
import { type Chance, createSeededChance, pickOne } from '../../src/engine/chance.ts';
import type { Viewer } from '../../src/engine/game.ts';
import { piecepack } from '../../src/games/piecepack/index.ts';
import { isKnown } from '../../src/games/piecepack/knowledge.ts';
import { createPieceId, getIdentity, getPieceName } from '../../src/games/piecepack/text/names.ts';
import type {
  Piece,
  PiecepackEvent,
  PiecepackState,
  PiecepackView,
} from '../../src/games/piecepack/types.ts';
import { translate } from '../../src/i18n/translate.ts';
import { MovableClock, type SentItem } from '../../src/playground/index.ts';
import {
  createRecapFilter,
  expectPicturesKeepSecrets,
  expectPicturesReachTheirViewer,
  getReader,
  getSentTexts,
  isNameMentioned,
  loadSeatsByPerson,
  watchSent,
} from '../support/secrecy.ts';
import { createSpyRenderPool } from '../support/spy-render-pool.ts';
import { getBoard, makeOneFreeMove, startMatch, waitForMessage } from '../support/table.ts';
import { openTestBot, type TestBot } from '../support/test-bot.ts';
import { getEvents, loadStoredTable, loadWholeLog } from '../support/verify.ts';
import { closeCalmly, expectCalm, waitUntilIdle } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';
const PEOPLE = ['theo', 'mina', 'jisu'];
const WATCHER = 'rex';
const MOVES = 70;

test('free table secrets: in seventy moves no message, picture or log line names a hidden piece', async () => {
  const renderPool = createSpyRenderPool();
  const testBot = await openTestBot({ renderPool, luck: 2 });
  await startMatch(testBot, { game: 'piecepack', channel: CHANNEL, people: PEOPLE });
  const first = renderPool.requests.findIndex(({ occupants: seats }) => seats.at(-1)?.name === '지수');
  const states = await playThrough(testBot);
  const log = await loadWholeLog(testBot.app, 1);
  const events = getEvents<PiecepackEvent>(log);
  expect(states).toHaveLength(MOVES + 1);
  const kinds = new Set(events.map((event) => (event.kind === 'moved' ? event.how : event.kind)));
  for (const kind of ['looked', 'hide', 'bag', 'draw', 'show']) expect(kinds).toContain(kind);
  const covers = renderPool.requests.filter(({ cover }) => cover !== undefined);
  for (const { view, events: told } of covers) expect([view, told]).toEqual([null, []]);
  const played = renderPool.requests.slice(first).filter((request) => !covers.includes(request));
  expectPicturesKeepSecrets(piecepack, played, { states, events }, expectUnsaid);
  expectPicturesReachTheirViewer(testBot, renderPool, await loadSeatsByPerson(testBot, 1));
  expect(testBot.logged.join('\n')).not.toMatch(/"pieces"|"known"|answer:\w+:\w+:./);
  await closeCalmly(testBot);
});

/** Expects that a picture shows only what its viewer may know; its pieces are in the order of the state. */
function expectUnsaid(request: PictureRequest, state: PiecepackState): void {
  const { viewer, view } = request;
  const onBoard = state.pieces.filter(({ place }) => place.kind === 'board');
  const own = state.pieces.filter(({ place }) => place.kind === 'area' && place.seat === viewer);
  const seen = (view as PiecepackView).pieces;
  expect(seen).toHaveLength(onBoard.length + own.length);
  for (const [at, piece] of [...onBoard, ...own].entries()) {
    expect(seen[at]?.suit).toBe(isKnown(piece, viewer, 'suit') ? piece.suit : null);
    expect(seen[at]?.rank).toBe(isKnown(piece, viewer, 'rank') ? piece.rank : null);
  }
}

/** Has all players act at random and look around, and checks every sent item at once. Returns the states, one after each move. */
async function playThrough(testBot: TestBot): Promise<readonly PiecepackState[]> {
  const chance = createSeededChance(17);
  const seats = await loadSeatsByPerson(testBot, 1);
  const news = watchSent(testBot);
  const states = [await loadGameState(testBot)];
  let checked = 0;
  for (let move = 0; move < MOVES; move++) {
    await makeOneFreeMove(testBot, CHANNEL, testBot.discord.person(pickOne(chance, PEOPLE)), (answers) =>
      chooseSecretive(answers, chance),
    );
    if (move % 10 === 0) await lookAround(testBot);
    states.push(await loadGameState(testBot));
    const unsaid = await createRecapFilter(testBot, 1);
    for (const sent of news())
      checked += expectNothingHidden({ ...sent, text: unsaid(sent.text) }, getReader(sent, seats), states);
  }
  expect(checked).toBeGreaterThan(5_000);
  return states;
}

const NEVER = /^(?:Pack up|Clear|Open|그만|짐)|정리|비우|모두에게/;
const SECRET = /secret|Bag|bag|area|unseen|face down|몰래|주머니|자리|영역|안 본|뒷면/i;

/** Returns a random answer, half of the time one that involves hidden pieces. */
function chooseSecretive(answers: readonly string[], chance: Chance): string {
  const useful = answers.filter((answer) => !NEVER.test(answer));
  const secret = useful.filter((answer) => SECRET.test(answer));
  return pickOne(chance, secret.length > 0 && chance.draw(2) === 0 ? secret : useful);
}

async function lookAround(testBot: TestBot): Promise<void> {
  for (const name of [...PEOPLE, WATCHER]) {
    const who = testBot.discord.person(name);
    await waitForMessage(who.slash(CHANNEL, 'hand'));
    await waitForMessage(who.slash(CHANNEL, 'table recap'));
    await waitForMessage(who.slash(CHANNEL, 'table board', { text: true }));
    for (const text of ['', 'look', 'c']) await who.complete(CHANNEL, 'move', { text }, 'text');
    const more = await waitForMessage(who.click(getBoard(testBot, CHANNEL), 'More'));
    await waitForMessage(who.click(more, 'words:1'));
  }
}

async function loadGameState(testBot: TestBot): Promise<PiecepackState> {
  return (await loadStoredTable(testBot.app, 1)).record.state as PiecepackState;
}

/**
 * Expects no name of a piece that was hidden from the reader before the move and still is. An edited older board repeats
 * its text, so only pieces that were never known count there. Returns the number of pieces that were checked.
 */
function expectNothingHidden(sent: SentItem, reader: Viewer, states: readonly PiecepackState[]): number {
  const old = sent.audience === 'channel' && sent.kind === 'edit';
  const known = (old ? states : states.slice(-2)).map((state) => getHiddenPieces(state, reader));
  const hidden = [...(known.at(-1)?.values() ?? [])].filter((piece) =>
    known.every((pieces) => pieces.has(getPieceId(piece))),
  );
  for (const name of hidden.flatMap(listPieceNames)) {
    if (isNameMentioned(sent.text, name)) throw new Error(`${reader} is told of ${name}:\n${sent.text}`);
  }
  return hidden.length;
}

function getHiddenPieces({ pieces }: PiecepackState, reader: Viewer): ReadonlyMap<string, Piece> {
  const hidden = pieces.filter((piece) => !isKnown(piece, reader, 'suit') || !isKnown(piece, reader, 'rank'));
  return new Map(
    hidden.filter(({ kind }) => kind === 't' || kind === 'c').map((piece) => [getPieceId(piece), piece]),
  );
}

function getPieceId({ kind, suit, rank }: Piece): string {
  return createPieceId(kind, suit, rank);
}

function listPieceNames(piece: Piece): readonly string[] {
  const name = getPieceName(getIdentity(piece));
  const written = `${piece.kind}${piece.suit}${['n', 'a'][piece.rank] ?? piece.rank}`;
  return [
    translate('en', name, countNothing),
    translate('ko', name, countNothing),
    written,
    getPieceId(piece),
  ];
}

const countNothing = () => '';

test('expectNothingHidden: finds a piece that lies open (the search above works)', async () => {
  const testBot = await openTestBot();
  await startMatch(testBot, { game: 'piecepack', channel: CHANNEL, people: PEOPLE });
  const state = await loadGameState(testBot);
  const tile = state.pieces.find(({ kind, place }) => kind === 't' && place.kind === 'board') as Piece;
  await typePlayerMove(testBot, 'theo', `+${formatSpot(tile)}`);
  const board = testBot.discord.sent.findLast(
    ({ audience, text }) => audience === 'channel' && text.includes('\nmore:1:'),
  );
  expect(
    isNameMentioned((board as SentItem).text, translate('en', getPieceName(getIdentity(tile)), countNothing)),
  ).toBe(true);
  expect(() => expectNothingHidden(board as SentItem, null, [state, state])).toThrow(/is told of/);
  await testBot.end();
});

/** Compares two games in which two face-down tiles are exchanged. */
test('free table secrets: two games that differ in two tiles look the same to all who have not looked', async () => {
  const here = await openWorld(false);
  const there = await openWorld(true);
  for (const name of ['channel', 'mina', 'jisu', WATCHER]) {
    expect(here.before(name).length).toBeGreaterThan(5);
    expect(there.before(name)).toEqual(here.before(name));
  }
  expect(there.before('theo')).not.toEqual(here.before('theo'));
  expect(there.pictures).toEqual(here.pictures);
  expect(here.pictures.length).toBeGreaterThan(20);
  expect(there.board).not.toEqual(here.board);
});

async function openWorld(swapped: boolean) {
  const renderPool = createSpyRenderPool();
  const testBot = await openTestBot({ renderPool, clock: new MovableClock() });
  await startMatch(testBot, { game: 'piecepack', channel: CHANNEL, people: PEOPLE });
  const state = await loadGameState(testBot);
  const [one, other] = state.pieces.filter(({ kind, place }) => kind === 't' && place.kind === 'board') as [
    Piece,
    Piece,
  ];
  if (swapped) {
    const pieces = state.pieces.map((piece) => exchangePiece(piece, one, other));
    await testBot.store
      .updateTable('tables')
      .set({ state: JSON.stringify({ ...state, pieces }) })
      .execute();
  }
  for (const [who, move] of [
    ['theo', 'pS@d4'],
    ['mina', 'd4-d5'],
    ['theo', `look ${formatSpot(one)}`],
    ['jisu', 'dM@f6'],
    ['mina', 'roll'],
    ['theo', `hide ${formatSpot(other)}`],
    ['mina', 'note my move is next'],
  ] as const) {
    await typePlayerMove(testBot, who, move);
    if (who === 'theo') await lookAround(testBot);
  }
  const told = Object.fromEntries(
    ['channel', ...PEOPLE, WATCHER].map((name) => [name, getSentTexts(testBot, name)]),
  );
  const pictures = renderPool.requests.filter(({ viewer }) => viewer !== 0);
  await typePlayerMove(testBot, 'mina', `+${formatSpot(one)}`);
  expectCalm(testBot);
  const board = getBoard(testBot, CHANNEL).content;
  await testBot.end();
  return { pictures, board, before: (name: string) => told[name] as readonly string[] };
}

function exchangePiece(piece: Piece, one: Piece, other: Piece): Piece {
  if (piece === one) return { ...piece, suit: other.suit, rank: other.rank };
  if (piece === other) return { ...piece, suit: one.suit, rank: one.rank };
  return piece;
}

/** Formats a position as `(1.5,1.5)`. */
function formatSpot({ place }: Piece): string {
  if (place.kind !== 'board') throw new Error('It is not on the board');
  return `(${place.x},${place.y})`;
}

async function typePlayerMove(testBot: TestBot, name: string, text: string): Promise<void> {
  const { played } = (await loadStoredTable(testBot.app, 1)).record;
  const panel = await waitForMessage(testBot.discord.person(name).slash(CHANNEL, 'move', { text }));
  await waitUntilIdle(testBot);
  expect((await loadStoredTable(testBot.app, 1)).record.played, panel.content).toBe(played + 1);
}
