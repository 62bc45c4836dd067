import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { PlaygroundContext } from './playground-context.ts';
import { makeAllPrivate, makePrivateFolder, writePrivateFile } from './private-files.ts';
import type { UnreadCall } from './protocol.ts';
import type { Server } from './world/server.ts';
import type { Channel, Post } from './world/world.ts';

/** Keeps the room in a folder, which is its owner's alone. */
interface StateFolder {
  load(): Promise<void>;
  stop(): Promise<void>;
}

interface SavedState {
  readonly address: string;
  readonly channels: readonly Channel[];
  readonly posts: readonly Post[];
  readonly files: readonly { readonly id: string; readonly name: string; readonly type: string }[];
  /** What became of the first server and of the room; absent in a folder of before that could change. */
  readonly server?: SavedFate;
  /** What became of the other servers; absent in a folder of before there were several. */
  readonly others?: readonly SavedMembership[];
  /** Absent in a folder of before they were counted. */
  readonly calls?: readonly UnreadCall[];
}

/** Who has left a server, and whether the bot has. */
interface SavedMembership {
  readonly id?: string;
  readonly away: readonly string[];
  readonly isBotIn: boolean;
}

interface SavedFate extends SavedMembership {
  readonly gone: readonly string[];
  readonly refusing: readonly string[];
  /** By how many ms the clock was put forward. */
  readonly ahead: number;
}

const SAVE_DELAY_MS = 250;

/** Writes channels, messages and files to a folder a moment after every change. */
export function openStateFolder(room: PlaygroundContext, folder: string): StateFolder {
  const written = new Set<string>();
  let timer: NodeJS.Timeout | null = null;
  let writing = Promise.resolve();
  const save = (): void => {
    timer = null;
    writing = writing.then(() => writeState(room, folder, written));
  };
  return {
    async load() {
      await makeAllPrivate(folder);
      await readState(room, folder, written);
      room.world.on(({ kind }) => {
        if (!UNSAVED_KINDS.has(kind)) timer ??= setTimeout(save, SAVE_DELAY_MS);
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

const UNSAVED_KINDS: ReadonlySet<string> = new Set(['interaction', 'gateway', 'request', 'commands']);

async function writeState(room: PlaygroundContext, folder: string, written: Set<string>): Promise<void> {
  await makePrivateFolder(join(folder, 'files'));
  const posts = [...room.world.posts.values()].filter(({ thinking }) => !thinking);
  const wanted = new Set(posts.flatMap((post) => post.files.map(({ id }) => id)));
  const files = [...room.cdn.files].filter(([id]) => wanted.has(id));
  for (const [id, { bytes }] of files.filter(([id]) => !written.has(id))) {
    await writePrivateFile(join(folder, 'files', id), bytes);
    written.add(id);
  }
  const kept: SavedState = {
    address: room.cdn.address,
    channels: [...room.world.channels.values()],
    posts,
    files: files.map(([id, { name, type }]) => ({ id, name, type })),
    server: getFate(room),
    others: room.world.servers.slice(1).map(getMembership),
    calls: room.calls.waiting,
  };
  await writePrivateFile(join(folder, 'room.json.new'), JSON.stringify(kept));
  await rename(join(folder, 'room.json.new'), join(folder, 'room.json'));
}

async function readState(room: PlaygroundContext, folder: string, written: Set<string>): Promise<void> {
  const text = await readFile(join(folder, 'room.json'), 'utf8').catch(() => null);
  if (text === null) return;
  const { address } = JSON.parse(text) as SavedState;
  // The port may be another one than last time, and every picture has it in its address.
  const kept = JSON.parse(text.replaceAll(`${address}/`, `${room.cdn.address}/`)) as SavedState;
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
  if (kept.server !== undefined) restoreFate(room, kept.server);
  for (const other of kept.others ?? []) restoreMembership(room.world.server(other.id ?? ''), other);
}

function getFate({ world, clock }: PlaygroundContext): SavedFate {
  const { gone, refusing, first } = world;
  return { ...getMembership(first), gone: [...gone], refusing: [...refusing], ahead: clock.ahead };
}

const getMembership = ({ id, away, isBotIn }: Server): SavedMembership => ({ id, away: [...away], isBotIn });

function restoreMembership(server: Server | undefined, { away, isBotIn }: SavedMembership): void {
  for (const id of away) server?.away.add(id);
  server?.setBotIn(isBotIn);
}

function restoreFate({ world, clock }: PlaygroundContext, fate: SavedFate): void {
  const { gone, refusing, ahead } = fate;
  clock.advance(Math.max(0, ahead - clock.ahead));
  for (const id of gone) {
    world.gone.add(id);
    world.channels.delete(id);
  }
  for (const id of refusing) world.refusing.add(id);
  restoreMembership(world.first, fate);
}
