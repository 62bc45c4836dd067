import { expect, test } from 'vitest';
import type { PictureRequest } from '../../render/request.ts';
import { type Chance, pickOne } from '../../src/engine/chance.ts';
import type { Viewer } from '../../src/engine/game.ts';
import { seeded } from '../../src/engine/seeded.ts';
import { piecepack } from '../../src/games/piecepack/index.ts';
import { knows } from '../../src/games/piecepack/knowledge.ts';
import { nameOf, pieceId, pieceName } from '../../src/games/piecepack/text/names.ts';
import type {
  Piece,
  PiecepackEvent,
  PiecepackState,
  PiecepackView,
} from '../../src/games/piecepack/types.ts';
import { say } from '../../src/i18n/say.ts';
import { MovableClock, type Sent } from '../../src/playground/index.ts';
import { calm, endCalmly, expectCalm } from '../support/calm.ts';
import { type Evening, openEvening } from '../support/evening.ts';
import {
  expectPicturesKeepSecrets,
  expectPicturesReachTheirViewer,
  isNamedIn,
  newlySent,
  readerOf,
  seatsAt,
  toldTo,
  withoutRecap,
} from '../support/secrecy.ts';
import { spyPainters } from '../support/spy-painters.ts';
import { actOnce, answered, boardIn, sitDown } from '../support/table.ts';
import { eventsOf, tableOf, wholeLog } from '../support/verify.ts';

const CHANNEL = 'table-one';
const PEOPLE = ['theo', 'mina', 'jisu'];
const WATCHER = 'rex';
const MOVES = 70;

test('in seventy moves no piece is named to anybody who may not know it', async () => {
  const painters = spyPainters();
  const evening = await openEvening({ painters, luck: 2 });
  await sitDown(evening, { game: 'piecepack', channel: CHANNEL, people: PEOPLE });
  const first = painters.requests.findIndex(({ sitters }) => sitters.at(-1)?.name === '지수');
  const states = await playedThrough(evening);
  const log = await wholeLog(evening.house, 1);
  const events = eventsOf<PiecepackEvent>(log);
  expect(states).toHaveLength(MOVES + 1);
  const kinds = new Set(events.map((event) => (event.kind === 'moved' ? event.how : event.kind)));
  for (const kind of ['looked', 'hide', 'bag', 'draw', 'show']) expect(kinds).toContain(kind);
  const played = painters.requests.slice(first);
  expectPicturesKeepSecrets(piecepack, played, { states, events }, expectUnsaid);
  expectPicturesReachTheirViewer(evening, painters, await seatsAt(evening, 1));
  expect(evening.logged.join('\n')).not.toMatch(/"pieces"|"known"|answer:\w+:\w+:./);
  await endCalmly(evening);
});

/** A picture says of a piece only what its viewer may know; it has the pieces in the order of the state. */
function expectUnsaid(request: PictureRequest, state: PiecepackState): void {
  const { viewer, view } = request;
  const onBoard = state.pieces.filter(({ place }) => place.kind === 'board');
  const own = state.pieces.filter(({ place }) => place.kind === 'area' && place.seat === viewer);
  const seen = (view as PiecepackView).pieces;
  expect(seen).toHaveLength(onBoard.length + own.length);
  for (const [at, piece] of [...onBoard, ...own].entries()) {
    expect(seen[at]?.suit).toBe(knows(piece, viewer, 'suit') ? piece.suit : null);
    expect(seen[at]?.rank).toBe(knows(piece, viewer, 'rank') ? piece.rank : null);
  }
}

/** Everybody acts at random and looks around; whatever is sent is read at once. Returns the states, one after each move. */
async function playedThrough(evening: Evening): Promise<readonly PiecepackState[]> {
  const chance = seeded(17);
  const seats = await seatsAt(evening, 1);
  const news = newlySent(evening);
  const states = [await stateOf(evening)];
  let checked = 0;
  for (let move = 0; move < MOVES; move++) {
    await actOnce(evening, CHANNEL, evening.discord.person(pickOne(chance, PEOPLE)), (answers) =>
      secretive(answers, chance),
    );
    if (move % 10 === 0) await lookAround(evening);
    states.push(await stateOf(evening));
    const unsaid = await withoutRecap(evening, 1);
    for (const sent of news())
      checked += expectNothingHidden({ ...sent, text: unsaid(sent.text) }, readerOf(sent, seats), states);
  }
  expect(checked).toBeGreaterThan(5_000);
  return states;
}

const NEVER = /^(?:Pack up|Clear|Open|그만|짐)|정리|비우|모두에게/;
const SECRET = /secret|Bag|bag|area|unseen|face down|몰래|주머니|자리|영역|안 본|뒷면/i;

/** Any answer, half of the time one that has to do with what not everybody sees. */
function secretive(answers: readonly string[], chance: Chance): string {
  const useful = answers.filter((answer) => !NEVER.test(answer));
  const secret = useful.filter((answer) => SECRET.test(answer));
  return pickOne(chance, secret.length > 0 && chance.draw(2) === 0 ? secret : useful);
}

async function lookAround(evening: Evening): Promise<void> {
  for (const name of [...PEOPLE, WATCHER]) {
    const who = evening.discord.person(name);
    await answered(who.slash(CHANNEL, 'hand'));
    await answered(who.slash(CHANNEL, 'recap'));
    await answered(who.slash(CHANNEL, 'board', { text: true }));
    for (const text of ['', 'look', 'c']) await who.complete(CHANNEL, 'move', { text }, 'text');
    const more = await answered(who.click(boardIn(evening, CHANNEL), 'More'));
    await answered(who.click(more, 'words:1'));
  }
}

async function stateOf(evening: Evening): Promise<PiecepackState> {
  return (await tableOf(evening.house, 1)).record.state as PiecepackState;
}

/**
 * No name of a piece that was hidden from the reader before the move and still is. An older board tells its story once
 * more, so of that only what was never known counts. Returns how many names were looked for.
 */
function expectNothingHidden(sent: Sent, reader: Viewer, states: readonly PiecepackState[]): number {
  const old = sent.audience === 'channel' && sent.kind === 'edit';
  const known = (old ? states : states.slice(-2)).map((state) => hiddenFrom(state, reader));
  const hidden = [...(known.at(-1)?.values() ?? [])].filter((piece) =>
    known.every((pieces) => pieces.has(idOf(piece))),
  );
  for (const name of hidden.flatMap(namesOf)) {
    if (isNamedIn(sent.text, name)) throw new Error(`${reader} is told of ${name}:\n${sent.text}`);
  }
  return hidden.length;
}

function hiddenFrom({ pieces }: PiecepackState, reader: Viewer): ReadonlyMap<string, Piece> {
  const hidden = pieces.filter((piece) => !knows(piece, reader, 'suit') || !knows(piece, reader, 'rank'));
  return new Map(
    hidden.filter(({ kind }) => kind === 't' || kind === 'c').map((piece) => [idOf(piece), piece]),
  );
}

function idOf({ kind, suit, rank }: Piece): string {
  return pieceId(kind, suit, rank);
}

function namesOf(piece: Piece): readonly string[] {
  const name = pieceName(nameOf(piece));
  const written = `${piece.kind}${piece.suit}${['n', 'a'][piece.rank] ?? piece.rank}`;
  return [say('en', name, nobody), say('ko', name, nobody), written, idOf(piece)];
}

const nobody = () => '';

test('a piece that lies open is named to all, so the search above finds names where they are', async () => {
  const evening = await openEvening();
  await sitDown(evening, { game: 'piecepack', channel: CHANNEL, people: PEOPLE });
  const state = await stateOf(evening);
  const tile = state.pieces.find(({ kind, place }) => kind === 't' && place.kind === 'board') as Piece;
  await type(evening, 'theo', `+${spotOf(tile)}`);
  const board = evening.discord.sent.findLast(
    ({ audience, text }) => audience === 'channel' && text.includes('\nplay:1:'),
  );
  expect(isNamedIn((board as Sent).text, say('en', pieceName(nameOf(tile)), nobody))).toBe(true);
  expect(() => expectNothingHidden(board as Sent, null, [state, state])).toThrow(/is told of/);
  await evening.end();
});

/** Two evenings in which two tiles that lie face down are the other one. */
test('two worlds that differ in two tiles are told apart only by who has looked, until one is turned up', async () => {
  const here = await world(false);
  const there = await world(true);
  for (const name of ['channel', 'mina', 'jisu', WATCHER]) {
    expect(here.before(name).length).toBeGreaterThan(5);
    expect(there.before(name)).toEqual(here.before(name));
  }
  expect(there.before('theo')).not.toEqual(here.before('theo'));
  expect(there.pictures).toEqual(here.pictures);
  expect(here.pictures.length).toBeGreaterThan(20);
  expect(there.board).not.toEqual(here.board);
});

async function world(swapped: boolean) {
  const painters = spyPainters();
  const evening = await openEvening({ painters, clock: new MovableClock() });
  await sitDown(evening, { game: 'piecepack', channel: CHANNEL, people: PEOPLE });
  const state = await stateOf(evening);
  const [one, other] = state.pieces.filter(({ kind, place }) => kind === 't' && place.kind === 'board') as [
    Piece,
    Piece,
  ];
  if (swapped) {
    const pieces = state.pieces.map((piece) => exchanged(piece, one, other));
    await evening.store
      .updateTable('tables')
      .set({ state: JSON.stringify({ ...state, pieces }) })
      .execute();
  }
  for (const [who, move] of [
    ['theo', 'pS@d4'],
    ['mina', 'd4-d5'],
    ['theo', `look ${spotOf(one)}`],
    ['jisu', 'dM@f6'],
    ['mina', 'roll'],
    ['theo', `hide ${spotOf(other)}`],
    ['mina', 'note my move is next'],
  ] as const) {
    await type(evening, who, move);
    if (who === 'theo') await lookAround(evening);
  }
  const told = Object.fromEntries(
    ['channel', ...PEOPLE, WATCHER].map((name) => [name, toldTo(evening, name)]),
  );
  const pictures = painters.requests.filter(({ viewer }) => viewer !== 0);
  await type(evening, 'mina', `+${spotOf(one)}`);
  expectCalm(evening);
  const board = boardIn(evening, CHANNEL).content;
  await evening.end();
  return { pictures, board, before: (name: string) => told[name] as readonly string[] };
}

function exchanged(piece: Piece, one: Piece, other: Piece): Piece {
  if (piece === one) return { ...piece, suit: other.suit, rank: other.rank };
  if (piece === other) return { ...piece, suit: one.suit, rank: one.rank };
  return piece;
}

/** `(1.5,1.5)`. */
function spotOf({ place }: Piece): string {
  if (place.kind !== 'board') throw new Error('It is not on the board');
  return `(${place.x},${place.y})`;
}

async function type(evening: Evening, name: string, text: string): Promise<void> {
  const { played } = (await tableOf(evening.house, 1)).record;
  const panel = await answered(evening.discord.person(name).slash(CHANNEL, 'move', { text }));
  await calm(evening);
  expect((await tableOf(evening.house, 1)).record.played, panel.content).toBe(played + 1);
}
