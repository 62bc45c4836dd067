import { describe, expect, test } from 'vitest';
import { refused } from '../../../src/engine/refusal.ts';
import { forage } from '../../../src/games/forage/index.ts';
import type { ForageEvent } from '../../../src/games/forage/types.ts';
import { ending } from './positions/ending.ts';
import { gathering } from './positions/gathering.ts';
import { laying } from './positions/laying.ts';
import { noWay } from './positions/no-way.ts';
import { variants } from './positions/variants.ts';
import { createMatch, listLegalMoves, parseState, playTyped } from './table.ts';

const rows = [...laying, ...noWay, ...gathering, ...ending, ...variants];

describe('Forage positions', () => {
  test.each(rows)('Forage: $origin', (row) => {
    if (row.legal) expect(listLegalMoves(parseState(row.at, row.options))).toEqual(row.legal);
    if (row.move === undefined) return;
    const played = playTyped(createMatch(row.at, row.options), row.move, row.luck);
    if (refused(played)) return expect(played.reason.key).toBe(row.refused);
    expect(row.refused).toBeUndefined();
    expect(forage.notation.print(played.match.state)).toBe(row.to);
    expectEvents(played.entry.events, row.told ?? []);
  });
});

function expectEvents(events: readonly ForageEvent[], wanted: readonly object[]): void {
  const kinds = wanted.map((event) => (event as { kind: string }).kind);
  const found = events.filter((event) => kinds.includes(event.kind));
  expect(found).toMatchObject(wanted);
}
