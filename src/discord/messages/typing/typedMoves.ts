import { seatOf, type Table, turnOf } from '../../../app/core/table.ts';
import type { Composing } from '../../../app/play/move.ts';
import { refused } from '../../../engine/refusal.ts';
import type { Language } from '../../../engine/text.ts';
import { normaliseTyped, readTyped } from '../../../engine/typed.ts';
import type { Typist } from '../../kit/bot.ts';
import type { Offer } from '../../kit/command.ts';
import { cut } from '../../kit/cut.ts';
import type { Legal, LegalMove } from '../../kit/legal.ts';
import { bare, legalAt } from './legal.ts';

/** No more of what is being typed is looked for, in characters. */
const LONGEST = 100;

/** Reads a typed move in the game's notation. */
export function typedMove(wish: string): Composing {
  return (game, view, seat) => {
    const move = readTyped(game, wish, view, seat);
    return refused(move) ? move : { move };
  };
}

/** The legal moves that go with what was typed so far, with what they mean; at most 25. None for who may not move. */
export async function typedMoves(typist: Typist, table: Table): Promise<readonly Offer[]> {
  const { asked, bot, language } = typist;
  const seat = seatOf(table, asked.user.id);
  const turn = turnOf(table);
  if (seat === null || turn.kind === 'over' || !turn.seats.includes(seat)) return [];
  const legal = await legalAt(bot, table, seat);
  const hits = await fitting(
    legal,
    bare(normaliseTyped(asked.options.getFocused().slice(0, LONGEST))),
    language,
  );
  return ofEveryKind(hits).map((hit) => ({
    name: cut(`${hit.value} · ${legal.meaning(hit, language)}`, 100),
    value: cut(hit.value, 100),
  }));
}

async function fitting(legal: Legal, soFar: string, language: Language): Promise<readonly LegalMove[]> {
  if (soFar === '') return legal.moves;
  const meanings = await legal.meanings(language);
  return legal.moves.filter((move, at) => move.bare.includes(soFar) || meanings[at]?.includes(soFar));
}

/** At most 25 of them, the first of each kind of action, then the second of each, and so on; in their order. */
function ofEveryKind(hits: readonly LegalMove[]): readonly LegalMove[] {
  const kinds = new Map<string, LegalMove[]>();
  for (const hit of hits) {
    const kind = kinds.get(hit.path[0] ?? '');
    if (kind) kind.push(hit);
    else kinds.set(hit.path[0] ?? '', [hit]);
  }
  const room = (taken: number, left: number) => Math.ceil((25 - taken) / left);
  const chosen = new Set<LegalMove>();
  const fewestFirst = [...kinds.values()].sort((one, other) => one.length - other.length);
  for (const [at, kind] of fewestFirst.entries())
    for (const hit of kind.slice(0, room(chosen.size, fewestFirst.length - at))) chosen.add(hit);
  return hits.filter((hit) => chosen.has(hit)).slice(0, 25);
}
