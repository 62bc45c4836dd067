import { describe, expect, it } from 'vitest';
import { loadFonts } from '../../render/fonts.ts';
import type { Box, Rect } from '../../render/kit/boxes.ts';
import { FACES } from '../../render/kit/hwatu/faces.ts';
import type { PictureRequest, StyleOptions } from '../../render/request.ts';
import { gostop as scene } from '../../render/scenes/gostop/scene.ts';
import type { GoStopEvent } from '../../src/games/gostop/types.ts';
import { getBoxes } from './get-boxes.ts';
import { getPreview, listTexts } from './gostop-scene.ts';

loadFonts();

const FIRST = getPreview(0);

describe('Go-Stop last move', () => {
  it('Go-Stop last move: shows the taken cards again, large and beside the row', () => {
    const taken = getBoxes(FIRST)
      .list('piece')
      .filter(({ name }) => name.startsWith('taken '));
    expect(taken.map(({ name }) => name)).toEqual(['taken 8D2', 'taken 8A']);
    expect(Math.min(...taken.map(({ width }) => width))).toBeGreaterThanOrEqual(100);
  });

  it('Go-Stop last move: tells where cards came from', () => {
    expect(listTexts(FIRST)).toEqual(expect.arrayContaining(['hand', 'pile']));
    expect(listTexts({ ...FIRST, look: { language: 'ko' } })).toEqual(expect.arrayContaining(['손', '더미']));
    expect(listTexts({ ...FIRST, events: [] })).not.toContain('hand');
  });

  it('Go-Stop last move: shows the newest of several moves', () => {
    const events: readonly GoStopEvent[] = [
      { kind: 'played', seat: 0, card: '1D1', onto: [] },
      { kind: 'drew', seat: 0, card: '5B', onto: [] },
      ...(FIRST.events as readonly GoStopEvent[]),
    ];
    const several = { ...FIRST, events, order: events.map((_, at) => (at < 2 ? 1 : 2)) };
    expect(listTexts(several)).toEqual(listTexts(FIRST));
    expect(listBadges(several)).toEqual(expect.arrayContaining(['move 1', 'move 2']));
  });

  it.each(listGameLooks())('Go-Stop picture: covers no month of a card, style %j', (look) => {
    for (const request of scene.previews) {
      const boxes = getBoxes({ ...request, look });
      const above = [...boxes.list('badge'), ...boxes.list('text')];
      const months = boxes.list('piece').filter(({ name }) => name.replace('taken ', '') in FACES);
      for (const card of months)
        expect(
          above.filter((box) => isTouching(box, getMonthRect(card))),
          card.name,
        ).toEqual([]);
    }
  });
});

describe('Go-Stop great moments', () => {
  const [birds, seat] = [getPreview(7), 0];
  const kiss: readonly GoStopEvent[] = [
    { kind: 'played', seat, card: '12A', onto: [] },
    { kind: 'drew', seat, card: '12D+', onto: ['12A'] },
    { kind: 'took', seat, cards: ['12A', '12D+'] },
  ];
  const took: GoStopEvent = { kind: 'took', seat, cards: ['12A', '12D+'] };
  it.each<readonly [string, string, readonly GoStopEvent[]]>([
    ['Three birds', '고도리', birds.events as readonly GoStopEvent[]],
    ['Kiss', '쪽', kiss],
    ['Sweep', '싹쓸이', [took, { kind: 'bonus', seat, of: 'sweep', count: 1 }]],
    ['All four', '따닥', [took, { kind: 'bonus', seat, of: 'ttadak', count: 1 }]],
    ['GO 2', '2고', [took, { kind: 'went', seat, count: 2, points: 8 }]],
    ['Stop', '스톱', [{ kind: 'stopped', seat, points: 8, forced: false }]],
    ['Four in hand', '총통', [{ kind: 'four', seat, month: 5 }]],
  ])('Go-Stop great moment: %s has its seal', (en, ko, events) => {
    expect(listTexts({ ...birds, events })).toContain(en);
    expect(listTexts({ ...birds, events, look: { language: 'ko' } })).toContain(ko);
  });

  it('Go-Stop great moment: an ordinary turn has no seal', () => {
    expect(listTexts({ ...birds, events: [took] })).toEqual(listTexts({ ...birds, events: [] }));
  });
});

function listGameLooks(): readonly Partial<StyleOptions>[] {
  return [{}, { large: true }, { strong: true, language: 'ko' }];
}

/** Returns the place of a card's month: the tab at its upper left, without the sign of its value. */
function getMonthRect({ x, y, width }: Box): Rect {
  const tab = Math.max(width * 0.2, 16);
  return { x: x + 2, y: y + 3, width: tab * 0.8, height: tab * 0.8 };
}

function isTouching(one: Rect, other: Rect): boolean {
  const across = one.x < other.x + other.width && other.x < one.x + one.width;
  return across && one.y < other.y + other.height && other.y < one.y + one.height;
}

function listBadges(request: PictureRequest): readonly string[] {
  return getBoxes(request)
    .list('badge')
    .map(({ name }) => name);
}
