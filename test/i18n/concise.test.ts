import { describe, expect, test } from 'vitest';
import type { Sentences } from '../../src/engine/text.ts';
import { games } from '../../src/games/registry.ts';
import { botSentences } from '../../src/i18n/bot.ts';
import { THEMES } from '../../themes/registry.ts';
import { leavesOf } from './leaves.ts';

/** Maximum number of words in a sentence of a board; a placeholder counts as one. */
const MAX_WORDS = 14;
/** Maximum number of characters on a button, as a phone shows two beside each other. */
const MAX_LABEL = 24;

/** Groups of sentences that boards and lobbies consist of. */
const BOARD_GROUPS = /^(blurb|tell|status|ask|opening|outcome|ended|goal|board|lobby|late|reminder)\b/;
/** Groups of sentences that are labels of buttons. */
const BUTTON_GROUPS = /^((league\.)?button|learn\.button)\./;

/** Advice for the number of a ruling. Rulings may refer to each other. */
const RULING = 'the reason; Why? opens the ruling';

/** Phrases that sentences gave up, each with the one to write instead. */
const BANNED: readonly (readonly [RegExp, string])[] = [
  [/\b[Ww]hoever\b/, 'the player, anyone, the first to'],
  [/\b[Ss]omebody\b/, 'someone, a player'],
  [/\b[Nn]obody else is needed\b/, 'No one around?'],
  [/\bunless told\b/, 'default'],
  [/\b[Tt]he lot falls\b|\bby lot\b/, 'random draw, at random'],
  [/\bsits? at (no|a|the) table\b/, 'in a game'],
  [/\b[Tt]ak(e|es|en|ing) back (a|the|that|your) (last )?move\b/, 'undo'],
  [/\b[Hh]ow it went\b/, 'Review'],
  [/\bstretch your legs\b|\bas (long|often) as one likes\b/, 'as long as you like'],
  [/\bplays on\b|\bgoes on by itself\b/, 'continues'],
  [/\bwould rather (not|leave)\b/, 'declined, isn’t accepting'],
  [/\bis due of\b|\bwhat is due\b/, 'your turn'],
  [/\bfree seat\b/, 'open seat'],
  [/\bR-[A-Z]{2}-\d+\b/, RULING],
  [/\bin force\b|\bEverything as usual\b/, 'default'],
  [/\bWho (first|loses|opened)\b(?![^.]*\?)/, 'the player who, the host'],
];

const catalogues: readonly (readonly [string, Sentences])[] = [
  ['bot', botSentences.en],
  ...games.map(({ id, text }) => [id, text.sentences.en] as const),
  ...THEMES.map(({ id, words }) => [id, words.en] as const),
];

/** Sentences of all English catalogues, with their path. */
const sentences = catalogues.flatMap(([name, catalogue]) =>
  [...leavesOf(catalogue)].map(([path, sentence]) => ({ path, id: `${name}:${path}`, sentence })),
);

/** Lists the sentences of a text that have more words than a board's reader takes in. */
function listLongSentences(text: string): readonly string[] {
  return text
    .replaceAll(/\{\{[^}]*\}\}|<\/[^>]*>/g, 'X')
    .split(/\n|(?<=[.!?:]) /)
    .filter((part) => part.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length > MAX_WORDS);
}

/** Lists the banned phrases of a text, each with the one to write instead. */
function listBanned(text: string): readonly string[] {
  return BANNED.flatMap(([phrase, instead]) => {
    const [found] = phrase.exec(text.replaceAll(/\{\{[^}]*\}\}/g, 'X')) ?? [];
    return found === undefined ? [] : [`"${found}": write ${instead}`];
  });
}

describe('English sentences', () => {
  test('sentences on boards: have at most 14 words', () => {
    const onBoards = sentences.filter(({ path }) => BOARD_GROUPS.test(path));
    expect(onBoards.length).toBeGreaterThan(300);
    expect(
      onBoards.flatMap(({ id, sentence }) => listLongSentences(sentence).map((long) => `${id}: ${long}`)),
    ).toEqual([]);
  });

  test('button labels: have at most 24 characters', () => {
    const labels = sentences.filter(({ path }) => BUTTON_GROUPS.test(path));
    expect(labels.length).toBeGreaterThan(80);
    expect(labels.filter(({ sentence }) => sentence.length > MAX_LABEL)).toEqual([]);
  });

  test('sentences: use none of the phrases that sound translated', () => {
    expect(
      sentences.flatMap(({ id, path, sentence }) =>
        listBanned(sentence)
          .filter((fault) => !path.startsWith('ruling.') || !fault.endsWith(RULING))
          .map((fault) => `${id}: ${fault}`),
      ),
    ).toEqual([]);
  });

  test.each([
    ['Whoever takes it plays on.', '"Whoever": write the player, anyone, the first to'],
    ['The lot falls to Badger, who begins.', '"The lot falls": write random draw, at random'],
    ['R-RA-7: The move.', '"R-RA-7": write the reason; Why? opens the ruling'],
  ])('banned phrases: are found in %j', (sentence, fault) => {
    expect(listBanned(sentence)).toContain(fault);
  });

  test('long sentences: a sentence of 15 words is found', () => {
    expect(listLongSentences('One two three four five six seven eight nine ten a b c d e.')).toHaveLength(1);
  });
});
