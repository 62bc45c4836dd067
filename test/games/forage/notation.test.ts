import { describe, expect, test } from 'vitest';
import { listWholeMoves } from '../../../src/engine/kernel.ts';
import { type Refusal, refused } from '../../../src/engine/refusal.ts';
import { forage } from '../../../src/games/forage/index.ts';
import type { ForageMove } from '../../../src/games/forage/types.ts';
import { formatText } from '../../support/game/format-text.ts';
import { playRandomSteps } from './games.ts';
import { parseState } from './table.ts';

const { notation } = forage;

describe('Forage notation', () => {
  test('Forage notation: reads every position of random games as printed', () => {
    for (const { after } of playRandomSteps(6)) {
      expect(notation.parse(notation.print(after), { ...after.options })).toEqual(after);
    }
  });

  test('Forage notation: reads every legal move of random games as printed', () => {
    for (const { before } of playRandomSteps(4)) {
      const view = forage.view(before, before.mover);
      for (const { move } of listWholeMoves(forage, view, before.mover)) {
        expect(notation.parseMove(notation.printMove(move), view, before.mover)).toEqual(move);
      }
    }
  });
});

const LAY =
  'torus 1 | pawns a1 h1 h8 a8 | coins - | stash S:Sn12345 M:Mn12345 C:Cn12345 A:An12345 | round 1 first S to move S';
const CHOOSE =
  'torus 2 | pawns a1 h4 c8 | coins a1:S2 e7:C1 f7:C2 g7:C4 | stash S:M3 M:S4 C:- | round 1 first S to move S';
const STASH =
  'torus 2 | pawns b1 h4 c8 | coins a1:S2 e7:C1 f7:C2 g7:C4 | stash S:M3Cn M:S4 C:- | round 1 first S to move S';
const GO = `${CHOOSE} rolled 3`;
const WILD = `${CHOOSE} rolled n`;

const go = (direction: 'n' | 'ne' | 's', steps: number): ForageMove => ({
  kind: 'go',
  course: { direction, steps },
});
const use = (suit: number, value: number, direction: 'n' | 'ne' | 'e', steps: number): ForageMove => ({
  kind: 'use',
  source: { kind: 'stash', coin: { suit, value } },
  course: { direction, steps },
});
const under: ForageMove = { kind: 'use', source: { kind: 'under' }, course: { direction: 'ne', steps: 2 } };

describe('Forage parseMove', () => {
  test.each<[string, string, ForageMove]>([
    [CHOOSE, 'roll', { kind: 'roll' }],
    [CHOOSE, ' ROLL ', { kind: 'roll' }],
    [CHOOSE, 'r', { kind: 'roll' }],
    [CHOOSE, '주사위', { kind: 'roll' }],
    [CHOOSE, '주사위 굴리기', { kind: 'roll' }],
    [CHOOSE, 'die', { kind: 'roll' }],
    [CHOOSE, 'Roll the die', { kind: 'roll' }],
    [GO, '3 ne 3', go('ne', 3)],
    [GO, '3칸 북동쪽으로', go('ne', 3)],
    [GO, 'ne - 3', go('ne', 3)],
    [GO, 'ne', go('ne', 3)],
    [GO, 'NE 3', go('ne', 3)],
    [GO, '3ne', go('ne', 3)],
    [GO, '3 north-east', go('ne', 3)],
    [GO, '북동', go('ne', 3)],
    [GO, '↗', go('ne', 3)],
    [GO, '↓ 3', go('s', 3)],
    [WILD, 'n 5', go('n', 5)],
    [WILD, '5n', go('n', 5)],
    [LAY, 'S3 ne', use(0, 3, 'ne', 3)],
    [LAY, 's3ne', use(0, 3, 'ne', 3)],
    [LAY, '3 ne', use(0, 3, 'ne', 3)],
    [LAY, 'Sn ne 4', use(0, 0, 'ne', 4)],
    [LAY, 'blank ne 4', use(0, 0, 'ne', 4)],
    [LAY, 'S0 e 4', use(0, 0, 'e', 4)],
    [LAY, 'sa n', use(0, 1, 'n', 1)],
    [STASH, 'm3 n', use(1, 3, 'n', 3)],
    [STASH, 'M3-ne', use(1, 3, 'ne', 3)],
    [STASH, '3 of moons ne', use(1, 3, 'ne', 3)],
    [STASH, 'Moons 3, north-east', use(1, 3, 'ne', 3)],
    [STASH, '달 3 북동', use(1, 3, 'ne', 3)],
    [STASH, '달 3 동전 북동쪽', use(1, 3, 'ne', 3)],
    [STASH, 'blank of crowns n 2', use(2, 0, 'n', 2)],
    [STASH, '왕관 빈 동전 북 2', use(2, 0, 'n', 2)],
    [STASH, 'cn n 2', use(2, 0, 'n', 2)],
    [CHOOSE, 'under ne', under],
    [CHOOSE, 'Under NE 2', under],
    [CHOOSE, 'below, north-east', under],
    [CHOOSE, '밑 북동', under],
  ])('Forage parseMove: at %s, reads %j', (at, typed, move) => {
    expect(notation.parseMove(typed, forage.view(parseState(at), 0), 0)).toEqual(move);
  });

  test.each([
    [LAY, 'pass', 'forage:refuse.move.lay'],
    [LAY, '', 'forage:refuse.move.lay'],
    [LAY, '7 ne', 'forage:refuse.move.lay'],
    [LAY, 'S3', 'forage:refuse.move.lay'],
    [LAY, 'Sn ne', 'forage:refuse.move.howFar'],
    [LAY, 'ne 3', 'forage:refuse.move.lay'],
    [STASH, 'pass', 'forage:refuse.move.use'],
    [STASH, 'ne 3', 'forage:refuse.rollFirst'],
    [CHOOSE, '북동', 'forage:refuse.rollFirst'],
    [GO, '3 ne 4', 'forage:refuse.move.twice'],
    [WILD, '2n5', 'forage:refuse.move.twice'],
    [GO, 'up', 'forage:refuse.move.go'],
    [GO, 'S3 ne', 'forage:refuse.move.go'],
    [WILD, 'ne', 'forage:refuse.move.howFar'],
    [GO, 'x'.repeat(500), 'forage:refuse.move.go'],
  ])('Forage parseMove: at %s, refuses %j', (at, typed, key) => {
    const outcome = notation.parseMove(typed, forage.view(parseState(at), 0), 0);
    expect(refused(outcome) && outcome.reason.key).toBe(key);
    expect(formatText('en', (outcome as Refusal).reason).length).toBeLessThan(250);
  });
});

describe('Forage parse', () => {
  test.each([
    ['', 'parts', '1'],
    [LAY.replace('torus', 'sphere'), 'head', 'sphere 1'],
    [LAY.replace('torus 1', 'torus 3'), 'head', 'torus 3'],
    [LAY.replace('a1 h1 h8 a8', 'a1 h1'), 'pawns', 'a1 h1'],
    [LAY.replace('a1 h1', 'a1 i9'), 'square', 'i9'],
    [LAY.replace('torus', 'ring').replace('h1', 'e5'), 'square', 'e5'],
    [LAY.replace('h1', 'a1'), 'twoPawns', 'a1'],
    [LAY.replace('coins -', 'coin'), 'coins', 'coin'],
    [CHOOSE.replace('a1:S2', 'a1:X2'), 'coin', 'a1:x2'],
    [CHOOSE.replace('a1:S2', 'a1S2'), 'coin', 'a1s2'],
    [CHOOSE.replace('a1:S2', 'i1:S2'), 'square', 'i1'],
    [CHOOSE.replace('a1:S2', 'a1:M3'), 'twice', 'M3'],
    [CHOOSE.replace('a1:S2', 'a1:A2'), 'noSuchSuit', 'A2'],
    [CHOOSE.replace(' C:-', ''), 'stashes', '3'],
    [CHOOSE.replace('M:S4', 'M:S4x'), 'stash', 'm:s4x'],
    [CHOOSE.replace('S:M3 M:S4', 'M:S4 S:M3'), 'stash', 'm:s4'],
    [CHOOSE.replace('round 1', 'round 0'), 'turn', 'round 0'],
    [CHOOSE.replace('to move S', 'to move X'), 'turn', 'to move X'],
    [CHOOSE.replace('to move S', 'to move A'), 'noSuchPlayer', '3'],
    [`${LAY} rolled 3`, 'tooEarly', 'phase 1'],
    [LAY.replace('S:Sn12345', 'S:-'), 'nothingToLay', 'S'],
    [`${GO} over`, 'rolledOver', 'over'],
    [LAY.replace('round 1', 'round 7'), 'sixRounds', '7'],
    [CHOOSE.replace('round 1', 'round 41'), 'pastCap', '41'],
    [CHOOSE.replace('round 1', 'round 1000000'), 'manyRounds', 'six digits'],
    [CHOOSE.replace(' g7:C4', ''), 'nothingLeft', 'over'],
  ])('Forage parse: refuses %j as %s', (position, what, named) => {
    const outcome = notation.parse(position, {});
    if (!refused(outcome)) throw new Error('The position was read');
    expect(outcome.reason.key).toBe(`forage:refuse.position.${what}`);
    expect(formatText('en', outcome.reason)).toContain(named);
    expect(formatText('ko', outcome.reason)).not.toContain('{{');
  });

  test("Forage parse: ignores case, spaces and the suit letter of a player's own stash", () => {
    const loose = CHOOSE.toLowerCase().replaceAll(' ', '   ');
    expect(notation.parse(loose, {})).toEqual(parseState(CHOOSE));
    expect(parseState(LAY.replace('S:Sn12345', 'S:n12345'))).toEqual(parseState(LAY));
  });
});
