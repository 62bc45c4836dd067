import { type Act, REPEATED, type Repeated } from '../../app/core/actor.ts';
import type { House } from '../../app/core/context.ts';
import { loadTable } from '../../app/core/table.ts';
import { type Refusal, refused } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { say } from '../../i18n/say.ts';
import type { Visit } from './context.ts';
import { namesAt } from './names.ts';
import type { Payload } from './payload.ts';
import { missingAt, type Purpose } from './permissions.ts';
import type { Reply } from './press.ts';
import { refusalMessage } from './refusing.ts';
import { calm } from './reply.ts';

/** What can be said of it afterwards. */
type Said =
  | `bot:lobby.${'joined' | 'left' | 'declining' | 'starting' | 'closed'}`
  | 'bot:panel.done'
  | `bot:more.${'cancelled' | 'resigned' | 'claimed'}`;

/** What people do with a table as a whole, by button or by command. */
export interface LobbyAct {
  /** What the channel has to be told of it; without the permissions for that it is not done. */
  readonly purpose?: Purpose;
  /** What the person is told when it is done; `number` is the seat they took. */
  readonly said: Said;
  doing(house: House, by: Act, tableId: number): Promise<number | true | Refusal | Repeated>;
}

/** Does it, and says what came of it; `done` when it took hold, now or at an earlier delivery of the same interaction. */
export async function lobbyAct(visit: Visit, { purpose, said, doing }: LobbyAct): Promise<Reply> {
  const { bot, by, table, language } = visit;
  const lacking = purpose === undefined ? null : missingAt(visit, purpose);
  if (lacking !== null) return { content: lacking };
  const outcome = await doing(bot.house, by, table.record.id);
  if (outcome === REPEATED) return { done: true, content: calm(language, 'nothingDone') };
  if (refused(outcome)) return await explained(visit, outcome);
  return { done: true, content: say(language, text(said, { number: Number(outcome) }), () => '') };
}

async function explained({ bot, table, language }: Visit, refusal: Refusal): Promise<Payload> {
  const now = await loadTable(bot.house, table.record.id);
  return refused(now) ? refusalMessage(refusal, language) : refusalMessage(refusal, language, namesAt(now));
}
