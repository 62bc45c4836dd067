import { REPEATED } from '../../app/core/actor.ts';
import { isPlayable, loadTable } from '../../app/core/table.ts';
import { stopRepeating } from '../../app/play/repeat-move.ts';
import { resign as giveUp } from '../../app/seats/resign.ts';
import { isTheirs } from '../../app/seats/take-seat.ts';
import { refused } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { say } from '../../i18n/say.ts';
import { path, whole } from '../core/fields.ts';
import { cannotLook } from '../core/left-servers.ts';
import { nameAfter } from '../core/names.ts';
import { chosenIn, press, pressAnywhere } from '../core/press.ts';
import { forgedMessage, refusalMessage } from '../core/refusing.ts';
import { buttonRows, namedButton } from '../core/rows.ts';
import { isSecondTap } from '../core/second-tap.ts';
import { type LobbyAct, lobbyAct } from '../core/table-action.ts';
import { isSeated, visitTo } from '../core/visit.ts';
import { roused } from '../turns/wake.ts';
import { answerPanel, asItStands, askAgain } from './answer.ts';
import { answerOpenly, repeatOpenly } from './answer-publicly.ts';
import { cancelQuestion, resignQuestion } from './end-questions.ts';
import { panelFor, spectatorMessage, viewFor } from './panel.ts';

/** Opens the private panel. The version is the last log entry that the board shows. */
export const play = press('play', [whole], panelFor);

/** Shows the current panel again. */
export const again = press('again', [], panelFor);

/** Opens the panel from a reminder; reminders are recognized by this button. */
export const turn = press('turn', [], panelFor);

/** Handles an answer button of the panel. The path includes the answer. */
export const answer = press('answer', [whole, path], async (visit, version, way) =>
  isSecondTap(visit)
    ? await askAgain(visit, version, way.slice(0, -1))
    : await answerPanel(visit, version, way),
);

/** Handles an answer menu of the panel. Its choice is the last answer of the path. */
export const menu = press('menu', [whole, path], async (visit, version, way) => {
  const { asked, language } = visit;
  if (!asked.isStringSelectMenu()) return forgedMessage(language);
  if (isSecondTap(visit)) return await askAgain(visit, version, way);
  return await answerPanel(visit, version, way, asked.values);
});

/** Goes back to an earlier question without deciding anything. */
export const rethink = press('rethink', [whole, path], (visit, version, way) =>
  answerPanel(visit, version, way),
);

/** Handles an answer under a board: makes the move, or asks the next question. */
export const openly = press('do', [whole, path], answerOpenly, 'quiet');

/** Makes the repeatable move now and at each later turn of the seat. */
export const repeat = press('repeat', [whole], repeatOpenly, 'quiet');

/** Stops repeating, so that the player decides again. */
export const repeatStop = press('repeat-stop', [], async (visit) => {
  const stopped = await stopRepeating(visit.bot.house, visit.by, visit.table.record.id);
  if (refused(stopped)) return await asItStands(visit, [stopped]);
  const line = say(visit.language, text('bot:panel.notRepeating'), () => '');
  return await asItStands(visit, stopped === REPEATED ? [] : [line]);
});

const resigning: LobbyAct = {
  said: 'bot:more.resigned',
  doing: (house, by, tableId) => giveUp(house, by, tableId, nameAfter),
};

/** Asks for confirmation before a resignation, or before ending a match whose rules are missing. */
export const resign = press('resign', [], async (visit) =>
  isPlayable(visit.table) ? resignQuestion(visit) : cancelQuestion(visit),
);

/** Resigns, or ends a match whose rules are missing. */
export const resignSure = press(
  'resign-sure',
  [],
  async (visit) => (isSecondTap(visit) ? resignQuestion(visit) : await lobbyAct(visit, resigning)),
  'quiet',
);

/** Shows the table as the player's own seat sees it. */
export const view = press('view', [whole], async (visit) => await viewFor(visit));

/**
 * Handles the menu of the player's own tables: opens the panel of the chosen one, or shows the table where they can take their seat
 * back. Resumes a paused table.
 */
export const look = pressAnywhere('look', [], async (caller) => {
  const chosen = chosenIn(caller.asked) ?? '';
  const table = /^\d{1,15}$/.test(chosen) ? await loadTable(caller.bot.house, Number(chosen)) : null;
  if (table === null || refused(table) || !isTheirs(table, caller.by.person))
    return forgedMessage(caller.language);
  const no = await cannotLook(caller, table);
  if (no) return refusalMessage(no, caller.language);
  const now = await roused(caller, table);
  if ('no' in now) return now.no;
  const visit = visitTo(caller, now);
  return isSeated(visit) ? await panelFor(visit) : await spectatorMessage(visit);
});

/** Closes an unanswered question without doing anything. */
export const stop = press('stop', [], async ({ table, language }) => {
  const { id, version, phase } = table.record;
  const content = say(language, text('bot:panel.stopped'), () => '');
  if (phase !== 'playing') return { content };
  return { content, rows: buttonRows([namedButton(language, 'play', ['play', id, version], 'primary')]) };
});
