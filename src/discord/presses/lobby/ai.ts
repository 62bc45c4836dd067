import { refused } from '../../../engine/refusal.ts';
import { STRENGTH_IDS, type StrengthId } from '../../../players/strengths.ts';
import { REPEATED } from '../../../tables/act.ts';
import { addAi, mayAddAi, removeAi } from '../../../tables/lobby/lobby.ts';
import { loadTable } from '../../../tables/table.ts';
import { lobbyAct } from '../../acts/lobbyAct.ts';
import { oneOf } from '../../kit/fields.ts';
import { namesAt } from '../../kit/names.ts';
import { missingAt } from '../../kit/permissions.ts';
import { press, type Reply } from '../../kit/press.ts';
import { refusalMessage } from '../../kit/refusing.ts';
import { calm } from '../../kit/reply.ts';
import type { Visit } from '../../kit/visit.ts';
import { mindNumbered, mindPanel } from '../../messages/lobby/mindPanel.ts';

declare module '../../kit/ids.ts' {
  interface Presses {
    ai: [];
    mind: [strength: StrengthId];
    noai: [];
  }
}

/** Asks the host which AI shall sit down. */
export const ai = press('ai', [], async ({ table, by, language }) => {
  const objection = mayAddAi(table, by);
  return objection ? refusalMessage(objection, language, namesAt(table)) : mindPanel(table, language);
});

/** Seats that AI. */
export const mind = press('mind', [oneOf(STRENGTH_IDS)], seated);

async function seated(visit: Visit, strength: StrengthId): Promise<Reply> {
  const { bot, by, table, language } = visit;
  const lacking = missingAt(visit, 'tell');
  if (lacking !== null) return { content: lacking };
  const { id, language: spoken } = table.record;
  const outcome = await addAi(
    bot.house,
    by,
    id,
    (number) => mindNumbered(strength, number, spoken),
    strength,
  );
  if (outcome === REPEATED) return { content: calm(language, 'nothingDone') };
  const now = await loadTable(bot.house, id);
  if (refused(now)) return refusalMessage(now, language);
  if (refused(outcome)) return refusalMessage(outcome, language, namesAt(now));
  return mindPanel(now, language, now.sitters[outcome - 1]?.name ?? '');
}

/** Takes the last AI away. */
export const noai = press(
  'noai',
  [],
  (visit) => lobbyAct(visit, { purpose: 'tell', said: 'bot:panel.done', doing: removeAi }),
  'quiet',
);
