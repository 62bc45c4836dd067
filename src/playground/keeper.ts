import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { ownAll, ownFile, ownFolder } from './own.ts';
import type { Call } from './protocol.ts';
import type { Room } from './room.ts';
import type { Server } from './world/server.ts';
import type { Channel, Post } from './world/world.ts';

/** Keeps the room in a folder, which is its owner's alone. */
interface Keeper {
  load(): Promise<void>;
  stop(): Promise<void>;
}

interface Kept {
  readonly address: string;
  readonly channels: readonly Channel[];
  readonly posts: readonly Post[];
  readonly files: readonly { readonly id: string; readonly name: string; readonly type: string }[];
  /** What became of the first server and of the room; absent in a folder of before that could change. */
  readonly server?: Fate;
  /** What became of the other servers; absent in a folder of before there were several. */
  readonly others?: readonly Membership[];
  /** Absent in a folder of before they were counted. */
  readonly calls?: readonly Call[];
}

/** Who has left a server, and whether the bot has. */
interface Membership {
  readonly id?: string;
  readonly away: readonly string[];
  readonly isBotIn: boolean;
}

interface Fate extends Membership {
  readonly gone: readonly string[];
  readonly refusing: readonly string[];
  /** By how many ms the clock was put forward. */
  readonly ahead: number;
}

const PAUSE_MS = 250;

/** Writes channels, messages and files to a folder a moment after every change. */
export function keep(room: Room, folder: string): Keeper {
  const written = new Set<string>();
  let timer: NodeJS.Timeout | null = null;
  let writing = Promise.resolve();
  const save = (): void => {
    timer = null;
    writing = writing.then(() => write(room, folder, written));
  };
  return {
    async load() {
      await ownAll(folder);
      await read(room, folder, written);
      room.world.on(({ kind }) => {
        if (!QUIET.has(kind)) timer ??= setTimeout(save, PAUSE_MS);
      });
    },
    async stop() {
      if (timer !== null) {
        clearTimeout(timer);
        save();
      }
      await writing;
    },
  };
}

const QUIET: ReadonlySet<string> = new Set(['interaction', 'gateway', 'request', 'commands']);

async function write(room: Room, folder: string, written: Set<string>): Promise<void> {
  await ownFolder(join(folder, 'files'));
  const posts = [...room.world.posts.values()].filter(({ thinking }) => !thinking);
  const wanted = new Set(posts.flatMap((post) => post.files.map(({ id }) => id)));
  const files = [...room.cdn.files].filter(([id]) => wanted.has(id));
  for (const [id, { bytes }] of files.filter(([id]) => !written.has(id))) {
    await ownFile(join(folder, 'files', id), bytes);
    written.add(id);
  }
  const kept: Kept = {
    address: room.cdn.address,
    channels: [...room.world.channels.values()],
    posts,
    files: files.map(([id, { name, type }]) => ({ id, name, type })),
    server: fateOf(room),
    others: room.world.servers.slice(1).map(membershipOf),
    calls: room.calls.waiting,
  };
  await ownFile(join(folder, 'room.json.new'), JSON.stringify(kept));
  await rename(join(folder, 'room.json.new'), join(folder, 'room.json'));
}

async function read(room: Room, folder: string, written: Set<string>): Promise<void> {
  const text = await readFile(join(folder, 'room.json'), 'utf8').catch(() => null);
  if (text === null) return;
  const { address } = JSON.parse(text) as Kept;
  // The port may be another one than last time, and every picture has it in its address.
  const kept = JSON.parse(text.replaceAll(`${address}/`, `${room.cdn.address}/`)) as Kept;
  for (const { id, name, type } of kept.files) {
    room.cdn.files.set(id, { name, type, bytes: await readFile(join(folder, 'files', id)) });
    written.add(id);
    room.snowflakes.above(id);
  }
  for (const channel of kept.channels) room.world.channels.set(channel.id, channel);
  for (const post of kept.posts) {
    room.world.posts.set(post.message.id, post);
    room.snowflakes.above(post.message.id);
  }
  room.calls.restore(kept.calls ?? []);
  if (kept.server !== undefined) meet(room, kept.server);
  for (const other of kept.others ?? []) enter(room.world.server(other.id ?? ''), other);
}

function fateOf({ world, clock }: Room): Fate {
  const { gone, refusing, first } = world;
  return { ...membershipOf(first), gone: [...gone], refusing: [...refusing], ahead: clock.ahead };
}

const membershipOf = ({ id, away, isBotIn }: Server): Membership => ({ id, away: [...away], isBotIn });

function enter(server: Server | undefined, { away, isBotIn }: Membership): void {
  for (const id of away) server?.away.add(id);
  server?.setBotIn(isBotIn);
}

function meet({ world, clock }: Room, fate: Fate): void {
  const { gone, refusing, ahead } = fate;
  clock.advance(Math.max(0, ahead - clock.ahead));
  for (const id of gone) {
    world.gone.add(id);
    world.channels.delete(id);
  }
  for (const id of refusing) world.refusing.add(id);
  enter(world.first, fate);
}
