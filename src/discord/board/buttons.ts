import { refused } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { REPEATED } from '../../tables/act.ts';
import { followGame, unfollowGame } from '../../tables/alerts/follow.ts';
import { gameOf } from '../../tables/house.ts';
import { stopRepeating } from '../../tables/repeating.ts';
import { resign as giveUp } from '../../tables/seats/resign.ts';
import { isTheirs } from '../../tables/seats/taking.ts';
import { hasStarted, isPlayable, loadTable } from '../../tables/table.ts';
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

/** Opens the private panel; the version is the last log entry that the board tells. */
export const play = press('play', [whole], panelFor);

/** Shows the panel as it is now. */
export const again = press('again', [], panelFor);

/** Opens it from a reminder, which is known by this button. */
export const turn = press('turn', [], panelFor);

/** An answer of the panel, the path being whole. */
export const answer = press('answer', [whole, path], async (visit, version, way) =>
  isSecondTap(visit)
    ? await askAgain(visit, version, way.slice(0, -1))
    : await answerPanel(visit, version, way),
);

/** A menu of the panel: the last answer is what it chose. */
export const menu = press('menu', [whole, path], async (visit, version, way) => {
  const { asked, language } = visit;
  if (!asked.isStringSelectMenu()) return forgedMessage(language);
  if (isSecondTap(visit)) return await askAgain(visit, version, way);
  return await answerPanel(visit, version, way, asked.values);
});

/** The way back to an earlier question, which decides nothing. */
export const rethink = press('rethink', [whole, path], (visit, version, way) =>
  answerPanel(visit, version, way),
);

/** An answer under a board: it makes the move, which the board shows, or leads to the next question. */
export const openly = press('do', [whole, path], answerOpenly, 'quiet');

/** Makes the move that can be repeated, now and at each turn of the seat. */
export const repeat = press('repeat', [whole], repeatOpenly, 'quiet');

/** Lets the person decide by themselves again. */
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

/** Asks once more; where the rules are gone the match can only be ended. */
export const resign = press('resign', [], async (visit) =>
  isPlayable(visit.table) ? resignQuestion(visit) : cancelQuestion(visit),
);

/** Gives the seat up. */
export const resignSure = press(
  'resign-sure',
  [],
  async (visit) => (isSecondTap(visit) ? resignQuestion(visit) : await lobbyAct(visit, resigning)),
  'quiet',
);

/** What one's own seat sees. */
export const view = press('view', [whole], async (visit) => await viewFor(visit));

/** What else there is to know and to do at a table. */
export const more = press('more', [whole], async (visit) => withBack(visit, await moreMessage(visit)));

/**
 * The menu of one's own tables: opens the panel of the one that is chosen, wherever it is, or shows the one in which a seat
 * can be taken back. One that sleeps wakes.
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

/** The position in words. */
export const words = press('words', [], async (visit) =>
  hasStarted(visit.table)
    ? withBack(visit, await wordsMessage(visit, visit.seat))
    : notStartedMessage(visit.language),
);

/** The rules of the table's game, from their first page. */
export const rules = press('rules', [whole], async (visit) =>
  withBack(visit, await rulesMessage(visit, visit.table.game, 0, visit.table)),
);

/** Another page: of the rules by which the table is played; at none, of those of now. */
export const page = pressAnywhere('page', [word, digits], async (caller, table, id, number) => {
  const game = table?.game.id === id ? table.game : gameOf(caller.bot.house, id);
  if (!game) return forgedMessage(caller.language);
  const message = await rulesMessage(caller, game, Number(number), table);
  return table ? withBack(visitTo(caller, table), message) : message;
});

/** Asks what the strongest AI would do; the version is that of the table on which it was asked. */
export const hint = press('hint', [whole], hintPanel);

/** A person who does not play is told when the game ends, or no longer; the message stays what it was. */
export const follow = press('follow', [flag, oneOf(FOLLOW_PLACES)], async (visit, on, from) => {
  const { bot, by, table, language } = visit;
  const outcome = await (on ? followGame : unfollowGame)(bot.house, by, table.record.id);
  const done = text(on ? 'bot:alert.follows' : 'bot:alert.unfollowed');
  const first = [refused(outcome) ? reason(outcome, language) : say(language, done, () => '')];
  if (from === 'more') return await moreMessage(visit, first);
  return await viewFor(visit, first);
});

/** Closes a question that has not been answered: nothing was done. */
export const stop = press('stop', [], async ({ table, language }) => {
  const { id, version, phase } = table.record;
  const content = say(language, text('bot:panel.stopped'), () => '');
  if (phase !== 'playing') return { content };
  return { content, rows: buttonRows([namedButton(language, 'play', ['play', id, version], 'primary')]) };
});
