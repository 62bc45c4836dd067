import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Game } from '../../src/engine/game.ts';
import { Refusal } from '../../src/engine/refusal.ts';
import { seeded } from '../../src/engine/seeded.ts';
import { text } from '../../src/engine/text.ts';
import { tictactoe } from '../tictactoe/index.ts';
import type { TicTacToe } from '../tictactoe/types.ts';
import { examine } from './examine.ts';
import { highcard } from './highcard/index.ts';
import { notation } from './highcard/position.ts';
import { apply, next } from './highcard/rules.ts';
import type { Highcard } from './highcard/types.ts';
import { guess, secrets, view } from './highcard/view.ts';
import { laws, PLAYS, UNCHANGED } from './laws.ts';
import { drawn, sampled } from './picture.ts';
import { settingsOf } from './settings.ts';
import { forget, introduce } from './spoken.ts';

/** How a game goes wrong, the law that says so and no other, and the game. */
type Case = readonly [flaw: string, law: string, game: Game];

const card = (change: Partial<Game<Highcard>>): Game => ({ ...highcard, ...change });
const row = (change: Partial<Game<TicTacToe>>): Game => ({ ...tictactoe, ...change });
const words = (change: Partial<Game<Highcard>['words']>): Game =>
  card({ words: { ...highcard.words, ...change } });
const en = highcard.words.sentences.en;
const ko = highcard.words.sentences.ko;

let throws = 0;

const CASES: readonly Case[] = [
  ['the seats descend', 'seats and options make sense', card({ seats: [3, 2] })],
  [
    'a page of the rules shows no position',
    'name, options and rules exist in every language',
    words({ rules: [{ ...highcard.words.rules[0]!, picture: { at: 'nowhere' } }] }),
  ],
  [
    'a value of an option has no name',
    'name, options and rules exist in every language',
    card({ options: [...highcard.options, { id: 'wind', values: [0, 1], default: 0 }] }),
  ],
  [
    'a sentence is missing in Korean',
    'all languages have the same sentences',
    words({ sentences: { en: { ...en, extra: 'More' }, ko } }),
  ],
  [
    'a place is missing in Korean',
    'all languages have the same sentences',
    words({
      sentences: {
        en,
        ko: { ...ko, refuse: { phase: '지금은 안 됩니다.', cards: '', position: '', move: '' } },
      },
    }),
  ],
  [
    'nonsense is a position',
    'what cannot be read is no position',
    row({
      notation: {
        ...tictactoe.notation,
        parse: (at, options) => tictactoe.notation.parse(at === '???' ? '.../.../...' : at, options),
      },
    }),
  ],
  [
    'a view has a field that is nothing',
    'positions are plain JSON',
    row({
      view: (state) => Object.assign({ ...state }, { wind: undefined }),
      guess: ({ x, o, misere }) => ({ x, o, misere }),
    }),
  ],
  [
    'an event holds a date',
    'moves and events are plain JSON',
    card({
      apply: (...args) => {
        args[4]({ kind: 'played', seat: 0, cards: [-0] });
        return apply(...args);
      },
    }),
  ],
  [
    'the turn has no phase',
    'a seat of the table is to act',
    row({
      turn: (state) => {
        const now = tictactoe.turn(state);
        return now.kind === 'act' ? { ...now, phase: '' } : now;
      },
    }),
  ],
  [
    'pieces are miscounted',
    'pieces are conserved',
    row({ pieces: ({ x, o }) => ({ marks: x + o }), guess: (seen) => seen }),
  ],
  [
    'some answers lead from question to question',
    'every question leads to a whole move',
    row({
      next: (seen, seat, path) => {
        const asked = tictactoe.next(seen, seat, path[0] === 'more' ? [] : path);
        const more = { id: 'more', label: text('tictactoe:blurb') };
        return asked.kind === 'pick'
          ? { ...asked, choices: path[0] === 'more' ? [more] : [...asked.choices, more].slice(-9) }
          : asked;
      },
    }),
  ],
  [
    'an id is too long',
    'questions have the form that the contract says',
    card({ next: renamed((id) => (id === 'draw' ? 'draw-one-card' : id)) }),
  ],
  [
    'a mark is too long',
    'questions have the form that the contract says',
    card({
      next: (...args) => {
        const asked = next(...args);
        return asked.kind === 'ready'
          ? asked
          : { ...asked, choices: asked.choices.map((choice) => ({ ...choice, mark: 'here' })) };
      },
    }),
  ],
  [
    'the middle is offered and may not be marked first',
    'every move offered is legal',
    row({
      apply: (state, seat, move, ...rest) =>
        move.at === 4 && state.x === 0
          ? new Refusal(text('tictactoe:refuse.taken', { at: 'b2' }))
          : tictactoe.apply(state, seat, move, ...rest),
    }),
  ],
  [
    'a marked square can be marked again',
    'a move not offered is refused',
    row({
      apply: (state, seat, move, chance, emit) => {
        const taken = (state.x | state.o) & (1 << move.at);
        return taken ? state : tictactoe.apply(state, seat, move, chance, emit);
      },
    }),
  ],
  [
    'a guess loses a card',
    'a guess looks the same',
    card({
      guess: (...args) => {
        const guessed = guess(...args);
        return { ...guessed, rest: guessed.rest.slice(1) };
      },
    }),
  ],
  [
    'the rest is not declared a secret',
    'what can only be guessed is declared a secret',
    card({ secrets: (...args) => secrets(...args).filter((place) => place !== '/rest') }),
  ],
  [
    'a view tells whether the rest has a high card',
    'a canary in a secret shows up nowhere',
    card({
      view: (state, viewer) =>
        Object.assign({}, view(state, viewer), { high: state.rest.some((held) => held > 100) }),
      guess: (seen, viewer, chance) => {
        const { high: _high, ...rest } = guess(seen, viewer, chance) as ReturnType<typeof guess> & {
          high?: boolean;
        };
        return rest;
      },
    }),
  ],
  [
    'everybody learns the card that is drawn',
    'nothing tells a viewer more than the view',
    card({ seen: (event) => event }),
  ],
  [
    'a position prints without its phase',
    'a printed position parses back',
    card({ notation: { ...notation, print: (state) => notation.print(state).replace(/^draw/, 'play') } }),
  ],
  [
    'two moves print alike',
    'a printed move parses back',
    row({ notation: { ...tictactoe.notation, printMove: () => 'a1' } }),
  ],
  [
    'a mistyped move crashes',
    'what cannot be read is refused',
    row({
      notation: {
        ...tictactoe.notation,
        parseMove: (typed, ...rest) => {
          if (typed === '') throw new Error('Nothing typed');
          return tictactoe.notation.parseMove(typed, ...rest);
        },
      },
    }),
  ],
  [
    'a label is used twice',
    'labels are unique and short',
    row({
      next: (...args) => {
        const asked = tictactoe.next(...args);
        return asked.kind === 'ready'
          ? asked
          : {
              ...asked,
              choices: asked.choices.map((choice) => ({ ...choice, label: { key: 'tictactoe:ask' } })),
            };
      },
    }),
  ],
  [
    'the description is too long',
    'every view can be put into words',
    words({ describe: (seen) => Array.from({ length: 60 }, () => highcard.words.describe(seen)[0]!) }),
  ],
  [
    'a place of the status is left open',
    'every view can be put into words',
    words({ status: ({ phase }) => ({ key: `highcard:status.${phase === 'over' ? 'draw' : phase}` }) }),
  ],
  [
    'an event has no sentence',
    'every event can be told',
    words({ tell: (event) => ({ key: `highcard:missing.${event.kind}` }) }),
  ],
  ['the bound is too low', 'the game ends within its bound', card({ bound: () => 4 })],
  [
    'a loser is forgotten',
    'standings name every seat once',
    row({
      turn: (state) => {
        const now = tictactoe.turn(state);
        return now.kind === 'over' ? { ...now, standings: now.standings.slice(0, 1) } : now;
      },
    }),
  ],
  [
    'two first places, then a second',
    'standings name every seat once',
    row({
      turn: (state) => {
        const now = tictactoe.turn(state);
        return now.kind === 'over'
          ? { ...now, standings: now.standings.map((one) => ({ ...one, place: one.place + 1 })) }
          : now;
      },
    }),
  ],
  [
    'events depend on how often a move was made',
    'a log replays to the same state',
    row({
      apply: (state, seat, move, chance, emit) => {
        emit({ kind: 'marked', seat, at: throws++ });
        return tictactoe.apply(state, seat, move, chance, emit);
      },
      seen: () => null,
    }),
  ],
  [
    'a hand is sorted in place',
    UNCHANGED,
    card({
      apply: (state, ...rest) => {
        const hand = state.hands[0] as number[];
        hand.sort((one, other) => one - other);
        return apply(state, ...rest);
      },
    }),
  ],
  [
    'a question crashes',
    PLAYS,
    card({
      next: (seen, seat, path) => {
        if (seen.rest === 0) throw new Error('No card is left');
        return next(seen, seat, path);
      },
    }),
  ],
];

/** The same questions with other ids. */
function renamed(rename: (id: string) => string): Game<Highcard>['next'] {
  return (seen, seat, path) => {
    const asked = next(seen, seat, path[0] === rename('draw') ? ['draw'] : path);
    if (asked.kind === 'ready') return asked;
    return { ...asked, choices: asked.choices.map((choice) => ({ ...choice, id: rename(choice.id) })) };
  };
}

/** The names of all laws that some game of a dozen breaks, and the messages. */
function findings(game: Game): { readonly names: readonly string[]; readonly messages: readonly string[] } {
  const settings = settingsOf(game, seeded(1));
  const broken = settings.flatMap((setting, seed) => examine(game, setting, seed));
  return {
    names: [...new Set(broken.map(({ law }) => law))],
    messages: broken.map(({ message }) => message),
  };
}

beforeEach(forget);
afterAll(() => [tictactoe, highcard].forEach(introduce));

describe('each law catches a game that breaks it, and no other law does', () => {
  test.each(CASES)('%s: %s', (_flaw, law, game) => {
    introduce(game);
    const { names, messages } = findings(game);
    expect(names).toEqual([law]);
    expect(messages[0]).toContain(`The law "${law}" does not hold for ${game.id} (`);
    expect(messages[0]).toMatch(/seed \d+/);
  });

  test('no law is without such a game', () => {
    const caught = new Set(CASES.map(([, law]) => law));
    expect([...laws.map(({ name }) => name), UNCHANGED, PLAYS].filter((name) => !caught.has(name))).toEqual(
      [],
    );
  });

  test('the games as they are break none', () => {
    [tictactoe, highcard].forEach(introduce);
    expect(findings(tictactoe).messages).toEqual([]);
    expect(findings(highcard).messages).toEqual([]);
  });
});

describe('the picture of every view draws', () => {
  const [request] = sampled(tictactoe, settingsOf(tictactoe, seeded(1)), 1, 1);

  test('a game without a scene is caught', async () => {
    await expect(drawn(request!)).rejects.toThrow('tictactoe');
  });

  test('a picture that is no picture is caught', async () => {
    const empty = async () => ({ png: Buffer.from('nothing'), width: 10, height: 10 });
    await expect(drawn(request!, empty)).rejects.toThrow('no PNG');
  });

  test('a picture that is too wide is caught', async () => {
    const wide = async () => ({ png: Buffer.from('\u0089PNG', 'latin1'), width: 1001, height: 10 });
    await expect(drawn(request!, wide)).rejects.toThrow('1001 by 10');
  });
});
