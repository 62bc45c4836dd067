import { awardMatch, type LateMatch, loadLateMatches } from '../../app/leagues/award.ts';
import { findParticipant, isLive, type League, type LeaguePerson } from '../../app/leagues/league.ts';
import { getRemovablePeople, leaveLeague, removeFromLeague } from '../../app/leagues/leave.ts';
import { checkOrganiser, joinLeague, reopenLeague } from '../../app/leagues/open.ts';
import { beginLeague, closeLeague } from '../../app/leagues/progress.ts';
import { Refusal, refused } from '../../engine/refusal.ts';
import { type Language, text } from '../../engine/text.ts';
import { type ComponentReply, defineComponentWithoutTable, getChosenValue } from '../core/component.ts';
import type { InteractionContext } from '../core/context.ts';
import { wholeNumber } from '../core/fields.ts';
import { escapeName } from '../core/names.ts';
import type { Payload } from '../core/payload.ts';
import { createButtonRows } from '../core/rows.ts';
import { isSecondTap } from '../core/second-tap.ts';
import { createLeagueButton, translateWithoutSeats } from './league-text.ts';
import { checkCanOpenLeagueHere, loadLeagueContext, runLeagueAction, showLeague } from './open.ts';

/** Enters a league that has not begun. */
export const leagueEnter = defineComponentWithoutTable(
  'league-enter',
  [wholeNumber],
  (ctx, id) => runLeagueAction(ctx, id, joinLeague),
  'quiet',
);

/** Starts a league with the players who entered. */
export const leagueStart = defineComponentWithoutTable(
  'league-start',
  [wholeNumber],
  (ctx, id) => runLeagueAction(ctx, id, beginLeague),
  'quiet',
);

/** Opens a finished league again. */
export const leagueAgain = defineComponentWithoutTable(
  'league-again',
  [wholeNumber],
  async (ctx, id) => {
    const no = checkCanOpenLeagueHere(ctx);
    if (no) return no;
    return await runLeagueAction(ctx, id, async (ctx, by) => {
      const opened = await reopenLeague(ctx, by, id);
      return refused(opened) || opened === 'repeated' ? opened : true;
    });
  },
  'quiet',
);

/** Leaves a league: at once before it has begun, after a confirmation while it runs. */
export const leagueLeave = defineComponentWithoutTable(
  'league-leave',
  [wholeNumber],
  leaveOrConfirm,
  'quiet',
);

async function leaveOrConfirm(ctx: InteractionContext, id: number): Promise<ComponentReply> {
  const loaded = await loadLeagueContext(ctx, id);
  if ('no' in loaded) return loaded.no;
  const { league } = loaded;
  const asks = league.record.phase === 'running' && findParticipant(league, ctx.by.person) !== undefined;
  return asks ? createLeaveQuestion(league, ctx.language) : await runLeagueAction(ctx, id, leaveLeague);
}

/** Confirms leaving a running league. */
export const leagueLeaveSure = defineComponentWithoutTable('league-leave-sure', [wholeNumber], (ctx, id) =>
  isSecondTap(ctx) ? leaveOrConfirm(ctx, id) : runLeagueAction(ctx, id, leaveLeague),
);

/** Asks for confirmation before removing the player chosen in the menu. */
export const leagueRemove = defineComponentWithoutTable('league-out', [wholeNumber], (ctx, id) =>
  removeOrConfirm(ctx, id, Number(getChosenValue(ctx.interaction))),
);

async function removeOrConfirm(ctx: InteractionContext, id: number, number: number): Promise<ComponentReply> {
  const loaded = await loadLeagueContext(ctx, id);
  if ('no' in loaded) return loaded.no;
  const { league } = loaded;
  const one = getRemovablePeople(league, loaded.ctx.by).find((other) => other.number === number);
  if (one) return createRemoveQuestion(league, one, ctx.language);
  return await runLeagueAction(ctx, id, (app, by) => removeFromLeague(app, by, id, number));
}

/** Removes a player from the league. */
export const leagueRemoveSure = defineComponentWithoutTable(
  'league-out-sure',
  [wholeNumber, wholeNumber],
  (ctx, id, number) =>
    isSecondTap(ctx)
      ? removeOrConfirm(ctx, id, number)
      : runLeagueAction(ctx, id, (app, by) => removeFromLeague(app, by, id, number)),
);

/** Asks for confirmation before closing a league, if the caller may close it. */
export const leagueClose = defineComponentWithoutTable(
  'league-close',
  [wholeNumber],
  closeOrConfirm,
  'quiet',
);

async function closeOrConfirm(ctx: InteractionContext, id: number): Promise<ComponentReply> {
  const loaded = await loadLeagueContext(ctx, id);
  if ('no' in loaded) return loaded.no;
  const { league } = loaded;
  const asks = isLive(league) && checkOrganiser(league, loaded.ctx.by) === null;
  return asks ? createCloseQuestion(league, ctx.language) : await runLeagueAction(ctx, id, closeLeague);
}

/** Confirms closing a league. */
export const leagueCloseSure = defineComponentWithoutTable('league-close-sure', [wholeNumber], (ctx, id) =>
  isSecondTap(ctx) ? closeOrConfirm(ctx, id) : runLeagueAction(ctx, id, closeLeague),
);

/** Shows the standings with the caller's own matches. */
export const leagueMine = defineComponentWithoutTable(
  'league-mine',
  [wholeNumber],
  (ctx, id) => showLeague(ctx, id),
  'anew',
);

/** Asks for confirmation before ending the overdue match chosen in the menu. */
export const leagueLate = defineComponentWithoutTable('league-late', [wholeNumber], (ctx, id) =>
  confirmAward(ctx, id, Number(getChosenValue(ctx.interaction))),
);

async function confirmAward(ctx: InteractionContext, id: number, matchId: number): Promise<ComponentReply> {
  const loaded = await loadLeagueContext(ctx, id);
  if ('no' in loaded) return loaded.no;
  const { bot, by, language } = loaded.ctx;
  const late = await loadLateMatches(bot.app, loaded.league, by, bot.app.now());
  const one = late.find(({ match }) => match.id === matchId);
  if (one) return createAwardQuestion(loaded.league, one, language);
  return await showLeague(ctx, id, new Refusal(text('bot:league.refuse.notLate')));
}

/** Ends a match against the player whose turn is overdue. */
export const leagueAward = defineComponentWithoutTable(
  'league-award',
  [wholeNumber, wholeNumber],
  (ctx, id, matchId) =>
    isSecondTap(ctx)
      ? confirmAward(ctx, id, matchId)
      : runLeagueAction(ctx, id, (app, by) => awardMatch(app, by, id, matchId)),
);

/** Asks a player for confirmation before leaving a running league. */
function createLeaveQuestion({ record }: League, language: Language): Payload {
  return {
    content: translateWithoutSeats(language, text('bot:league.asked.leave')),
    rows: createButtonRows([
      createLeagueButton(language, 'sureLeave', ['league-leave-sure', 0, record.id], 'danger'),
    ]),
  };
}

/** Asks for confirmation before closing a league. */
function createCloseQuestion({ record }: League, language: Language): Payload {
  return {
    content: translateWithoutSeats(language, text('bot:league.asked.close')),
    rows: createButtonRows([
      createLeagueButton(language, 'sureClose', ['league-close-sure', 0, record.id], 'danger'),
    ]),
  };
}

/** Asks for confirmation before removing an entrant. */
function createRemoveQuestion({ record }: League, one: LeaguePerson, language: Language): Payload {
  return {
    content: translateWithoutSeats(language, text('bot:league.asked.out', { name: escapeName(one.name) })),
    rows: createButtonRows([
      createLeagueButton(language, 'sureOut', ['league-out-sure', 0, record.id, one.number], 'danger'),
    ]),
  };
}

/** Asks for confirmation before ending a match against a player whose turn is overdue. */
function createAwardQuestion({ record }: League, one: LateMatch, language: Language): Payload {
  const [late, other] = [escapeName(one.late.name), escapeName(one.other.name)];
  return {
    content: translateWithoutSeats(language, text('bot:league.asked.award', { late, other })),
    rows: createButtonRows([
      createLeagueButton(language, 'sureAward', ['league-award', 0, record.id, one.match.id], 'danger'),
    ]),
  };
}
