import { findUpcomingAlarm, fireDueAlarm } from '../../src/app/alarms/alarms.ts';
import type { AppContext } from '../../src/app/core/context.ts';

/** All alarms of a house that have come by now ring. */
export async function fireDueAlarms(ctx: AppContext): Promise<void> {
  for (
    let next = await findUpcomingAlarm(ctx);
    next && next.at <= ctx.now();
    next = await findUpcomingAlarm(ctx)
  )
    await fireDueAlarm(ctx, next);
}

/** The clock of a house is set to its next alarm, which rings. Throws where none is set. */
export async function fireNextAlarm(ctx: AppContext, set: (at: number) => void): Promise<void> {
  const alarm = await findUpcomingAlarm(ctx);
  if (!alarm) throw new Error('No alarm is set');
  set(alarm.at);
  await fireDueAlarm(ctx, alarm);
}
