import { channelGone } from '../../app/availability/gone-channels.ts';
import { loadLeague } from '../../app/leagues/league.ts';
import { goneFromServer } from '../../app/leagues/leave.ts';
import {
  layTable,
  type Meeting,
  meetingOf,
  starterOf,
  wantedMeetings,
  wantStarterAgain,
} from '../../app/leagues/open-matches.ts';
import { calledTo, isStarterOver, parsePairings, toldBy } from '../../app/leagues/pairings.ts';
import { refused } from '../../engine/refusal.ts';
import type { Bot } from '../core/context.ts';
import { isMember } from '../core/memory/members.ts';
import { oneByOne } from '../core/one-by-one.ts';
import { openThreadOn } from '../core/rest/channel.ts';
import { failureOf, isChannelGone } from '../core/rest/failure.ts';
import { leagueMessage } from '../leagues/message.ts';
import { pairingMessage, pairingsMessage, starterMessage } from '../leagues/pairings.ts';
import { ceremonyMessage } from '../leagues/podium.ts';
import { matchThreadName } from '../text/thread-name.ts';
import type { Makings } from './notice.ts';
import type { Announcer, Saying } from './publisher.ts';

/** What the messages of leagues say. */
export const LEAGUE_MAKINGS = {
  league: async (bot, { subject }) => {
    const league = await loadLeague(bot.house, Number(subject));
    return refused(league) ? null : await leagueMessage(bot, league);
  },
  pairing: async (bot, { subject }) => {
    const told = await toldBy(bot.house, subject);
    return told && pairingMessage(told.league, told.match, told.tried);
  },
  pairings: async (bot, { subject }) => {
    const pairings = parsePairings(subject);
    const league = pairings && (await loadLeague(bot.house, pairings.league));
    return pairings && league && !refused(league) ? await pairingsMessage(bot.house, league, pairings) : null;
  },
  threadStarter: async (bot, { subject }) => {
    const told = await toldBy(bot.house, subject);
    if (!told) return null;
    const { league, match, tried } = told;
    return { ...starterMessage(league, match, tried), isOver: isStarterOver(league, match, tried) };
  },
  ceremony: async (bot, { subject }) => {
    const league = await loadLeague(bot.house, Number(subject));
    return refused(league) ? null : await ceremonyMessage(bot, league, await calledTo(bot.house, league));
  },
} satisfies Makings;

/** How the tables of leagues are opened, each by the number of its match. */
export function openingTables(bot: Bot): Saying {
  return {
    tell: (id) => openTable(bot, id),
    isLeft: async (id) => (await meetingOf(bot.house, id)) === null,
    log: bot.log,
    called: 'match',
  };
}

/** Whatever table is wanted is opened, where the message of its match is there. */
export async function openWanted(bot: Bot, matches: Announcer): Promise<void> {
  await oneByOne(await wantedMeetings(bot.house), (id) => matches.news(id));
}

/**
 * Opens the thread of a match on its message, or finds the one that is there, and lays its table in it: whatever fails in
 * between, it is one thread and one table. Nobody is waited for who is not in the server.
 */
async function openTable(bot: Bot, id: number): Promise<void> {
  const meeting = await meetingOf(bot.house, id);
  if (!meeting) return;
  const { record } = meeting.league;
  const message = await starterOf(bot.house, meeting.match);
  if (message === undefined) return;
  for (const { person } of meeting.pair)
    if ((await isMember(bot.rest, record.guild, person)) === false)
      return await goneFromServer(bot.house, record.id, person);
  // The league may have been closed while Discord was asked for its members.
  if (!(await meetingOf(bot.house, id))) return;
  const thread = await threadOn(bot, meeting, message);
  if (thread !== null) await layTable(bot.house, id, thread);
}

/** Null where the message was deleted, or the whole channel, or where Discord never takes it: then it waits for the next look. */
async function threadOn(bot: Bot, meeting: Meeting, message: string): Promise<string | null> {
  const { channel } = meeting.league.record;
  try {
    return await openThreadOn(bot.rest, channel, message, threadName(meeting));
  } catch (error) {
    const failure = failureOf(error);
    if (failure !== 'gone' && failure !== 'unsendable') throw error;
    if (failure === 'unsendable')
      bot.log.warn({ match: meeting.match, err: error }, 'A thread of a match cannot be opened');
    else if (isChannelGone(error)) await channelGone(bot.house, meeting.league.record);
    else await wantStarterAgain(bot.house, meeting);
    return null;
  }
}

function threadName({ league, pair }: Meeting): string {
  const { game, language } = league.record;
  return matchThreadName(
    game,
    pair.map(({ name }) => name),
    language,
  );
}
