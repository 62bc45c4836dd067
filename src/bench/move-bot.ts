import { randomBytes } from 'node:crypto';
import { pino } from 'pino';
import { commands, personCommands } from '../../commands/index.ts';
import { openProjector } from '../../render/films.ts';
import { openPainters } from '../../render/pool.ts';
import { openThinkers } from '../ai-pool.ts';
import { EVENT_HANDLERS } from '../app/event-handlers.ts';
import type { Leases } from '../cluster/holding.ts';
import { connect } from '../discord/client/connect.ts';
import type { Connected } from '../discord/client/types.ts';
import { earlier } from '../games/earlier.ts';
import { games } from '../games/registry.ts';
import { openStore } from '../store/open.ts';
import { isPostgresUrl } from '../store/place.ts';
import { type Hearing, openSharing } from '../store/sharing.ts';
import { CpuMeter } from './cpu-meter.ts';
import { makeRoom } from './make-room.ts';
import type { Asked, Opening, Told } from './move-process.ts';

/** The whole bot as a process of its own, as `main` would start it; its parent tells it where Discord is. */
const open: {
  close?: () => Promise<void>;
  meter?: CpuMeter;
  leases?: () => Leases;
} = {};

process.on('message', (asked: Asked) => {
  answer(asked).then(
    (told) => process.send?.(told),
    (error: unknown) =>
      process.send?.({ kind: 'failed', why: String((error as Error).stack) } satisfies Told),
  );
});
process.on('disconnect', () => process.exit());

async function answer(asked: Asked): Promise<Told> {
  switch (asked.kind) {
    case 'open':
      await opened(asked);
      return { kind: 'open' };
    case 'spent':
      return { kind: 'spent', spent: await (open.meter ?? refuse()).spent() };
    case 'held':
      return { kind: 'held', held: open.leases?.().held ?? 0 };
    case 'close':
      await open.close?.();
      return { kind: 'closed' };
  }
}

async function opened({ api, token, guild, folder, requestsPerSecond }: Opening): Promise<void> {
  const store = await openStore(folder);
  await makeRoom(store, guild);
  const painters = openPainters();
  const projector = openProjector();
  const thinkers = openThinkers();
  const own = {
    store,
    games,
    earlier,
    puzzles: [],
    onEvent: EVENT_HANDLERS,
    now: Date.now,
    secret: () => randomBytes(32),
  };
  const sharing = isPostgresUrl(folder) ? (hearing: Hearing) => openSharing(folder, hearing) : undefined;
  const connected: Connected = await connect({
    token,
    api,
    house: { ...own, players: thinkers },
    painters,
    projector,
    commands,
    personCommands,
    secondTap: 0,
    isLimited: false,
    sharing,
    watching: {
      client: () => () => {},
      leases: (now) => {
        open.leases = now;
      },
      rest: () => {},
    },
    log: pino({ level: 'error' }, pino.destination(2)),
    ...(requestsPerSecond !== undefined && {
      client: { rest: { globalRequestsPerSecond: requestsPerSecond } },
    }),
  });
  open.meter = new CpuMeter(painters);
  open.close = async () => {
    await connected.close();
    await painters.close();
    await projector.close();
    await thinkers.close();
    await store.destroy();
  };
}

function refuse(): never {
  throw new Error('The bot is not open');
}
