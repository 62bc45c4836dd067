import { handleChannelDeleted } from '../../app/availability/gone-channels.ts';
import { loadLeague } from '../../app/leagues/league.ts';
import { withdrawFromLeague } from '../../app/leagues/leave.ts';
import {
  findMeeting,
  findStarterMessage,
  listWantedMeetings,
  type Meeting,
  requeueStarter,
  startLeagueMatch,
} from '../../app/leagues/open-matches.ts';
import {
  findMatchMessage,
  isStarterOver,
  listCalledPeople,
  parsePairings,
} from '../../app/leagues/pairings.ts';
import { refused } from '../../engine/refusal.ts';
import type { BotContext } from '../core/context.ts';
import { isMember } from '../core/memory/membership-cache.ts';
import { openMessageThread } from '../core/rest/channel.ts';
import { classifyFailure, isChannelGone } from '../core/rest/failure.ts';
import { startOneByOne } from '../core/start-one-by-one.ts';
import { createLeagueMessage } from '../leagues/message.ts';
import { createPairingMessage, createPairingsMessage, createStarterMessage } from '../leagues/pairings.ts';
import { createCeremonyMessage } from '../leagues/podium.ts';
import { formatMatchThreadName } from '../text/thread-name.ts';
import type { NoticeFactories } from './publish-notice.ts';
import type { Publisher, PublishJob } from './publisher.ts';

/** Factories of the messages of leagues. */
export const LEAGUE_FACTORIES = {
  league: async (bot, { subject }) => {
    const league = await loadLeague(bot.app, Number(subject));
    return refused(league) ? null : await createLeagueMessage(bot, league);
  },
  pairing: async (bot, { subject }) => {
    const told = await findMatchMessage(bot.app, subject);
    return told && createPairingMessage(told.league, told.match, told.tried);
  },
  pairings: async (bot, { subject }) => {
    const pairings = parsePairings(subject);
    const league = pairings && (await loadLeague(bot.app, pairings.league));
    return pairings && league && !refused(league)
      ? await createPairingsMessage(bot.app, league, pairings)
      : null;
  },
  threadStarter: async (bot, { subject }) => {
    const told = await findMatchMessage(bot.app, subject);
    if (!told) return null;
    const { league, match, tried } = told;
    return { ...createStarterMessage(league, match, tried), isOver: isStarterOver(league, match, tried) };
  },
  ceremony: async (bot, { subject }) => {
    const league = await loadLeague(bot.app, Number(subject));
    return refused(league)
      ? null
      : await createCeremonyMessage(bot, league, await listCalledPeople(bot.app, league));
  },
} satisfies NoticeFactories;

/** Creates the job that opens the tables of leagues, each by the number of its match. */
export function createMatchJob(bot: BotContext): PublishJob {
  return {
    tell: (id) => openMatchTable(bot, id),
    isLeft: async (id) => (await findMeeting(bot.app, id)) === null,
    log: bot.log,
    called: 'match',
  };
}

/** Opens every wanted table whose match message has been posted. */
export async function openWantedMatches(bot: BotContext, matches: Publisher): Promise<void> {
  await startOneByOne(await listWantedMeetings(bot.app), (id) => matches.publish(id));
}

/**
 * Opens the thread of a match on its message, or finds the existing one, and starts its table there. Whatever fails in between, there is
 * one thread and one table. A player who has left the server is withdrawn from the league.
 */
async function openMatchTable(bot: BotContext, id: number): Promise<void> {
  const meeting = await findMeeting(bot.app, id);
  if (!meeting) return;
  const { record } = meeting.league;
  const message = await findStarterMessage(bot.app, meeting.match);
  if (message === undefined) return;
  for (const { person } of meeting.pair)
    if ((await isMember(bot.rest, record.guild, person)) === false)
      return await withdrawFromLeague(bot.app, record.id, person);
  // The league may have been closed while Discord was asked for its members.
  if (!(await findMeeting(bot.app, id))) return;
  const thread = await openMatchThread(bot, meeting, message);
  if (thread !== null) await startLeagueMatch(bot.app, id, thread);
}

/**
 * Opens the thread. Returns null if the message or channel was deleted, or Discord never accepts the thread; the match then waits for the
 * next poll.
 */
async function openMatchThread(bot: BotContext, meeting: Meeting, message: string): Promise<string | null> {
  const { channel } = meeting.league.record;
  try {
    return await openMessageThread(bot.rest, channel, message, getMatchThreadName(meeting));
  } catch (error) {
    const failure = classifyFailure(error);
    if (failure !== 'gone' && failure !== 'unsendable') throw error;
    if (failure === 'unsendable')
      bot.log.warn({ match: meeting.match, err: error }, 'Failed to open the thread of a league match');
    else if (isChannelGone(error)) await handleChannelDeleted(bot.app, meeting.league.record);
    else await requeueStarter(bot.app, meeting);
    return null;
  }
}

function getMatchThreadName({ league, pair }: Meeting): string {
  const { game, language } = league.record;
  return formatMatchThreadName(
    game,
    pair.map(({ name }) => name),
    language,
  );
}
