import { isOfMemory } from '../../../app/core/table.ts';
import { splitTurns } from '../../../app/publishing/log-end.ts';
import { type Recap, recapOf } from '../../../app/replay/recap.ts';
import type { LogEntry } from '../../../store/log.ts';
import type { Visit } from '../../kit/bot.ts';
import { type Button, namedButton } from '../../kit/rows.ts';
import { isSeated } from '../../kit/visit.ts';
import { seenEntry } from '../lines.ts';
import { type Shown, tracesOf } from '../picture.ts';
import { screenOf } from './screen.ts';

/** What is new to somebody: in lines, as traces on their picture, and a film where it is more than that shows. */
interface News {
  readonly lines: readonly string[];
  readonly traces: Required<Pick<Shown, 'events' | 'order'>>;
  readonly buttons: readonly Button[];
}

/** What has happened since this person decided something last. */
export async function newsFor(visit: Visit): Promise<News> {
  const { bot, table, by } = visit;
  const recap = await recapOf(bot.house, table, isSeated(visit) ? by.person : null);
  const { lines, dropped } = await screenOf(visit, recap);
  const moves = recap.entries.filter(({ kind }) => kind === 'move').length;
  const isMore = dropped > 0 || moves > recap.traced.length;
  return { lines, traces: tracesIn(visit, recap), buttons: isMore ? film(visit, recap) : [] };
}

/** Traces with one number a turn, as on boards, told as boards are later. */
function tracesIn({ table, seat }: Visit, { traced }: Recap): News['traces'] {
  const see = (entry: LogEntry) => seenEntry(table.game, entry, seat, 'later');
  return tracesOf(splitTurns(traced).map((turn) => turn.flatMap(see)));
}

/** There is no film of positions that players have to remember. */
function film({ table, language }: Visit, { from }: Recap): readonly Button[] {
  const { id, phase } = table.record;
  if (phase === 'playing' && isOfMemory(table)) return [];
  return [namedButton(language, 'film', ['since', id, from])];
}
