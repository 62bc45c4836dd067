import { messagesOn } from '../../store/notices.ts';
import { done } from '../deed.ts';
import type { House } from '../house.ts';
import { type Meeting, meetingOf } from './laying.ts';
import type { LeagueMatchRecord } from './league.ts';
import { pairingOf, tellPairing } from './telling.ts';

/** The messages of matches that are in the channel, by match: the thread of each has the same id. */
export async function threadsOf(
  { store }: Pick<House, 'store'>,
  matches: readonly LeagueMatchRecord[],
): Promise<ReadonlyMap<number, string>> {
  const messages = await messagesOn(store, 'pairing', matches.map(pairingOf));
  return new Map(
    matches.flatMap((match) => {
      const message = messages.get(pairingOf(match));
      return message === undefined ? [] : [[match.id, message]];
    }),
  );
}

/** The message of a match is not there: it is told again. */
export async function tellAgain(house: House, { match }: Meeting): Promise<void> {
  await done(house, async (deed) => {
    const meeting = await meetingOf(deed, match.id);
    if (meeting) await tellPairing(deed, meeting.league.record, meeting.match);
  });
}
