import { ButtonStyle } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { formatNoteLines, formatPathLabels, getChoiceMark } from '../../src/discord/answers/answers.ts';
import { createAnswerRows } from '../../src/discord/answers/question.ts';
import { formatBestMove } from '../../src/discord/tutorial/best-move.ts';
import { createSeededChance } from '../../src/engine/chance.ts';
import { getDefaultOptions } from '../../src/engine/options.ts';
import type { Choice, Pick } from '../../src/engine/question.ts';
import { text } from '../../src/engine/text.ts';
import { gostop } from '../../src/games/gostop/index.ts';
import { motox } from '../../src/games/motox/index.ts';
import { translate } from '../../src/i18n/translate.ts';
import { listPressable } from '../../src/playground/index.ts';
import { printBuild } from '../games/motox/position-text.ts';
import { beginFreeGame } from '../support/app-tutorial.ts';
import { parseState } from '../support/game/positions.ts';
import { closeTestContext, openTestContext } from '../support/test-context.ts';

const from = { tableId: 1, version: 1, path: [] };

function listButtons(question: Pick) {
  return listPressable(
    createAnswerRows(question, from, (label) => translate('en', label, () => ''), 'en') as never,
  );
}

function createPick(choices: readonly Choice[]): Pick {
  return { kind: 'pick', ask: text('gostop:ask.throw'), choices };
}

describe('notes of answers', () => {
  const label = text('gostop:choose.go');
  const note = text('gostop:meets.three');
  const twins = [
    { id: '1C', label, note, mark: '1', at: '1C' },
    { id: '2C', label: text('gostop:choose.stop'), note, mark: '2', at: '2C' },
    { id: '2D', label: text('gostop:choose.deal'), note, mark: '3', at: '2D', twin: '2C' },
  ];

  test('formatNoteLines: shows a note once for all answers that have it', () => {
    expect(formatNoteLines(createPick(twins), 'en', () => '')).toEqual(['-# 1, 2: captures all three']);
    expect(formatNoteLines(createPick([{ id: 'go', label }]), 'en', () => '')).toEqual([]);
  });

  test('answers: a twin has no button and shares the mark of its counterpart', () => {
    expect(listButtons(createPick(twins)).map((one) => one.label)).toEqual(['Go', 'Stop']);
    expect(twins.map((choice) => getChoiceMark(choice, twins))).toEqual(['1', '2', '2']);
  });

  test('formatPathLabels: names the counterpart with a button instead of a twin', () => {
    expect(formatPathLabels([createPick(twins)], ['2D'], 'en', () => '')).toEqual([
      'Stop, captures all three',
    ]);
    const many = { ...createPick(twins), kind: 'many' as const, min: 2, max: 2 };
    const both = formatPathLabels([many as never], ['2C+2D'], 'en', () => '');
    expect(both[0]).toMatch(/^Stop, .+, Deal/);
  });

  test('answers: more than ten are a menu with the note as description', () => {
    const many = Array.from({ length: 11 }, (_, at) => ({ id: `c${at}`, label, note }));
    expect(formatNoteLines(createPick(many), 'en', () => '')).toEqual([]);
    expect(listButtons(createPick(many))[0]?.options?.[0]).toMatchObject({
      description: 'captures all three',
    });
  });
});

test('Go-Stop: the second junk card of a month in hand is a twin', () => {
  const view = {
    ...gostop.view(gostop.setup(2, getDefaultOptions(gostop.options) as never, createSeededChance(3)), 0),
    phase: 'play',
    mover: 0,
  };
  const hand = ['1A', '3D1', '3D2', '4D2'];
  const question = gostop.next({ ...view, hands: [hand, null] } as never, 0, []) as Pick;
  expect(question.choices.map(({ id, twin = null }) => [id, twin])).toEqual([
    ['1A', null],
    ['3D1', null],
    ['3D2', '3D1'],
    ['4D2', null],
  ]);
});

test('formatBestMove: playing the twin of the best card still leads to the best move', async () => {
  const state = gostop.setup(2, getDefaultOptions(gostop.options) as never, createSeededChance(3));
  const seen = {
    phase: 'play',
    mover: 0,
    row: [{ cards: ['3A'] }, { cards: ['3C+'] }],
    hands: [['1A', '3D1', '3D2'], null],
  };
  const advice = { move: { kind: 'play', card: '3D2', onto: '3C+' }, chance: null, options: [] };
  const ctx = await openTestContext();
  const { match, record, ...rest } = await beginFreeGame(ctx, 'gostop');
  await closeTestContext(ctx);
  const game = { ...match.game, view: () => ({ ...gostop.view(state, 0), ...seen }) };
  const lesson = { ...rest, match: { ...match, game }, record: { ...record, advice } };
  const best = async (...answers: string[]) => await formatBestMove(lesson, 'en', () => '', answers);
  const [card, onto] = (await best())?.split(' › ') ?? [];
  expect(card).toMatch(/^2: /);
  expect(onto).toMatch(/^B: /);
  expect(await best('3D1')).toBe(onto);
  expect(await best('3D2')).toBe(onto);
  expect(await best('1A')).toBeNull();
});

test('MotoX: the sides of a tile are four buttons, and a disabled one is explained', () => {
  const state = parseState(motox, printBuild('0 e e', '7+4 7+4 7+4'));
  const question = motox.next(motox.view(state, 0), 0, ['tile']) as Pick;
  expect(listButtons(question).map((one) => [one.label, one.disabled ?? false])).toEqual([
    ['– ←', true],
    ['N ↑', false],
    ['S ↓', false],
    ['E →', false],
  ]);
  expect(formatNoteLines(question, 'en', () => '')).toEqual([
    '-# ← isn’t possible: the track comes from there.',
  ]);
});

test('answers: moves are blue, passing and ending grey, dangerous ones red', () => {
  const label = (key: 'go' | 'stop' | 'deal') => text(`gostop:choose.${key}`);
  const choices: readonly Choice[] = [
    { id: 'a', label: label('go') },
    { id: 'b', label: label('deal'), ends: true },
    { id: 'c', label: label('stop'), idle: true, danger: true },
  ];
  expect(listButtons(createPick(choices)).map((one) => (one as { style?: ButtonStyle }).style)).toEqual([
    ButtonStyle.Primary,
    ButtonStyle.Secondary,
    ButtonStyle.Danger,
  ]);
});
