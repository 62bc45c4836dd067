import { describe, expect, test } from 'vitest';
import { text } from '../../../../src/engine/text.ts';
import { runaround } from '../../../../src/games/runaround/index.ts';
import { getRefusalKey } from '../../../support/refusal.ts';
import { createRefusal, parsePosition } from './refusal.ts';

const { notation } = runaround;

const COLOURS = { yellow: text('runaround:colour.yellow'), blue: text('runaround:colour.blue') };

describe('Runaround parse of impossible positions', () => {
  const LONG = 'y'.repeat(60);
  const END = createRefusal('runs', { goal: 5 }, 'R-RA-22');
  const part = (name: 'track' | 'side' | 'home' | 'runs', rest: Readonly<Record<string, string>>) => ({
    part: text(`runaround:part.${name}`),
    ...rest,
  });
  test.each([
    ['', createRefusal('partMissing', part('track', { like: '24/5' }))],
    [`24/5 ${LONG}`, createRefusal('part', part('side', { like: 'Y', found: `${LONG.slice(0, 39)}…` }))],
    ['24/5 Y -', createRefusal('partMissing', part('home', { like: 'h2' }))],
    ['24/5 Y - h4', createRefusal('partMissing', part('runs', { like: 'r0' }))],
    ['24/5 Y - h4 r0 Y', createRefusal('part', part('side', { like: 'B', found: 'y' }))],
    ['24/10 Y - h4 r0 B - h4 r0 Y roll', createRefusal('goal', { goal: 10 }, 'R-RA-3')],
    ['14/5 Y - h4 r0 B - h4 r0 Y roll', createRefusal('size', { size: 14 }, 'R-RA-1')],
    ['24/2 Y - h4 r0 B - h4 r0 Y roll', createRefusal('goal', { goal: 2 }, 'R-RA-3')],
    ['24/5 Y - h4 r0 B 24 h3 r0 Y roll', createRefusal('offTrack', { space: 24, last: 23 }, 'R-RA-1')],
    [
      '24/5 Y - h3 r0 B - h4 r0 Y roll',
      createRefusal('pawns', { colour: COLOURS.yellow, count: 3 }, 'R-RA-2'),
    ],
    ['24/5 Y - h4 r0 B - h5 r0 Y roll', createRefusal('pawns', { colour: COLOURS.blue, count: 5 }, 'R-RA-2')],
    ['24/5 Y - h4 r0 B - h4 r5 Y roll', END],
    ['24/5 Y 0 h3 r5 B - h4 r5 Y won', END],
    ['24/5 Y 0 h3 r6 B - h4 r0 Y roll', END],
    ['24/5 Y 0 h3 r0 B 0 h3 r0 Y roll', createRefusal('crowded', { space: 0 }, 'R-RA-18')],
    ['24/5 Y - h4 r0 B 3.3 h2 r0 Y roll', createRefusal('crowded', { space: 3 }, 'R-RA-18')],
    ['24/5 Y 3 h3 r0 B - h4 r0 Y 7', createRefusal('die', { rolled: 7 })],
    ['24/5 Y - h4 r0 B 3 h3 r0 Y 3', createRefusal('nobody', {}, 'R-RA-10')],
    ['24/5 Y 7 h3 r0 B - h4 r0 Y again 7 3', createRefusal('notJoined', { space: 7 }, 'R-RA-18')],
    ['24/5 Y 7.9 h2 r0 B - h4 r0 Y again 7 3', createRefusal('notJoined', { space: 7 }, 'R-RA-18')],
    ['24/5 Y 0* h3 r0 B - h4 r0 Y roll', createRefusal('star', { found: '0*' }, 'R-RA-19')],
  ])('Runaround parse: refuses %j with its ruling', (position, expected) =>
    expect(notation.parse(position, {})).toEqual(expected),
  );

  test.each([
    ['24/5 Y 0.7* h2 r0 B - h4 r0 Y roll', '7*'],
    ['24/5 Y - h4 r0 B 0* h3 r0 Y roll', '0*'],
  ])('Runaround parse: refuses a star that is not on its own start: %s', (position, found) => {
    expect(notation.parse(position, { beyond: true })).toEqual(createRefusal('star', { found }, 'R-RA-19'));
  });

  test('Runaround parse: accepts stars on both starts, and a shared start with the option', () => {
    const stars = parsePosition('24/5 Y 0*.0 h2 r0 B 12* h3 r0 Y roll', { beyond: true });
    expect(stars.due).toEqual([1, 1]);
    const shared = parsePosition('24/5 Y 0.12 h2 r0 B 12.0 h2 r0 Y roll', { share: true });
    expect(shared.pawns).toEqual([
      [0, 12],
      [0, 12],
    ]);
    const elsewhere = notation.parse('24/5 Y 7 h3 r0 B 7 h3 r0 Y roll', { share: true });
    expect(elsewhere).toEqual(createRefusal('crowded', { space: 7 }, 'R-RA-18'));
  });
});

describe('Runaround parse of malformed parts', () => {
  test.each([
    '24/5x Y - h4 r0 B - h4 r0 Y roll',
    'x24/5 Y - h4 r0 B - h4 r0 Y roll',
    '1024/5 Y - h4 r0 B - h4 r0 Y roll',
    '24/005 Y - h4 r0 B - h4 r0 Y roll',
    '24/5 yy - h4 r0 B - h4 r0 Y roll',
    '24/5 xy - h4 r0 B - h4 r0 Y roll',
    '24/5 Y -- h4 r0 B - h4 r0 Y roll',
    '24/5 Y x0 h3 r0 B - h4 r0 Y roll',
    '24/5 Y 007 h3 r0 B - h4 r0 Y roll',
    '24/5 Y 0.007 h2 r0 B - h4 r0 Y roll',
    '24/5 Y 0. h3 r0 B - h4 r0 Y roll',
    '24/5 Y 0.x h3 r0 B - h4 r0 Y roll',
    '24/5 Y - h04 r0 B - h4 r0 Y roll',
    '24/5 Y - xh4 r0 B - h4 r0 Y roll',
    '24/5 Y - hx r0 B - h4 r0 Y roll',
    '24/5 Y - h4 r00 B - h4 r0 Y roll',
    '24/5 Y - h4 xr0 B - h4 r0 Y roll',
    '24/5 Y - h4 rx B - h4 r0 Y roll',
    '24/5 Y - h4 r0 bb - h4 r0 Y roll',
    '24/5 Y - h4 r0 xb - h4 r0 Y roll',
    '24/5 Y - h4 r0 B - h4 r0 yb roll',
    '24/5 Y - h4 r0 B - h4 r0 xy roll',
    '24/5 Y - h4 r0 B - h4 r0 Y rolls',
    '24/5 Y - h4 r0 B - h4 r0 Y xroll',
    '24/5 Y 0 h3 r0 B - h4 r0 Y 04',
    '24/5 Y 0.0 h2 r0 B - h4 r0 Y again 000 4',
    '24/5 Y 0.0 h2 r0 B - h4 r0 Y again 0 04',
    '24/5 Y 0.0 h2 r0 B - h4 r0 Y again x 4',
    '24/5 Y 0.0 h2 r0 B - h4 r0 Y again 0 x',
  ])('Runaround parse: refuses the malformed position %s', (position) =>
    expect(getRefusalKey(notation.parse(position, {}))).toBe('runaround:refuse.part'),
  );

  test('Runaround parse: reads two-digit spaces and the die of an extra turn', () => {
    expect(parsePosition('24/5 Y 10.10 h2 r0 B 15.23 h2 r0 Y again 10 4')).toMatchObject({
      pawns: [
        [10, 10],
        [15, 23],
      ],
      again: 10,
      rolled: 4,
    });
  });
});
