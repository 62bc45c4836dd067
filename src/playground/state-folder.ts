import { chmod, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PlaygroundContext } from './playground-context.ts';
import type { UnreadCall } from './protocol.ts';
import type { Server } from './world/server.ts';
import type { ApplicationEmoji, Channel, Post } from './world/world.ts';

const FOLDER_MODE = 0o700;

const FILE_MODE = 0o600;

/** State of the playground in a folder that only its owner can read. */
interface StateFolder {
  load(): Promise<void>;
  stop(): Promise<void>;
}

interface SavedState {
  readonly address: string;
  readonly channels: readonly Channel[];
  readonly posts: readonly Post[];
  readonly files: readonly { readonly id: string; readonly name: string; readonly type: string }[];
  /** State of the first server and the playground; absent in folders of versions without it. */
  readonly server?: SavedFate;
  /** State of the other servers; absent in folders of versions with one server. */
  readonly others?: readonly SavedMembership[];
  /** Emoji of the application; absent in folders of versions without them. */
  readonly emoji?: readonly ApplicationEmoji[];
  /** Unread calls; absent in folders of versions that did not count them. */
  readonly calls?: readonly UnreadCall[];
}

/** People who left a server, and whether the bot is on it. */
interface SavedMembership {
  readonly id?: string;
  readonly away: readonly string[];
  readonly isBotIn: boolean;
}

interface SavedFate extends SavedMembership {
  readonly gone: readonly string[];
  readonly refusing: readonly string[];
  /** People who installed the bot; absent in folders of versions without that. */
  readonly installed?: readonly string[];
  /** Ms by which the clock was advanced. */
  readonly ahead: number;
}

const SAVE_DELAY_MS = 250;

/** Opens the folder, into which changes of channels, messages and files are written after {@link SAVE_DELAY_MS}. */
export function openStateFolder(playground: PlaygroundContext, folder: string): StateFolder {
  const written = new Set<string>();
  let timer: NodeJS.Timeout | null = null;
  let writing = Promise.resolve();
  const save = (): void => {
    timer = null;
    writing = writing.then(() => writeState(playground, folder, written));
  };
  return {
    async load() {
      await makeAllPrivate(folder);
      await readState(playground, folder, written);
      playground.world.on(({ kind }) => {
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

async function writeState(
  playground: PlaygroundContext,
  folder: string,
  written: Set<string>,
): Promise<void> {
  await makePrivateFolder(join(folder, 'files'));
  const posts = [...playground.world.posts.values()].filter(({ thinking }) => !thinking);
  const emoji = [...playground.world.emoji.values()];
  const wanted = new Set([...posts.flatMap(({ files }) => files), ...emoji].map(({ id }) => id));
  const files = [...playground.cdn.files].filter(([id]) => wanted.has(id));
  for (const [id, { bytes }] of files.filter(([id]) => !written.has(id))) {
    await writePrivateFile(join(folder, 'files', id), bytes);
    written.add(id);
  }
  const kept: SavedState = {
    address: playground.cdn.address,
    channels: [...playground.world.channels.values()],
    posts,
    files: files.map(([id, { name, type }]) => ({ id, name, type })),
    server: getFate(playground),
    others: playground.world.servers.slice(1).map(getMembership),
    emoji,
    calls: playground.calls.waiting,
  };
  await writePrivateFile(join(folder, 'room.json.new'), JSON.stringify(kept));
  await rename(join(folder, 'room.json.new'), join(folder, 'room.json'));
}

async function readState(playground: PlaygroundContext, folder: string, written: Set<string>): Promise<void> {
  const text = await readFile(join(folder, 'room.json'), 'utf8').catch(() => null);
  if (text === null) return;
  const { address } = JSON.parse(text) as SavedState;
  // The port may differ from last time, and the URL of every picture contains it.
  const kept = JSON.parse(text.replaceAll(`${address}/`, `${playground.cdn.address}/`)) as SavedState;
  for (const { id, name, type } of kept.files) {
    playground.cdn.files.set(id, { name, type, bytes: await readFile(join(folder, 'files', id)) });
    written.add(id);
    playground.snowflakes.above(id);
  }
  for (const emoji of kept.emoji ?? []) playground.world.emoji.set(emoji.id, emoji);
  for (const channel of kept.channels) playground.world.channels.set(channel.id, channel);
  for (const post of kept.posts) {
    playground.world.posts.set(post.message.id, post);
    playground.snowflakes.above(post.message.id);
  }
  playground.calls.restore(kept.calls ?? []);
  if (kept.server !== undefined) restoreFate(playground, kept.server);
  for (const other of kept.others ?? []) restoreMembership(playground.world.server(other.id ?? ''), other);
}

function getFate({ world, clock }: PlaygroundContext): SavedFate {
  const { gone, refusing, installed, first } = world;
  const kept = { gone: [...gone], refusing: [...refusing], installed: [...installed] };
  return { ...getMembership(first), ...kept, ahead: clock.ahead };
}

const getMembership = ({ id, away, isBotIn }: Server): SavedMembership => ({ id, away: [...away], isBotIn });

function restoreMembership(server: Server | undefined, { away, isBotIn }: SavedMembership): void {
  for (const id of away) server?.away.add(id);
  server?.setBotIn(isBotIn);
}

function restoreFate({ world, clock }: PlaygroundContext, fate: SavedFate): void {
  const { gone, refusing, installed = [], ahead } = fate;
  clock.advance(Math.max(0, ahead - clock.ahead));
  for (const id of gone) {
    world.gone.add(id);
    world.channels.delete(id);
  }
  for (const id of refusing) world.refusing.add(id);
  for (const id of installed) world.installed.add(id);
  restoreMembership(world.first, fate);
}

/** Creates a folder and its parents if missing, readable by their owner alone. */
async function makePrivateFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: FOLDER_MODE });
}

async function writePrivateFile(path: string, content: string | Uint8Array): Promise<void> {
  await writeFile(path, content, { mode: FILE_MODE });
}

/** Makes an existing folder and everything in it readable by its owner alone. */
async function makeAllPrivate(folder: string): Promise<void> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => null);
  if (found === null) return;
  await makePrivate(folder, FOLDER_MODE);
  for (const entry of found) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) await makePrivate(path, FOLDER_MODE);
    if (entry.isFile()) await makePrivate(path, FILE_MODE);
  }
}

/** Sets the mode; leaves files of another owner as they are. */
async function makePrivate(path: string, mode: number): Promise<void> {
  await chmod(path, mode).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPERM') throw error;
  });
}
