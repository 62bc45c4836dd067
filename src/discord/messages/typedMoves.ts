import type { Seat } from '../../engine/game.ts';
import { moves } from '../../engine/kernel.ts';
import type { Path } from '../../engine/question.ts';
import { refused } from '../../engine/refusal.ts';
import type { Language } from '../../engine/text.ts';
import type { Composing } from '../../tables/move.ts';
import { seatOf, type Table, turnOf, viewOf } from '../../tables/table.ts';
import type { Offer } from '../kit/command.ts';
import { cut } from '../kit/cut.ts';
import { plainNamesAt } from '../kit/names.ts';
import { labelsOf } from './labels.ts';

/** How many moves are looked through for one list of offers, and how many of them in words as well. */
const LOOKED_THROUGH = 8_000;
const READ_THROUGH = 1_000;

/** Reads a typed move in the game's notation. */
export function typedMove(wish: string): Composing {
  return (game, view, seat) => {
    const move = game.notation.parseMove(wish, view, seat);
    return refused(move) ? move : { move };
  };
}

/** The legal moves that go with what was typed so far, with what they mean; at most 25. None for who may not move. */
export function typedMoves(
  table: Table,
  person: string,
  soFar: string,
  language: Language,
): readonly Offer[] {
  const seat = seatOf(table, person);
  const turn = turnOf(table);
  if (seat === null || turn.kind === 'over' || !turn.seats.includes(seat)) return [];
  return offersFor(table, seat, soFar, language);
}

/** A legal move, with the answers that lead to it. */
interface Hit {
  readonly path: Path;
  readonly value: string;
}

function offersFor(table: Table, seat: Seat, soFar: string, language: Language): readonly Offer[] {
  const { game } = table;
  const view = viewOf(table, seat);
  const meaning = ({ path }: Hit) => {
    const questions = path.map((_, at) => game.next(view, seat, path.slice(0, at)));
    return labelsOf(questions, path, language, plainNamesAt(table)).join(' › ');
  };
  const hits: Hit[] = [];
  let looked = 0;
  for (const { path, move } of moves(game, view, seat)) {
    if (++looked > LOOKED_THROUGH) break;
    const hit = { path, value: game.notation.printMove(move) };
    if (fits(hit.value, soFar) || (looked <= READ_THROUGH && fits(meaning(hit), soFar))) hits.push(hit);
  }
  return ofEveryKind(hits).map((hit) => ({
    name: cut(`${hit.value} · ${meaning(hit)}`, 100),
    value: cut(hit.value, 100),
  }));
}

/** At most 25 of them, the first of each kind of action, then the second of each, and so on; in their order. */
function ofEveryKind(hits: readonly Hit[]): readonly Hit[] {
  const kinds = new Map<string, Hit[]>();
  for (const hit of hits) {
    const kind = kinds.get(hit.path[0] ?? '');
    if (kind) kind.push(hit);
    else kinds.set(hit.path[0] ?? '', [hit]);
  }
  const room = (taken: number, left: number) => Math.ceil((25 - taken) / left);
  const chosen = new Set<Hit>();
  const fewestFirst = [...kinds.values()].sort((one, other) => one.length - other.length);
  for (const [at, kind] of fewestFirst.entries())
    for (const hit of kind.slice(0, room(chosen.size, fewestFirst.length - at))) chosen.add(hit);
  return hits.filter((hit) => chosen.has(hit)).slice(0, 25);
}

function fits(value: string, soFar: string): boolean {
  const bare = (text: string) => text.toLowerCase().replaceAll(/\s+/g, '');
  return bare(value).includes(bare(soFar));
}
