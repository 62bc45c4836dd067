import { beforeAll, describe, expect, it } from 'vitest';
import { getScene } from '../../render/registry.ts';
import type { PictureRequest } from '../../render/request.ts';
import type { DigestFact, DigestView } from '../../render/scenes/digest/types.ts';
import { expectTidyPicture } from './expect-tidy.ts';
import { getBoxes } from './get-boxes.ts';
import { muteCanvas } from './mute-canvas.ts';

const LONG = '느긋하고 느긋하고 또 느긋한 볼프강 아마데우스 of Somewhere Else';
const KINDS: readonly DigestFact['kind'][] = ['champion', 'closest', 'longest', 'runs', 'newcomers'];

/** Creates a digest of `games` games with up to `most` matches and `facts` facts, all with long texts. */
function createRequest(games: number, most: number, facts: number): PictureRequest {
  const view: DigestView = {
    ...{ title: LONG, week: '28 December 2026 – 3 January 2027', about: LONG, counted: 'Begegnungen' },
    ...{ count: most * games, posted: '11월 23일' },
    games: Array.from({ length: games }, (_, nth) => ({ name: LONG, count: Math.ceil(most / (nth + 1)) })),
    facts: KINDS.slice(0, facts).map((kind) => ({
      kind,
      head: '가장 아슬아슬한 게임',
      about: LONG,
      words: LONG,
    })),
  };
  const nothing = { viewer: null, occupants: [], turn: [], events: [], marks: [], places: null };
  return { scene: 'digest', view, ...nothing };
}

describe('picture of the weekly digest', () => {
  beforeAll(muteCanvas);

  it.each([1, 2, 3, 4, 5, 6])('digest picture: is tidy with %i games, long texts and any counts', (games) => {
    for (const most of [1, 9, 23, 128, 4_321, 98_765])
      for (const facts of [0, 1, 5]) {
        expectTidyPicture(createRequest(games, most, facts), most);
        expectTidyPicture(
          { ...createRequest(games, most, facts), look: { large: true, strong: true } },
          most,
        );
      }
  });

  it('digest picture: previews are tidy and contain the facts', () => {
    for (const [at, one] of getScene('digest').previews.entries()) expectTidyPicture(one, at);
    const [first] = getScene('digest').previews;
    const texts = first && getBoxes(first).list('text');
    for (const words of ['Letter of the week', '23', 'Go-Stop', 'Mina 24 · Theo 23 · Rex 9', '23 Nov'])
      expect(texts?.map(({ name }) => name)).toContain(words);
  });
});
