import type { MessageComponentInteraction } from 'discord.js';
import { REPEATED } from '../../app/core/actor.ts';
import { returnToSeat, takeSeat } from '../../app/seats/take-seat.ts';
import { claimWin } from '../../app/turns/claim.ts';
import { NudgeLaterRefusal, nudgePlayers as send } from '../../app/turns/nudge.ts';
import { findOpenVote } from '../../app/turns/questions.ts';
import { VOTE_CHOICES } from '../../app/turns/timeout-votes.ts';
import { type Ballot, castVote as cast } from '../../app/turns/vote.ts';
import { refused } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import { defineComponent } from '../core/component.ts';
import type { TableContext } from '../core/context.ts';
import { defineOneOf, wholeNumber } from '../core/fields.ts';
import { formatVacatedName, getGameName, getSafeNames } from '../core/names.ts';
import type { Payload } from '../core/payload.ts';
import { describeMissingAtTable, explainCannotPost } from '../core/permissions.ts';
import { createRefusalMessage } from '../core/refusals.ts';
import { getStandardReply } from '../core/reply.ts';
import { formatTooSoonLine, isSecondTap } from '../core/second-tap.ts';
import { runTableAction, type TableAction } from '../core/table-action.ts';
import { formatDateTime } from '../text/timestamps.ts';
import { createClaimQuestion } from './claim.ts';
import { createUndoAnswerRows, formatUndoQuestion } from './undo-question.ts';
import { createVoteRows, formatVoteQuestion } from './vote-question.ts';
import { formatWaitLines } from './wait-lines.ts';

/** Nudges the players who are due and says so in a new message, so that the panel stays. */
export const nudge = defineComponent('nudge', [], nudgeNow, 'anew');

async function nudgeNow(ctx: TableContext): Promise<Payload> {
  const { bot, by, table, language } = ctx;
  const lacking =
    describeMissingAtTable(ctx, 'tell') ??
    (ctx.elsewhere ? null : explainCannotPost(ctx.interaction, language));
  if (lacking !== null) return { content: lacking };
  const seats = await send(bot.app, by, table.record.id);
  if (seats === REPEATED) return { content: getStandardReply(language, 'nothingDone') };
  if (seats instanceof NudgeLaterRefusal) {
    const args = { who: seats.who, again: formatDateTime(seats.again) };
    return { content: translate(language, text(`bot:refuse.${seats.why}`, args), getSafeNames(table)) };
  }
  if (refused(seats)) return createRefusalMessage(seats, language, getSafeNames(table));
  const who = seats.map((seat) => ({ seat }));
  return { content: translate(language, text('bot:late.nudged', { who }), getSafeNames(table)) };
}

const claimAction: TableAction = { purpose: 'tell', said: 'bot:more.claimed', doing: claimWin };

/** Asks for confirmation before claiming a win. */
export const claim = defineComponent('claim', [], createClaimQuestion);

/** Claims the win. */
export const claimSure = defineComponent(
  'claim-sure',
  [],
  async (ctx) => (isSecondTap(ctx) ? await createClaimQuestion(ctx) : await runTableAction(ctx, claimAction)),
  'quiet',
);

/**
 * Votes on a turn whose time is over. The answer is a new message, because the one with the button may be deleted by then.
 */
export const vote = defineComponent(
  'vote',
  [wholeNumber, wholeNumber, defineOneOf(VOTE_CHOICES)],
  (ctx, seat, openedAt, choice) => answerVote(ctx, { seat, openedAt, choice }),
);

/** Shows a vote that the player has not answered yet. */
export const votes = defineComponent('votes', [], createVoteMessage);

async function answerVote(ctx: TableContext<MessageComponentInteraction>, ballot: Ballot): Promise<Payload> {
  const { bot, by, table, language } = ctx;
  if (isSecondTap(ctx)) return { content: formatTooSoonLine(language) };
  const lacking = describeMissingAtTable(ctx, 'tell');
  if (lacking !== null) return { content: lacking };
  const agreed = await cast(bot.app, by, table.record.id, ballot, formatVacatedName);
  if (agreed === REPEATED) return { content: getStandardReply(language, 'nothingDone') };
  if (refused(agreed)) return createRefusalMessage(agreed, language, getSafeNames(table));
  const key = agreed.votes < agreed.needed ? 'bot:late.voted' : 'bot:late.agreed';
  const what = text(`bot:late.${ballot.choice}`);
  return { content: translate(language, text(key, { what, ...agreed }), getSafeNames(table)) };
}

const JOINED_ACTION = { purpose: 'tell', said: 'bot:lobby.joined' } as const;

/** Takes an open seat of a running match. */
export const takeSeatButton = defineComponent(
  'seat',
  [wholeNumber],
  (tableCtx, wanted) =>
    runTableAction(tableCtx, {
      ...JOINED_ACTION,
      doing: (ctx, by, tableId) => takeSeat(ctx, by, tableId, wanted),
    }),
  'quiet',
);

/** Takes the player's own seat back. */
export const returnToSeatButton = defineComponent(
  'return',
  [],
  (ctx) => runTableAction(ctx, { ...JOINED_ACTION, doing: returnToSeat }),
  'quiet',
);

/** Shows a player the question at a table that they have not answered yet, with its answers, in their language. */
async function createVoteMessage({ bot, by, table, language }: TableContext): Promise<Payload> {
  const vote = await findOpenVote(bot.app.store, table, by.person, bot.app.now());
  const title = `**${getGameName(table.game, language)}**`;
  if (vote === null) return { content: translate(language, text('bot:refuse.decided'), () => '') };
  if (vote.about === 'undo')
    return {
      content: [title, formatUndoQuestion(table, vote.undo, language)].join('\n'),
      rows: createUndoAnswerRows(table, language),
    };
  const lines = [title, ...(await formatWaitLines(bot.app, table, language))];
  return {
    content: [...lines, formatVoteQuestion(table, vote.vote, language)].join('\n'),
    rows: createVoteRows(table, vote.vote, language),
  };
}
