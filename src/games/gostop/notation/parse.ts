import type { Seat } from '../../../engine/game.ts';
import type { Options } from '../../../engine/options.ts';
import { type Refusal, refused } from '../../../engine/refusal.ts';
import { text } from '../../../engine/text.ts';
import { sortRow } from '../board.ts';
import { arrangeHand, sortCards } from '../cards.ts';
import { EMPTY_TURN } from '../deal.ts';
import { readOptions } from '../options.ts';
import { THROWS } from '../steps/throw.ts';
import type {
  BillLine,
  Card,
  Column,
  DealResult,
  GoStopState,
  ReserveCause,
  Throw,
  TurnProgress,
} from '../types.ts';
import { parseCause, parseLine } from './bill.ts';
import { checkPosition } from './check-position.ts';
import {
  getFieldNumber,
  getFieldWords,
  parseCard,
  parseCards,
  parseDigits,
  parseFields,
  parseNamedList,
  parseSigned,
  quoteWords,
  UnreadableError,
} from './fields.ts';

/** Parses a position printed by `print` (see `print.ts`); a refusal names what is unreadable or impossible. */
export function parse(position: string, chosen: Options): GoStopState | Refusal {
  const state = parseUnchecked(position, chosen);
  return refused(state) ? state : (checkPosition(state) ?? state);
}

function parseUnchecked(position: string, chosen: Options): GoStopState | Refusal {
  try {
    return buildState(splitParts(position), chosen);
  } catch (error) {
    if (error instanceof UnreadableError) return error.refusal;
    throw error;
  }
}

/** Splits the position into the words of each part. */
function splitParts(position: string): readonly (readonly string[])[] {
  const parts = position.split('|').map((part) => part.trim().split(/\s+/));
  if (parts.length < 5)
    throw new UnreadableError(text('gostop:refuse.position.parts', { parts: parts.length }));
  return parts;
}

const PLAYER_NAME = /^p[123]$/i;

function buildState(parts: readonly (readonly string[])[], chosen: Options): GoStopState {
  const [head = [], row = [], deck = [], ...rest] = parts;
  const players = rest.filter(([word = '']) => PLAYER_NAME.test(word));
  if (
    players.length < 2 ||
    players.length > 3 ||
    !players.every(([word], at) => word?.slice(1) === String(at + 1))
  )
    throw new UnreadableError(
      text('gostop:refuse.position.players', { found: quoteWords(rest.map((words) => words[0] ?? '')) }),
    );
  const extra = new Map(
    rest.slice(players.length).map(([word = '', ...words]) => [word.toLowerCase(), words]),
  );
  for (const name of extra.keys())
    if (!['turn', 'throws', 'tied', 'last'].includes(name))
      throw new UnreadableError(text('gostop:refuse.position.part', { found: quoteWords([name]) }));
  const seats = players.map(parsePlayer);
  const headed = parseHead(head);
  return {
    options: readOptions(chosen),
    ...headed,
    row: sortRow(parseNamedList(row, 'row').map(parseColumn)),
    deck: sortCards(parseNamedList(deck, 'deck').map(parseCard)),
    hands: seats.map(({ hand }) => hand),
    storage: seats.map(({ took }) => took),
    shaken: seats.map(({ shook }) => shook),
    passes: seats.map(({ passes }) => passes),
    goes: seats.map(({ goes }) => goes),
    wentAt: seats.map(({ wentAt }) => wentAt),
    additional: seats.map(({ plus }) => plus),
    reserves: seats.map(({ reserve }) => reserve),
    totals: seats.map(({ total }) => total),
    ...parseTurn(extra.get('turn') ?? []),
    ...parseThrows(extra.get('throws') ?? [], extra.get('tied') ?? [], seats.length),
    last: extra.has('last') ? parseDeal(extra.get('last') ?? []) : null,
  };
}

type Head = Pick<GoStopState, 'phase' | 'deal' | 'dealer' | 'mover' | 'carried' | 'resets'>;

function parseHead([phase = '', ...words]: readonly string[]): Head {
  const low = phase.toLowerCase();
  if (!/^(?:throw|play|target|give|decide|deal|over)$/.test(low))
    throw new UnreadableError(text('gostop:refuse.position.phase', { found: quoteWords([phase]) }));
  const fields = parseFields(words, ['deal', 'dealer', 'mover', 'carried', 'resets']);
  return {
    phase: low as Head['phase'],
    deal: getFieldNumber(fields, 'deal', 1),
    dealer: getFieldNumber(fields, 'dealer', 1) - 1,
    mover: getFieldNumber(fields, 'mover', 1) - 1,
    carried: getFieldNumber(fields, 'carried', 1),
    resets: getFieldNumber(fields, 'resets', 0),
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
  readonly reserve: readonly ReserveCause[];
  readonly total: number;
}

const PLAYER_FIELDS = ['hand', 'took', 'goes', 'plus', 'passes', 'shook', 'reserve', 'total'];

function parsePlayer([, ...words]: readonly string[]): Player {
  const fields = parseFields(words, PLAYER_FIELDS);
  const shook = getFieldWords(fields, 'shook').map(parseDigits);
  const [goes, wentAt] = parseGoes(getFieldWords(fields, 'goes')[0] ?? '0@0');
  return {
    hand: arrangeHand(getFieldWords(fields, 'hand').map(parseCard), shook),
    took: sortCards(getFieldWords(fields, 'took').map(parseCard)),
    goes,
    wentAt,
    plus: getFieldNumber(fields, 'plus', 0),
    passes: getFieldNumber(fields, 'passes', 0),
    shook,
    reserve: getFieldWords(fields, 'reserve').map(parseCauseWord),
    total: getFieldNumber(fields, 'total', 0),
  };
}

function parseGoes(word: string): readonly [number, number] {
  const read = /^(\d{1,2})@(\d{1,3})$/.exec(word);
  if (!read) throw new UnreadableError(text('gostop:refuse.position.goes', { found: quoteWords([word]) }));
  return [Number(read[1]), Number(read[2])];
}

function parseCauseWord(word: string): ReserveCause {
  const cause = parseCause(word.toLowerCase());
  if (cause === null)
    throw new UnreadableError(text('gostop:refuse.position.cause', { found: quoteWords([word]) }));
  return cause;
}

function parseTurn(words: readonly string[]): Pick<GoStopState, 'underway' | 'owed'> {
  const fields = parseFields(words, ['played', 'bomb', 'drawn', 'pick', 'owes']);
  const underway: TurnProgress = {
    played: getFieldWords(fields, 'played').map(parseCard)[0] ?? EMPTY_TURN.played,
    bomb: getFieldWords(fields, 'bomb').flatMap(parseCards),
    drawn: getFieldWords(fields, 'drawn').map(parseCard)[0] ?? EMPTY_TURN.drawn,
    choosing: getFieldWords(fields, 'pick').flatMap(parseCards),
  };
  return { underway, owed: getFieldWords(fields, 'owes').map(parseDebt) };
}

function parseDebt(word: string): GoStopState['owed'][number] {
  const read = /^([123]):([1-9])$/.exec(word);
  if (!read) throw new UnreadableError(text('gostop:refuse.position.owes', { found: quoteWords([word]) }));
  return { seat: Number(read[1]) - 1, count: Number(read[2]) };
}

function parseThrows(
  now: readonly string[],
  tied: readonly string[],
  seats: number,
): Pick<GoStopState, 'throws' | 'throwers' | 'compared'> {
  if (now.length > seats)
    throw new UnreadableError(text('gostop:refuse.position.throws', { found: quoteWords(now) }));
  const low = Array.from({ length: seats }, (_, seat) => now[seat]?.toLowerCase() ?? 'out');
  return {
    throws: low.map(parseThrow),
    throwers: [...low.keys()].filter((seat: Seat) => low[seat] !== 'out'),
    compared: tied.map((word) => parseThrow(word.toLowerCase())),
  };
}

function parseThrow(word: string): Throw | null {
  if (word === '-' || word === 'out') return null;
  const hand = THROWS.find((one) => one === word);
  if (hand === undefined)
    throw new UnreadableError(text('gostop:refuse.position.throws', { found: quoteWords([word]) }));
  return hand;
}

function parseDeal([kind = '', winner = '', ...words]: readonly string[]): DealResult {
  const low = kind.toLowerCase();
  if (!/^(?:stop|four|exhausted|forced)$/.test(low) || !/^[-123]$/.test(winner))
    throw new UnreadableError(text('gostop:refuse.position.last', { found: quoteWords([kind, winner]) }));
  const fields = parseFields(words, ['bill', 'gains']);
  return {
    kind: low as DealResult['kind'],
    winner: winner === '-' ? null : Number(winner) - 1,
    bill: getFieldWords(fields, 'bill').map(parseLineWord),
    gains: getFieldWords(fields, 'gains').map(parseSigned),
  };
}

function parseLineWord(word: string): BillLine {
  const line = parseLine(word);
  if (line === null)
    throw new UnreadableError(text('gostop:refuse.position.bill', { found: quoteWords([word]) }));
  return line;
}

/** Parses `1A` or `3A.3C+.3D1@2`. */
function parseColumn(word: string): Column {
  const [cards = '', token, ...more] = word.split('@');
  if (more.length > 0 || (token !== undefined && !/^[123]$/.test(token)))
    throw new UnreadableError(text('gostop:refuse.position.column', { found: quoteWords([word]) }));
  return { cards: parseCards(cards), token: token === undefined ? null : Number(token) - 1 };
}
