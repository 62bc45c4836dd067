import { Refusal } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { findTableByCode, type JoinCode, type TableRecord } from '../../store/tables.ts';
import type { Actor, Repeated } from '../core/actor.ts';
import type { AppContext } from '../core/context.ts';
import { isDirect } from '../core/screens.ts';
import { inLobbyAsHost, joinLobby } from './lobby.ts';

/** Letters and digits that nobody confuses with each other. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Number of characters of a code: 40 random bits. */
const CODE_LENGTH = 8;

/** Time in ms for which a code is valid. */
const CODE_TTL_MS = 3 * 86_400_000;

/** Creates a random code for a table without a server, at a time in ms since 1970; null for a table of a server. */
export function createCode(
  { secret }: Pick<AppContext, 'secret'>,
  place: Pick<TableRecord, 'guild'>,
  at: number,
): JoinCode | null {
  if (!isDirect(place)) return null;
  const letters = [...secret().subarray(0, CODE_LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]);
  return { code: letters.join(''), until: at + CODE_TTL_MS };
}

/** Formats a code as players read it: "ABCD-EFGH". */
export function formatCode(code: string): string {
  return `${code.slice(0, CODE_LENGTH / 2)}-${code.slice(CODE_LENGTH / 2)}`;
}

/** Parses a typed code; spaces, dashes, small letters and words before it do not matter. */
export function parseCode(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(-CODE_LENGTH);
}

/** Takes a seat at the table with a code. Returns the table's id. */
export async function joinByCode(ctx: AppContext, by: Actor, typed: string): Promise<JoinedByCode | Refusal> {
  const found = await findTableByCode(ctx.store, parseCode(typed), ctx.now());
  if (!found) return new Refusal(text('bot:refuse.noSuchCode'));
  return { id: found.id, outcome: await joinLobby(ctx, by, found.id) };
}

/** The table of a code, and the number of the seat that was taken there. */
interface JoinedByCode {
  readonly id: number;
  readonly outcome: number | Refusal | Repeated;
}

/** Replaces the code of a lobby, so that the old one is no longer valid. Only the host may. */
export async function renewCode(ctx: AppContext, by: Actor, id: number): Promise<true | Refusal | Repeated> {
  return await inLobbyAsHost<true>(ctx, by, id, ({ record }, { at }) => {
    const code = createCode(ctx, record, at);
    return code ? { outcome: true, change: { code } } : new Refusal(text('bot:refuse.forged'));
  });
}
