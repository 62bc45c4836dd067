import type { PictureRequest } from '../request.ts';

const OCCUPANTS = ['Dana', '민서', 'Kim Jae', '하늘🌊', 'Ольга', 'Zoë'].map((name, seat) => ({
  name,
  ai: seat === 2,
}));

/** Options of a preview. In `marks`, `b5:A` is the mark A at b5. */
interface Preview {
  readonly scene: string;
  readonly view: unknown;
  readonly seats: number;
  readonly viewer?: number | null;
  readonly turn?: readonly number[];
  readonly events?: readonly unknown[];
  readonly marks?: readonly string[];
}

/** Creates a request as the bot would make it, with names of all sorts. */
export function createPreview({
  seats,
  viewer = 0,
  turn = [0],
  events = [],
  marks = [],
  ...rest
}: Preview): PictureRequest {
  return {
    ...rest,
    viewer,
    occupants: OCCUPANTS.slice(0, seats),
    turn,
    events,
    marks: marks.map(parseMark),
    places: null,
  };
}

function parseMark(text: string): { at: string; mark: string } {
  const colon = text.lastIndexOf(':');
  return { at: text.slice(0, colon), mark: text.slice(colon + 1) };
}

/** Returns the same position as everybody sees it at the end of the match. */
export function endPreview(middle: PictureRequest): PictureRequest {
  const places = middle.occupants.map((_, seat) => ({ seat, place: seat + 1, score: 20 - seat * 4 }));
  return { ...middle, viewer: null, turn: [], marks: [], places };
}
