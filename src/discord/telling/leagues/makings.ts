import { loadLeague } from '../../../app/leagues/league.ts';
import { calledTo, isStarterOver, parsePairings, toldBy } from '../../../app/leagues/pairings.ts';
import { refused } from '../../../engine/refusal.ts';
import { ceremonyMessage } from '../../messages/league/ceremony.ts';
import { leagueMessage } from '../../messages/league/leagueMessage.ts';
import { pairingMessage, pairingsMessage, starterMessage } from '../../messages/league/pairing.ts';
import type { Makings } from '../notices/notice.ts';

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
