import { findUpcomingAlarm, fireDueAlarm } from '../../src/app/alarms/alarms.ts';
import type { AppContext } from '../../src/app/core/context.ts';

/** Fires all alarms of a context that are due. */
export async function fireDueAlarms(ctx: AppContext): Promise<void> {
  for (
    let next = await findUpcomingAlarm(ctx);
    next && next.at <= ctx.now();
    next = await findUpcomingAlarm(ctx)
  )
    await fireDueAlarm(ctx, next);
}

/** Sets the context's clock to its next alarm and fires it. Throws if none is set. */
export async function fireNextAlarm(ctx: AppContext, set: (at: number) => void): Promise<void> {
  const alarm = await findUpcomingAlarm(ctx);
  if (!alarm) throw new Error('No alarm is set');
  set(alarm.at);
  await fireDueAlarm(ctx, alarm);
}
