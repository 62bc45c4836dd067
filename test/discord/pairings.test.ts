import { expect, test } from 'vitest';
import type { League, LeagueMatchRecord } from '../../src/app/leagues/league.ts';
import { parsePairings } from '../../src/app/leagues/pairings.ts';
import { createPairingsMessage } from '../../src/discord/leagues/pairings.ts';
import type { Language } from '../../src/engine/text.ts';
import { games } from '../../src/games/registry.ts';

const PEOPLE = Array.from({ length: 16 }, (_, at) => at + 1);
const CONTEXT = { store: {} as never, games };

test.each(['en', 'ko'] as const)(
  'pairings: a message of sixteen long names shows the number of omitted matches (%s)',
  async (language) => {
    const pairings = { league: 1, at: 1_800_000_000_000, matches: PEOPLE };
    const { content, headline } = await createPairingsMessage(
      CONTEXT,
      createLeague('*'.repeat(32), language),
      pairings,
    );
    expect(content.split('\n')[0]).toBe(headline);
    expect(content.length).toBeLessThanOrEqual(2_000);
    const lines = content.split('\n').slice(1);
    const shown = lines.filter((line) => line.includes(' – ')).length;
    expect(lines.at(-1)).toContain(String(PEOPLE.length - shown));
  },
);

test('pairings: a message of usual names shows all matches that a league pairs at once', async () => {
  const pairings = { league: 1, at: 0, matches: PEOPLE };
  const { content } = await createPairingsMessage(CONTEXT, createLeague('Mina the Brave', 'en'), pairings);
  expect(content.match(/ – /g)).toHaveLength(16);
});

test('parsePairings: reads a subject of pairings and returns null for others', () => {
  expect(parsePairings('7:1800000000000:12,13')).toEqual({
    league: 7,
    at: 1_800_000_000_000,
    matches: [12, 13],
  });
  for (const other of ['', '7', '7:1', '7:1:', '7:1:12,', '7:1:12,x', '12-0', 'g 1'])
    expect(parsePairings(other)).toBeNull();
});

/** Creates a league of sixteen people of one name, each with a finished match. */
function createLeague(name: string, language: Language): League {
  const matches = PEOPLE.map(
    (id): LeagueMatchRecord => ({
      ...{
        id,
        leagueId: 1,
        round: 1 + Math.floor((id - 1) / 8),
        place: (id - 1) % 8,
        tried: 0,
        tableId: null,
      },
      ...{ first: id, second: (id % 16) + 1, state: 'done' },
      result: { winner: id, how: 'played', scores: [5, 3] },
    }),
  );
  const people = PEOPLE.map((lot) => ({ number: lot, person: `p${lot}`, name, lot, leftAt: null }));
  const record = { game: 'runaround', kind: 'league', language } as League['record'];
  return { record, people, matches };
}
