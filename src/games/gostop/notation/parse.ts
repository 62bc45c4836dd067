import type { Seat } from '../../../engine/game.ts';
import type { Options } from '../../../engine/options.ts';
import { type Refusal, refused } from '../../../engine/refusal.ts';
import { text } from '../../../engine/text.ts';
import { inOrder } from '../board.ts';
import { arranged, sorted } from '../cards.ts';
import { NOTHING } from '../deal.ts';
import { readOptions } from '../options.ts';
import { THROWS } from '../steps/throwing.ts';
import type { BillLine, Card, Cause, Column, Deal, GoStopState, Throw, Underway } from '../types.ts';
import { parseCause, parseLine } from './bill.ts';
import {
  cardOf,
  cardsOf,
  digits,
  fieldsOf,
  listOf,
  namedList,
  number,
  quoted,
  signed,
  Unread,
} from './fields.ts';
import { nonsense } from './sense.ts';

/** The inverse of `print`, see `print.ts`; a refusal names what cannot be read or cannot be. */
export function parse(position: string, chosen: Options): GoStopState | Refusal {
  const state = read(position, chosen);
  return refused(state) ? state : (nonsense(state) ?? state);
}

function read(position: string, chosen: Options): GoStopState | Refusal {
  try {
    return stateOf(partsOf(position), chosen);
  } catch (error) {
    if (error instanceof Unread) return error.refusal;
    throw error;
  }
}

/** The words of each part. */
function partsOf(position: string): readonly (readonly string[])[] {
  const parts = position.split('|').map((part) => part.trim().split(/\s+/));
  if (parts.length < 5) throw new Unread(text('gostop:refuse.position.parts', { parts: parts.length }));
  return parts;
}

const PLAYER = /^p[123]$/i;

function stateOf(parts: readonly (readonly string[])[], chosen: Options): GoStopState {
  const [head = [], row = [], deck = [], ...rest] = parts;
  const players = rest.filter(([word = '']) => PLAYER.test(word));
  if (
    players.length < 2 ||
    players.length > 3 ||
    !players.every(([word], at) => word?.slice(1) === String(at + 1))
  )
    throw new Unread(
      text('gostop:refuse.position.players', { found: quoted(rest.map((words) => words[0] ?? '')) }),
    );
  const extra = new Map(
    rest.slice(players.length).map(([word = '', ...words]) => [word.toLowerCase(), words]),
  );
  for (const name of extra.keys())
    if (!['turn', 'throws', 'tied', 'last'].includes(name))
      throw new Unread(text('gostop:refuse.position.part', { found: quoted([name]) }));
  const seats = players.map(playerOf);
  const headed = headOf(head);
  return {
    options: readOptions(chosen),
    ...headed,
    row: inOrder(namedList(row, 'row').map(columnOf)),
    deck: sorted(namedList(deck, 'deck').map(cardOf)),
    hands: seats.map(({ hand }) => hand),
    storage: seats.map(({ took }) => took),
    shaken: seats.map(({ shook }) => shook),
    passes: seats.map(({ passes }) => passes),
    goes: seats.map(({ goes }) => goes),
    wentAt: seats.map(({ wentAt }) => wentAt),
    additional: seats.map(({ plus }) => plus),
    reserves: seats.map(({ reserve }) => reserve),
    totals: seats.map(({ total }) => total),
    ...turnOf(extra.get('turn') ?? []),
    ...throwsOf(extra.get('throws') ?? [], extra.get('tied') ?? [], seats.length),
    last: extra.has('last') ? dealOf(extra.get('last') ?? []) : null,
  };
}

type Head = Pick<GoStopState, 'phase' | 'deal' | 'dealer' | 'mover' | 'carried' | 'resets'>;

function headOf([phase = '', ...words]: readonly string[]): Head {
  const low = phase.toLowerCase();
  if (!/^(?:throw|play|target|give|decide|deal|over)$/.test(low))
    throw new Unread(text('gostop:refuse.position.phase', { found: quoted([phase]) }));
  const fields = fieldsOf(words, ['deal', 'dealer', 'mover', 'carried', 'resets']);
  return {
    phase: low as Head['phase'],
    deal: number(fields, 'deal', 1),
    dealer: number(fields, 'dealer', 1) - 1,
    mover: number(fields, 'mover', 1) - 1,
    carried: number(fields, 'carried', 1),
    resets: number(fields, 'resets', 0),
  };
}

interface Player {
  readonly hand: readonly Card[];
  readonly took: readonly Card[];
  readonly goes: number;
  readonly wentAt: number;
  readonly plus: number;
  readonly passes: number;
  readonly shook: readonly number[];
  readonly reserve: readonly Cause[];
  readonly total: number;
}

const OF_PLAYER = ['hand', 'took', 'goes', 'plus', 'passes', 'shook', 'reserve', 'total'];

function playerOf([, ...words]: readonly string[]): Player {
  const fields = fieldsOf(words, OF_PLAYER);
  const shook = listOf(fields, 'shook').map(digits);
  const [goes, wentAt] = goesOf(listOf(fields, 'goes')[0] ?? '0@0');
  return {
    hand: arranged(listOf(fields, 'hand').map(cardOf), shook),
    took: sorted(listOf(fields, 'took').map(cardOf)),
    goes,
    wentAt,
    plus: number(fields, 'plus', 0),
    passes: number(fields, 'passes', 0),
    shook,
    reserve: listOf(fields, 'reserve').map(causeOf),
    total: number(fields, 'total', 0),
  };
}

function goesOf(word: string): readonly [number, number] {
  const read = /^(\d{1,2})@(\d{1,3})$/.exec(word);
  if (!read) throw new Unread(text('gostop:refuse.position.goes', { found: quoted([word]) }));
  return [Number(read[1]), Number(read[2])];
}

function causeOf(word: string): Cause {
  const cause = parseCause(word.toLowerCase());
  if (cause === null) throw new Unread(text('gostop:refuse.position.cause', { found: quoted([word]) }));
  return cause;
}

function turnOf(words: readonly string[]): Pick<GoStopState, 'underway' | 'owed'> {
  const fields = fieldsOf(words, ['played', 'bomb', 'drawn', 'pick', 'owes']);
  const underway: Underway = {
    played: listOf(fields, 'played').map(cardOf)[0] ?? NOTHING.played,
    bomb: listOf(fields, 'bomb').flatMap(cardsOf),
    drawn: listOf(fields, 'drawn').map(cardOf)[0] ?? NOTHING.drawn,
    choosing: listOf(fields, 'pick').flatMap(cardsOf),
  };
  return { underway, owed: listOf(fields, 'owes').map(debtOf) };
}

function debtOf(word: string): GoStopState['owed'][number] {
  const read = /^([123]):([1-9])$/.exec(word);
  if (!read) throw new Unread(text('gostop:refuse.position.owes', { found: quoted([word]) }));
  return { seat: Number(read[1]) - 1, count: Number(read[2]) };
}

function throwsOf(
  now: readonly string[],
  tied: readonly string[],
  seats: number,
): Pick<GoStopState, 'throws' | 'throwers' | 'compared'> {
  if (now.length > seats) throw new Unread(text('gostop:refuse.position.throws', { found: quoted(now) }));
  const low = Array.from({ length: seats }, (_, seat) => now[seat]?.toLowerCase() ?? 'out');
  return {
    throws: low.map(throwOf),
    throwers: [...low.keys()].filter((seat: Seat) => low[seat] !== 'out'),
    compared: tied.map((word) => throwOf(word.toLowerCase())),
  };
}

function throwOf(word: string): Throw | null {
  if (word === '-' || word === 'out') return null;
  const hand = THROWS.find((one) => one === word);
  if (hand === undefined) throw new Unread(text('gostop:refuse.position.throws', { found: quoted([word]) }));
  return hand;
}

function dealOf([kind = '', winner = '', ...words]: readonly string[]): Deal {
  const low = kind.toLowerCase();
  if (!/^(?:stop|four|exhausted|forced)$/.test(low) || !/^[-123]$/.test(winner))
    throw new Unread(text('gostop:refuse.position.last', { found: quoted([kind, winner]) }));
  const fields = fieldsOf(words, ['bill', 'gains']);
  return {
    kind: low as Deal['kind'],
    winner: winner === '-' ? null : Number(winner) - 1,
    bill: listOf(fields, 'bill').map(lineOf),
    gains: listOf(fields, 'gains').map(signed),
  };
}

function lineOf(word: string): BillLine {
  const line = parseLine(word);
  if (line === null) throw new Unread(text('gostop:refuse.position.bill', { found: quoted([word]) }));
  return line;
}

/** `1A` or `3A.3C+.3D1@2`. */
function columnOf(word: string): Column {
  const [cards = '', token, ...more] = word.split('@');
  if (more.length > 0 || (token !== undefined && !/^[123]$/.test(token)))
    throw new Unread(text('gostop:refuse.position.column', { found: quoted([word]) }));
  return { cards: cardsOf(cards), token: token === undefined ? null : Number(token) - 1 };
}
