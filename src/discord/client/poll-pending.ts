import { listWantedMeetings } from '../../app/leagues/open-matches.ts';
import { listTablesAwaitingAi } from '../../app/play/ai-turns.ts';
import { listNoticesToPublish } from '../../app/publishing/notices.ts';
import { listTablesToPublish } from '../../app/publishing/outbox.ts';
import { startOneByOne } from '../core/start-one-by-one.ts';
import type { Services } from './services.ts';

/** Polls for messages to publish and alarms to fire here, because another process may have queued them. */
export async function pollPending({ bot, publisher, notices, matches, alarms }: Services): Promise<void> {
  const { app } = bot;
  if (app.shardScope?.().shards.length === 0) return;
  await alarms.look();
  await startOneByOne(await listTablesToPublish(app), (id) => publisher.look(id));
  await startOneByOne(await listNoticesToPublish(app), (id) => notices.look(id));
  await startOneByOne(await listWantedMeetings(app), (id) => matches.look(id));
}

/** Polls for AI seats that are due. */
export async function pollAis({ bot, waker }: Services): Promise<void> {
  const { app } = bot;
  if (app.shardScope?.().shards.length !== 0)
    await startOneByOne(await listTablesAwaitingAi(app), (id) => waker.look(id));
}
