import { followGame, unfollowGame } from '../../app/alerts/follow.ts';
import { REPEATED } from '../../app/core/actor.ts';
import { gameOf } from '../../app/core/context.ts';
import { hasStarted, isPlayable, loadTable } from '../../app/core/table.ts';
import { stopRepeating } from '../../app/play/repeat-move.ts';
import { resign as giveUp } from '../../app/seats/resign.ts';
import { isTheirs } from '../../app/seats/take-seat.ts';
import { refused } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { say } from '../../words/say.ts';
import { answerPanel, asItStands, askAgain } from '../acts/answering.ts';
import { hintPanel } from '../acts/hinting.ts';
import { type LobbyAct, lobbyAct } from '../acts/lobbyAct.ts';
import { answerOpenly, repeatOpenly } from '../acts/openly.ts';
import { roused } from '../acts/rousing.ts';
import { digits, flag, oneOf, path, whole, word } from '../kit/fields.ts';
import { cannotLook } from '../kit/hasLeft.ts';
import { FOLLOW_PLACES } from '../kit/ids.ts';
import { nameAfter } from '../kit/names.ts';
import { chosenIn, press, pressAnywhere } from '../kit/press.ts';
import { forgedMessage, notStartedMessage, reason, refusalMessage } from '../kit/refusing.ts';
import { buttonRows, namedButton } from '../kit/rows.ts';
import { isSecondTap } from '../kit/secondTap.ts';
import { isSeated, visitTo } from '../kit/visit.ts';
import { cancelQuestion, moreMessage, resignQuestion, wordsMessage } from '../messages/more.ts';
import { panelFor, spectatorMessage, viewFor } from '../messages/panel.ts';
import { rulesMessage } from '../messages/rules/page.ts';
import { withBack } from '../messages/rules/with-back.ts';

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

/** Shows further information and actions of a table. */
export const more = press('more', [whole], async (visit) => withBack(visit, await moreMessage(visit)));

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

/** Describes the position in words. */
export const words = press('words', [], async (visit) =>
  hasStarted(visit.table)
    ? withBack(visit, await wordsMessage(visit, visit.seat))
    : notStartedMessage(visit.language),
);

/** Opens the first rules page of the table's game. */
export const rules = press('rules', [whole], async (visit) =>
  withBack(visit, await rulesMessage(visit, visit.table.game, 0, visit.table)),
);

/** Opens another rules page: of the table's rules version, or of the current one outside of a table. */
export const page = pressAnywhere('page', [word, digits], async (caller, table, id, number) => {
  const game = table?.game.id === id ? table.game : gameOf(caller.bot.house, id);
  if (!game) return forgedMessage(caller.language);
  const message = await rulesMessage(caller, game, Number(number), table);
  return table ? withBack(visitTo(caller, table), message) : message;
});

/** Shows a hint from the strongest AI. The version is the table's when the hint was requested. */
export const hint = press('hint', [whole], hintPanel);

/** Starts or stops following a game: a spectator gets a direct message when it ends. The message with the button stays as it is. */
export const follow = press('follow', [flag, oneOf(FOLLOW_PLACES)], async (visit, on, from) => {
  const { bot, by, table, language } = visit;
  const outcome = await (on ? followGame : unfollowGame)(bot.house, by, table.record.id);
  const done = text(on ? 'bot:alert.follows' : 'bot:alert.unfollowed');
  const first = [refused(outcome) ? reason(outcome, language) : say(language, done, () => '')];
  if (from === 'more') return await moreMessage(visit, first);
  return await viewFor(visit, first);
});

/** Closes an unanswered question without doing anything. */
export const stop = press('stop', [], async ({ table, language }) => {
  const { id, version, phase } = table.record;
  const content = say(language, text('bot:panel.stopped'), () => '');
  if (phase !== 'playing') return { content };
  return { content, rows: buttonRows([namedButton(language, 'play', ['play', id, version], 'primary')]) };
});
