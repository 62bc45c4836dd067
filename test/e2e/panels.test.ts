import { ButtonStyle } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { canPlan } from '../../src/app/plans/plan.ts';
import { createBoardMessage } from '../../src/discord/board/board.ts';
import { createPanelMessage } from '../../src/discord/board/panel.ts';
import type { Payload } from '../../src/discord/core/payload.ts';
import { toPanel, toPanelBody } from '../../src/discord/core/rest/panel-body.ts';
import { createOptionsPanel } from '../../src/discord/lobby/options-panel.ts';
import { createPlanMessage, createPlanQuestion } from '../../src/discord/plans/message.ts';
import { createRecordedChance, createSeededChance } from '../../src/engine/chance.ts';
import type { Seat } from '../../src/engine/game.ts';
import { advance } from '../../src/engine/kernel.ts';
import { getDefaultOptions } from '../../src/engine/options.ts';
import { listSituations } from '../../src/engine/plan.ts';
import { refused } from '../../src/engine/refusal.ts';
import { LANGUAGES } from '../../src/engine/text.ts';
import { walk } from '../../src/engine/walk.ts';
import { gostop } from '../../src/games/gostop/index.ts';
import type { GoStop, GoStopState } from '../../src/games/gostop/types.ts';
import { motox } from '../../src/games/motox/index.ts';
import type { MotoX } from '../../src/games/motox/types.ts';
import { games } from '../../src/games/registry.ts';
import { listDisplayedTexts } from '../../src/playground/index.ts';
import { coverOptions } from '../support/cover-options.ts';
import { playRandomGame, type RandomStep } from '../support/game/random.ts';
import { collectPanels, createSeatedContext, createTable, PLAYER_NAMES } from '../support/panels.ts';
import { openTestBot, type TestBot } from '../support/test-bot.ts';

/** Number of moves of each variant that are checked, spread over the match. */
const LOOKED_AT = 25;

let testBot: TestBot;
beforeAll(async () => {
  testBot = await openTestBot();
});
afterAll(async () => await testBot.end());

describe.each(games.map((game) => ({ name: game.id, game })))('panels of $name', ({ game }) => {
  test("panels: every question of random games fits Discord's limits, and a move needs few questions", async () => {
    const counts: number[] = [];
    for (const [number, { seats, options }] of coverOptions(game).entries()) {
      const steps = [...playRandomGame(game, number, { seats, options, most: 400 })];
      for (const step of steps.filter(createSampler(steps.length))) {
        const table = createTable(game, step.before, seats, options);
        const panels = await collectPanelsOfMove(table, step.seat, number);
        for (const panel of panels) expectFits(panel);
        counts.push(panels.length);
      }
    }
    const sorted = counts.toSorted((one, other) => one - other);
    expect(sorted.length).toBeGreaterThan(20);
    expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(4);
    expect(sorted.at(-1)).toBeLessThanOrEqual(MOST_QUESTIONS);
  });

  test.runIf(game.plans)("plans: every situation of random games fits Discord's limits", async () => {
    let asked = 0;
    for (const [number, { seats, options }] of coverOptions(game).entries()) {
      const steps = [...playRandomGame(game, number, { seats, options, most: 400 })];
      for (const { before, seat } of steps.filter(createSampler(steps.length))) {
        const waiting = (seat + 1) % seats;
        const ctx = createSeatedContext(testBot.bot.bot, createTable(game, before, seats, options), waiting);
        if (canPlan(ctx.table, waiting)) expectFits(await createPlanMessage(ctx));
        for (const situation of listSituations(game, game.view(before, waiting), waiting)) {
          const way = walk(game, situation.view, waiting, []);
          if (refused(way)) throw new Error(`${situation.id} asks nothing`);
          expectFits(await createPlanQuestion(ctx, situation, way));
          asked++;
        }
      }
    }
    expect(asked).toBeGreaterThan(20);
  });

  test('options panels: show every option without cutting a text', () => {
    const options = getDefaultOptions(game.options);
    const state = game.setup(game.seats[0] as number, options, createSeededChance(1));
    for (const language of LANGUAGES)
      for (const { id, values } of game.options)
        for (const value of values) {
          const table = createTable(game, state, game.seats[0] as number, { [id]: value });
          const panel = createOptionsPanel(table, language, id);
          expectFits(panel);
          expect(JSON.stringify(panel)).not.toMatch(/(?<!"placeholder":"[^"]*)…"/);
        }
  });
});

/** Maximum number of questions in a move. */
const MOST_QUESTIONS = 6;

async function collectPanelsOfMove(
  table: ReturnType<typeof createTable>,
  seat: Seat,
  number: number,
): Promise<readonly Payload[]> {
  const language = LANGUAGES[number % LANGUAGES.length] as (typeof LANGUAGES)[number];
  return await collectPanels(testBot.bot.bot, table, seat, language, createSeededChance(number));
}

function createSampler(length: number): (step: unknown, at: number) => boolean {
  const every = Math.max(1, Math.floor(length / LOOKED_AT));
  return (_, at) => at % every === 0;
}

/** Expects Discord's limits: https://discord.com/developers/docs/components/reference */
function expectFits(payload: Payload): void {
  const { content, rows = [], image } = payload;
  expect([...content].length).toBeLessThanOrEqual(2_000);
  expect([...(image?.alt ?? '')].length).toBeLessThanOrEqual(1_024);
  expect(rows.length).toBeLessThanOrEqual(5);
  const components = rows.flatMap((row) => row.components);
  const ids = components.flatMap((one) => ('custom_id' in one ? [one.custom_id] : []));
  expect(new Set(ids).size).toBe(components.length);
  for (const id of ids) expect(id.length, id).toBeLessThanOrEqual(100);
  for (const row of rows) expect(row.components.length).toBeLessThanOrEqual(5);
  for (const one of components) {
    if ('options' in one) expect(one.options.length).toBeLessThanOrEqual(25);
    if ('label' in one) expect(one.label).toMatch(/^[^\n]{1,80}$/u);
  }
  expectFitsPanel(payload);
}

/** Expects the limits of a message of components, counting nested ones. */
function expectFitsPanel(payload: Payload): void {
  const [container] = toPanelBody(toPanel(payload), testBot.bot.bot).components;
  const parts = container?.components ?? [];
  const count = parts.reduce((sum, one) => sum + 1 + ('components' in one ? one.components.length : 0), 1);
  expect(count).toBeLessThanOrEqual(40);
  expect([...listDisplayedTexts(parts).join('')].length).toBeLessThanOrEqual(4_000);
}

describe('panels of MotoX', () => {
  test('MotoX panel: names the dice in the first question after the roll', async () => {
    let asked = 0;
    for (const { before, seat } of playRandomGame<MotoX>(motox, 3, { seats: 3 })) {
      if (before.phase !== 'race' || before.dice === null || asked === 40) continue;
      asked++;
      const { content } = await createPanelMessage(
        createSeatedContext(testBot.bot.bot, createTable(motox, before, 3), seat),
      );
      const faces = before.dice.map((face) => (face === 0 ? 'a blank' : String(face)));
      const dice = new Intl.ListFormat('en').format(faces);
      const bare = before.dice.every((face) => face === 0);
      expect(content).toContain(bare ? 'You rolled only blanks' : dice);
    }
    expect(asked).toBe(40);
  });

  test('MotoX panel: Stop is red and not the first button', async () => {
    const [first] = await collectDecisions(60);
    const { rows = [] } = await createDecisionPanel(first!.before, first!.seat);
    const shown = rows[0]?.components.map((one) => ('label' in one ? [one.label, one.style] : []));
    expect(shown).toEqual([
      ['Go', ButtonStyle.Primary],
      ['Stop', ButtonStyle.Danger],
    ]);
  });

  test('MotoX panel: asks in whole sentences', async () => {
    const rolled = [...playRandomGame<MotoX>(motox, 3, { seats: 3 })].filter(
      ({ before }) => before.dice !== null && before.dice.length > 1,
    );
    const { before, seat } = rolled[0] as RandomStep<MotoX>;
    const table = createTable(motox, before, 3);
    const told = async (language: 'en' | 'ko') =>
      (await createPanelMessage(createSeatedContext(testBot.bot.bot, table, seat, language))).content;
    expect(await told('en')).toBe(
      '**MotoX**\n**Goal:** Build the track together, then race. First bike over the finish line wins.\n**You rolled 3, 3, and 1. Choose a ride: one number, straight on. Bo is in the way on tile 0, front right.**',
    );
    expect(await told('ko')).toMatch(/3.+3.+1/);
  });
});

describe('panels of Go-Stop', () => {
  test('Go-Stop panel: shows the gain of stopping and of going on, and how close the others are', async () => {
    const steps = await collectDecisions(400);
    expect(steps.length).toBeGreaterThan(30);
    for (const { before, seat } of steps) {
      const { content } = await createDecisionPanel(before, seat);
      expect(content).toContain(`Stop now: you win ${getGain(before, seat)} point`);
      const more = getPointsAfterGo(before, seat) - (listAnnounced(before)[seat] ?? 0);
      expect(content).toContain(
        more === 0
          ? 'Go: another ×2 if you win'
          : `Go: your score rises to ${getPointsAfterGo(before, seat)}`,
      );
      const threshold = before.totals.length === 2 ? 7 : 3;
      for (const [other, points] of listAnnounced(before).entries()) {
        const needs = threshold - points;
        if (other !== seat)
          expect(content).toContain(
            needs > 0 ? `has ${points} and needs ${needs}` : `has ${points}, enough to stop`,
          );
      }
    }
  });

  test('Go-Stop panel: asks in whole sentences', async () => {
    const [first] = (await collectDecisions(400)).filter(({ before }) => before.totals.length === 3);
    const { before, seat } = first as RandomStep<GoStop>;
    const [here, there] = [0, 1, 2].filter((other) => other !== seat).map((other) => PLAYER_NAMES[other]);
    expect((await createDecisionPanel(before, seat)).content).toBe(
      `**Go-Stop**\n**Goal:** Collect sets. With 3 points, stop and win the deal, or go on for more.\n**Stop now: you win 3 points. Go: your score rises to 4, 3 cards left to play. If an opponent stops first, you get nothing. ${here} has 0 and needs 3 more; ${there} has 0 and needs 3 more.**`,
    );
  });
});

test.each([
  { places: [1, 1, 1], said: 'Draw between Ann, Bo, and Eve.', ko: '무승부: Ann, Bo, Eve.' },
  { places: [1, 3, 1], said: 'Ann and Eve share the win.', ko: 'Ann, Eve 공동 승리.' },
  { places: [2, 1, 2], said: 'Bo wins.', ko: 'Bo 승리.' },
])('last board: names the winners: $said', async ({ places, said, ko }) => {
  const { record, game, seats } = createTable(
    gostop,
    gostop.setup(3, getDefaultOptions(gostop.options), createSeededChance(1)),
    3,
  );
  const standings = places.map((place, seat) => ({ seat, place, score: 10 - place }));
  const named = seats.map((occupant) => ({ ...occupant, name: occupant.seat === 2 ? 'Eve' : occupant.name }));
  for (const [language, line] of [
    ['en', said],
    ['ko', ko],
  ] as const) {
    const over = { ...record, phase: 'over' as const, language, standings };
    const { content } = await createBoardMessage(
      testBot.bot.bot,
      { record: over, game, seats: named },
      [],
      [],
    );
    expect(content).toContain(`**${line}**`);
  }
});

/** Collects decisions between go and stop, in random games of two and of three. */
async function collectDecisions(most: number): Promise<readonly RandomStep<GoStop>[]> {
  const found: RandomStep<GoStop>[] = [];
  for (let number = 0; number < most; number++)
    for (const step of playRandomGame<GoStop>(gostop, number, { seats: 2 + (number % 2) })) {
      const { next, view } = gostop;
      if (step.before.phase !== 'decide') continue;
      const question = next(view(step.before, step.seat), step.seat, []);
      if (question.kind === 'pick' && question.choices.length === 2) found.push(step);
    }
  return found;
}

async function createDecisionPanel(state: GoStopState, seat: Seat): Promise<Payload> {
  const table = createTable(gostop, state, state.totals.length);
  return await createPanelMessage(createSeatedContext(testBot.bot.bot, table, seat));
}

function listAnnounced(state: GoStopState): readonly number[] {
  return gostop.view(state, null).points;
}

/** Returns what the seat really gains by stopping. */
function getGain(state: GoStopState, seat: Seat): number {
  return applyMove(state, seat, { kind: 'stop' }).last?.gains[seat] ?? 0;
}

function getPointsAfterGo(state: GoStopState, seat: Seat): number {
  return listAnnounced(applyMove(state, seat, { kind: 'go' }))[seat] ?? 0;
}

function applyMove(state: GoStopState, seat: Seat, move: GoStop['move']): GoStopState {
  const match = {
    game: gostop,
    seats: state.totals.length,
    options: getDefaultOptions(gostop.options),
    state,
    played: 0,
  };
  const played = advance<GoStop>(match, seat, move, createRecordedChance([]));
  if (refused(played)) throw new Error(played.reason.key);
  return played.match.state;
}
