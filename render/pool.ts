import type { Picture } from './picture.ts';
import { SCENES } from './registry.ts';
import type { PictureRequest } from './request.ts';
import { Room } from './room.ts';
import { type Drawn, timed } from './timed.ts';

/** Whether somebody waits for a picture before them (`first`), or it is for a channel (`later`). */
export type Line = 'first' | 'later';

/** How a picture is wanted. */
export interface Wanting {
  /** `first` unless told. */
  readonly line?: Line;
  /** Nobody waits any more: it is not begun, or is broken off if it does not end soon. */
  readonly signal?: AbortSignal;
}

/**
 * Threads that draw, so that no picture keeps the house waiting: one for each line, so that panels and boards do not keep each other
 * waiting either. Panels are cut out and boards whole, so hardly anything that was drawn before is drawn again by the other.
 */
export interface Painters {
  /**
   * Rejects with an error that names the scene: when it does not exist, fails, or too many pictures wait.
   */
  paint(request: PictureRequest, wanting?: Wanting): Promise<Picture>;
  /** Loads the fonts and draws every scene, so that the first picture is as quick as the others. */
  warm(): Promise<void>;
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
  const rooms: Readonly<Record<Line, Room>> = { first: new Room(trouble), later: new Room(trouble) };
  const both = Object.values(rooms);
  const paint = (request: PictureRequest, { line = 'first', signal }: Wanting = {}, taken?: () => void) =>
    rooms[line].paint(request, { signal, taken });
  return {
    paint: async (request, wanting) =>
      await (told ? timed((taken) => paint(request, wanting, taken), told) : paint(request, wanting)),
    warm: async () => {
      const firsts = SCENES.flatMap(({ previews }) => previews.slice(0, 1));
      // One after another, so that whoever wants a picture meanwhile waits for one of these at most.
      for (const preview of firsts) await Promise.all(both.map((room) => room.paint(preview)));
    },
    spent: async () => (await Promise.all(both.map((room) => room.spent()))).reduce((sum, ms) => sum + ms),
    close: async () => {
      await Promise.all(both.map((room) => room.close()));
    },
  };
}
