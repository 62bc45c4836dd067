import { wantedMeetings } from '../../app/leagues/open-matches.ts';
import { leftToAis } from '../../app/play/ai-turns.ts';
import { allUntold } from '../../app/publishing/notices.ts';
import { untoldTables } from '../../app/publishing/outbox.ts';
import { oneByOne } from '../core/one-by-one.ts';
import type { Going } from './services.ts';

/** Looks for what is to be told and rung here, and nobody was told of: who queued it was another process. */
export async function lookAround({ bot, announcer, notices, matches, alarms }: Going): Promise<void> {
  const { house } = bot;
  if (house.part?.().shards.length === 0) return;
  await alarms.look();
  await oneByOne(await untoldTables(house), (id) => announcer.look(id));
  await oneByOne(await allUntold(house), (id) => notices.look(id));
  await oneByOne(await wantedMeetings(house), (id) => matches.look(id));
}

/** The same for AI seats that are to move. */
export async function lookForAis({ bot, waker }: Going): Promise<void> {
  const { house } = bot;
  if (house.part?.().shards.length !== 0) await oneByOne(await leftToAis(house), (id) => waker.look(id));
}
