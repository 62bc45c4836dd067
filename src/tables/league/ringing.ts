import { refused } from '../../engine/refusal.ts';
import type { RingDate } from '../house.ts';
import { closed } from './closing.ts';
import { loadLeague } from './league.ts';
import { lookAgain } from './onward.ts';
import { tellLeague } from './telling.ts';

/** One that nobody has begun is closed; in one that runs it is tried again to open what could not be opened. */
export const ringLeague: RingDate = async (_house, deed, { subject }) => {
  const league = await loadLeague(deed, Number(subject));
  if (refused(league)) return;
  if (league.record.phase === 'running') await lookAgain(deed, league);
  if (league.record.phase !== 'entering') return;
  await closed(deed, league);
  await tellLeague(deed, league.record);
};
