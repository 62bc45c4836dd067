import { messagesOn } from '../../store/notices.ts';
import { channelsOf } from '../../store/places.ts';
import { done } from '../deed.ts';
import type { House } from '../house.ts';
import { type Meeting, meetingOf } from './laying.ts';
import type { LeagueMatchRecord } from './league.ts';
import { wantStarter } from './pairings.ts';
import { pairingOf } from './telling.ts';

/** Returns the threads in which matches are or were played, by match. */
export async function threadsOf(
  { store }: Pick<House, 'store'>,
  matches: readonly LeagueMatchRecord[],
): Promise<ReadonlyMap<number, string>> {
  const channels = await channelsOf(
    store,
    matches.flatMap(({ tableId }) => tableId ?? []),
  );
  return new Map(
    matches.flatMap(({ id, tableId }) => {
      const thread = channels.get(tableId ?? 0);
      return thread === undefined ? [] : [[id, thread]];
    }),
  );
}

/** Returns the message on which the thread of a match is opened, once it is in the channel: the thread has the same id. */
export async function starterOf(
  { store }: Pick<House, 'store'>,
  match: LeagueMatchRecord,
): Promise<string | undefined> {
  const subject = pairingOf(match);
  for (const kind of ['threadStarter', 'pairing'] as const) {
    const message = (await messagesOn(store, kind, [subject])).get(subject);
    if (message !== undefined) return message;
  }
  return undefined;
}

/** The message on which a thread was to be opened is not there: it is posted again. */
export async function wantStarterAgain(house: House, { match }: Meeting): Promise<void> {
  await done(house, async (deed) => {
    const meeting = await meetingOf(deed, match.id);
    if (meeting) await wantStarter(deed, meeting.league.record, meeting.match);
  });
}
