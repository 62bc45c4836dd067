import type { Picture } from './picture.ts';
import { type Line, Queue } from './queue.ts';
import { SCENES } from './registry.ts';
import type { PictureRequest } from './request.ts';
import { Room } from './room.ts';
import { type Drawn, timed } from './timed.ts';

/** How many threads draw: a board that takes its time does not keep whoever is to be answered waiting for long. */
const ROOMS = 2;

/** How many pictures may wait in a line: some five seconds of drawing. */
const MOST = 400;

/** How a picture is wanted. */
export interface Wanting {
  /** `first` unless told. */
  readonly line?: Line;
  /** The id of the table that it is of, if it is of one. */
  readonly table?: number;
  /** Nobody waits any more: it is not begun, or is broken off if it does not end soon. */
  readonly signal?: AbortSignal;
}

/**
 * Threads that draw, so that no picture keeps the house waiting. A table belongs to one of them, which remembers what it has drawn:
 * from one picture of a table to the next, half of it stays as it was.
 */
export interface Painters {
  /**
   * Rejects with an error that names the scene: when it does not exist, fails, or too many pictures wait.
   */
  paint(request: PictureRequest, wanting?: Wanting): Promise<Picture>;
  /**
   * Loads the fonts and draws every scene, so that the first picture is as quick as the others. `pause`: before each scene but the
   * first it is waited for.
   */
  warm(pause?: () => Promise<void>): Promise<void>;
  /** The processor time that its threads have spent so far, in ms; Node 22 cannot tell. */
  spent(): Promise<number>;
  /** Ends the threads; pictures that wait are refused. */
  close(): Promise<void>;
}

export interface PaintersOptions {
  /** What goes wrong with a thread and with no picture: another one takes its place. */
  readonly trouble?: (error: Error) => void;
  /** Told of each picture that somebody wanted; nobody measures unless told. */
  readonly told?: (drawn: Drawn) => void;
}

/** Opens the painters' rooms. Their threads start at once and stay until `close`. */
export function openPainters({ trouble = () => {}, told }: PaintersOptions = {}): Painters {
  const rooms = Array.from({ length: ROOMS }, () => new Room(trouble));
  const queue = new Queue(ROOMS, MOST);
  const paint = async (
    request: PictureRequest,
    { line = 'first', table = 0, signal }: Wanting = {},
    taken?: () => void,
  ) => {
    try {
      const at = await queue.enter({ line, home: table % ROOMS, signal, taken });
      return await (rooms[at] as Room).paint(request, signal).finally(() => queue.leave(at));
    } catch (cause) {
      throw new Error(`The picture of ${request.scene} failed: ${(cause as Error).message}`, { cause });
    }
  };
  return {
    paint: async (request, wanting) =>
      await (told ? timed((taken) => paint(request, wanting, taken), told) : paint(request, wanting)),
    warm: async (pause) => await warmed(paint, pause),
    spent: async () => (await Promise.all(rooms.map((room) => room.spent()))).reduce((sum, ms) => sum + ms),
    close: async () => {
      queue.close();
      await Promise.all(rooms.map((room) => room.close()));
    },
  };
}

/** One scene after another, so that whoever wants a picture meanwhile waits for one of these at most. */
async function warmed(paint: Painters['paint'], pause?: () => Promise<void>): Promise<void> {
  const firsts = SCENES.flatMap(({ previews }) => previews.slice(0, 1));
  const homes = Array.from({ length: ROOMS }, (_, room) => room);
  for (const [nth, preview] of firsts.entries()) {
    if (nth > 0) await pause?.();
    await Promise.all(homes.map((table) => paint(preview, { line: 'later', table })));
  }
}
