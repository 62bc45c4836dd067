import { expect, test } from 'vitest';
import { getSpotId, parseSpotId } from '../../../src/games/piecepack/asking/ask-choice.ts';

test.each([
  { x: 0, y: 0 },
  { x: 3.5, y: 12 },
  { x: -1, y: 3 },
  { x: 2, y: -1.5 },
  { x: -3, y: -0.5 },
])('spot id: of %j is read back, also left of the board and below it', (spot) => {
  expect(parseSpotId(getSpotId(spot))).toEqual(spot);
});
