import type { MessageComponentInteraction } from 'discord.js';
import { REPEATED } from '../../app/core/actor.ts';
import { returnToSeat, takeSeat } from '../../app/seats/take-seat.ts';
import { claimWin } from '../../app/turns/claim.ts';
import { NudgeLater, nudge as send } from '../../app/turns/nudge.ts';
import { type Ballot, vote as cast } from '../../app/turns/vote.ts';
import { CHOICES } from '../../app/turns/votes.ts';
import { refused } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { say } from '../../i18n/say.ts';
import type { Visit } from '../core/context.ts';
import { oneOf, whole } from '../core/fields.ts';
import { nameAfter, namesAt } from '../core/names.ts';
import type { Payload } from '../core/payload.ts';
import { mayNotPost, missingAt } from '../core/permissions.ts';
import { press } from '../core/press.ts';
import { refusalMessage } from '../core/refusing.ts';
import { calm } from '../core/reply.ts';
import { isSecondTap, tooSoonLine } from '../core/second-tap.ts';
import { type LobbyAct, lobbyAct } from '../core/table-action.ts';
import { until } from '../text/moments.ts';
import { claimQuestion } from './claim.ts';
import { voteMessage } from './vote-message.ts';

/** Nudges the players who are due and says so in a new message, so that the panel stays. */
export const nudge = press('nudge', [], nudgeNow, 'anew');

async function nudgeNow(visit: Visit): Promise<Payload> {
  const { bot, by, table, language } = visit;
  const lacking = missingAt(visit, 'tell') ?? (visit.elsewhere ? null : mayNotPost(visit.asked, language));
  if (lacking !== null) return { content: lacking };
  const seats = await send(bot.house, by, table.record.id);
  if (seats === REPEATED) return { content: calm(language, 'nothingDone') };
  if (seats instanceof NudgeLater) {
    const args = { who: seats.who, again: until(seats.again) };
    return { content: say(language, text(`bot:refuse.${seats.why}`, args), namesAt(table)) };
  }
  if (refused(seats)) return refusalMessage(seats, language, namesAt(table));
  const who = seats.map((seat) => ({ seat }));
  return { content: say(language, text('bot:late.nudged', { who }), namesAt(table)) };
}

const claiming: LobbyAct = { purpose: 'tell', said: 'bot:more.claimed', doing: claimWin };

/** Asks for confirmation before claiming a win. */
export const claim = press('claim', [], claimQuestion);

/** Claims the win. */
export const claimSure = press(
  'claim-sure',
  [],
  async (visit) => (isSecondTap(visit) ? await claimQuestion(visit) : await lobbyAct(visit, claiming)),
  'quiet',
);

/**
 * Votes on a turn whose time is over. The answer is a new message, because the one with the button may be deleted by then.
 */
export const vote = press('vote', [whole, whole, oneOf(CHOICES)], (visit, seat, openedAt, choice) =>
  voted(visit, { seat, openedAt, choice }),
);

/** Shows a vote that the player has not answered yet. */
export const votes = press('votes', [], voteMessage);

async function voted(visit: Visit<MessageComponentInteraction>, ballot: Ballot): Promise<Payload> {
  const { bot, by, table, language } = visit;
  if (isSecondTap(visit)) return { content: tooSoonLine(language) };
  const lacking = missingAt(visit, 'tell');
  if (lacking !== null) return { content: lacking };
  const agreed = await cast(bot.house, by, table.record.id, ballot, nameAfter);
  if (agreed === REPEATED) return { content: calm(language, 'nothingDone') };
  if (refused(agreed)) return refusalMessage(agreed, language, namesAt(table));
  const key = agreed.votes < agreed.needed ? 'bot:late.voted' : 'bot:late.agreed';
  const what = text(`bot:late.${ballot.choice}`);
  return { content: say(language, text(key, { what, ...agreed }), namesAt(table)) };
}

const SAID = { purpose: 'tell', said: 'bot:lobby.joined' } as const;

/** Takes an open seat of a running match. */
export const seat = press(
  'seat',
  [whole],
  (visit, wanted) =>
    lobbyAct(visit, { ...SAID, doing: (house, by, tableId) => takeSeat(house, by, tableId, wanted) }),
  'quiet',
);

/** Takes the player's own seat back. */
export const back = press(
  'return',
  [],
  (visit) => lobbyAct(visit, { ...SAID, doing: returnToSeat }),
  'quiet',
);
