import { type Refusal, refused } from '../engine/refusal.ts';
import type { Key } from '../engine/spoken.ts';
import { type Language, text } from '../engine/text.ts';
import { type Act, REPEATED, type Repeated } from '../tables/act.ts';
import { addAi, join, leave, removeAi } from '../tables/lobby.ts';
import { cancelTable, resign } from '../tables/resign.ts';
import { startTable } from '../tables/start.ts';
import { loadTable } from '../tables/table.ts';
import { say } from '../words/say.ts';
import { type Asked, calm } from './answer.ts';
import type { Bot } from './bot.ts';
import { namesAt } from './names.ts';
import type { Payload } from './payload.ts';
import { missingPermissions } from './permissions.ts';
import { actOf } from './person.ts';
import { refusalMessage } from './refusing.ts';

/** What people do with a table as a whole, by button or by command. */
export type LobbyAct = 'join' | 'leave' | 'ai' | 'noai' | 'start' | 'cancel' | 'end' | 'resign';

/** What to tell the person; `done` when it took hold, now or at an earlier delivery of the same interaction. */
export interface LobbyAnswer {
  readonly done: boolean;
  readonly payload: Payload;
}

/** Does it, and says what came of it. What the channel would have to be told is not done where it cannot be. */
export async function lobbyAct(
  bot: Bot,
  asked: Asked,
  act: LobbyAct,
  table: number,
  language: Language,
): Promise<LobbyAnswer> {
  const lacking = lackingFor(asked, act, language);
  if (lacking !== null) return { done: false, payload: { content: lacking } };
  const outcome = await doing(bot, act, actOf(asked), table);
  if (outcome === REPEATED) return { done: true, payload: { content: calm(language, 'nothingDone') } };
  if (refused(outcome)) return { done: false, payload: await explained(bot, outcome, table, language) };
  return {
    done: true,
    payload: { content: say(language, text(SAID[act], { number: Number(outcome) }), () => '') },
  };
}

function lackingFor(asked: Asked, act: LobbyAct, language: Language): string | null {
  if (act === 'start') return missingPermissions(asked, 'start', language);
  return act === 'join' || act === 'ai' || act === 'noai'
    ? missingPermissions(asked, 'tell', language)
    : null;
}

const SAID = {
  join: 'house:lobby.joined',
  leave: 'house:lobby.left',
  ai: 'house:panel.done',
  noai: 'house:panel.done',
  start: 'house:lobby.starting',
  cancel: 'house:lobby.closed',
  end: 'house:more.cancelled',
  resign: 'house:more.resigned',
} as const satisfies Readonly<Record<LobbyAct, Key>>;

async function doing(
  { house }: Bot,
  act: LobbyAct,
  by: Act,
  table: number,
): Promise<number | true | Refusal | Repeated> {
  switch (act) {
    case 'join':
      return await join(house, by, table);
    case 'leave':
      return await leave(house, by, table);
    case 'ai':
      return await addAi(house, by, table, (number) => `AI ${number}`);
    case 'noai':
      return await removeAi(house, by, table);
    case 'start':
      return await startTable(house, by, table);
    case 'cancel':
      return await cancelTable(house, by, table, 'lobby');
    case 'end':
      return await cancelTable(house, by, table, 'playing');
    case 'resign':
      return await resign(house, by, table, (name, ai) => (ai ? `AI (${name})` : `(${name})`));
  }
}

async function explained(bot: Bot, refusal: Refusal, id: number, language: Language): Promise<Payload> {
  const table = await loadTable(bot.house, id);
  return refused(table)
    ? refusalMessage(refusal, language)
    : refusalMessage(refusal, language, namesAt(table));
}
