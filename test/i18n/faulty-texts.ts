import { pickRandomPath } from '../../src/ai/random-path.ts';
import { createSeededChance } from '../../src/engine/chance.ts';
import type { Game, Seat } from '../../src/engine/game.ts';
import { advance, type Match, start } from '../../src/engine/kernel.ts';
import { getDefaultOptions } from '../../src/engine/options.ts';
import type { Path } from '../../src/engine/question.ts';
import { refused } from '../../src/engine/refusal.ts';
import { LANGUAGES, type Language, type Text } from '../../src/engine/text.ts';
import { createThemedNames, type TextTheme, translate } from '../../src/i18n/translate.ts';

/** Number of moves of a random match whose texts are read. */
const MOVES = 120;

/** Returns the faulty texts of a random match in the words of a theme, in every language. */
export function listFaultyTexts(voice: TextTheme, game: Game): readonly string[] {
  return LANGUAGES.flatMap((language) => [...new Set(findFaultyTexts({ voice, game, language }))]);
}

/** Theme, game and language in which a match is read. */
interface Reading {
  readonly voice: TextTheme;
  readonly game: Game;
  readonly language: Language;
}

function* findFaultyTexts(reading: Reading): Generator<string> {
  const { game } = reading;
  const luck = createSeededChance(11);
  let match = opened(game);
  for (let made = 0; made < MOVES; made++) {
    const all = game.view(match.state, null);
    yield* listIncomplete(reading, [game.text.status(all), ...game.text.describe(all)]);
    const turn = game.turn(match.state);
    if (turn.kind === 'over') return;
    const seat = turn.seats[made % turn.seats.length] ?? 0;
    const { path, move } = pickRandomPath(game, game.view(match.state, seat), seat, luck);
    for (const at of path.keys()) yield* findFaultyChoices(reading, match, seat, path.slice(0, at));
    const played = advance(match, seat, move, luck);
    if (refused(played)) throw new Error(`${game.id} refuses its own move: ${played.reason.key}`);
    yield* listIncomplete(
      reading,
      played.entry.events.flatMap((event) => game.text.tell(event) ?? []),
    );
    match = played.match;
  }
}

function opened(game: Game): Match {
  const started = start(
    game,
    Math.max(...game.seats),
    getDefaultOptions(game.options),
    createSeededChance(12),
  );
  if (refused(started)) throw new Error(`${game.id} does not start: ${started.reason.key}`);
  return started.match;
}

/** Yields faulty texts of a question; labels have to fit a button and to be distinct. */
function* findFaultyChoices(reading: Reading, match: Match, seat: Seat, path: Path): Generator<string> {
  const question = match.game.next(match.game.view(match.state, seat), seat, path);
  if (question.kind === 'ready') return;
  yield* listIncomplete(reading, [question.ask, ...question.choices.map(({ label }) => label)]);
  const labels = question.choices.map(({ label }) => format(reading, label));
  yield* labels.filter((label) => [...label].length > 80);
  yield* labels.filter((label, at) => labels.indexOf(label) !== at);
}

function listIncomplete(reading: Reading, texts: readonly Text[]): readonly string[] {
  return texts
    .map((text) => format(reading, text))
    .filter((line) => line.trim() === '' || /\{\{|undefined/.test(line));
}

function format({ voice, language }: Reading, text: Text): string {
  return translate(
    language,
    text,
    createThemedNames(voice, (seat) => `P${seat + 1}`),
  );
}
