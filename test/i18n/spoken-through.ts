import { pickRandomPath } from '../../src/ai/random-path.ts';
import type { Game, Seat } from '../../src/engine/game.ts';
import { advance, type Match, start } from '../../src/engine/kernel.ts';
import { getDefaultOptions } from '../../src/engine/options.ts';
import type { Path } from '../../src/engine/question.ts';
import { refused } from '../../src/engine/refusal.ts';
import { createSeededChance } from '../../src/engine/seeded-chance.ts';
import { LANGUAGES, type Language, type Text } from '../../src/engine/text.ts';
import { createThemedNames, type TextTheme, translate } from '../../src/i18n/translate.ts';

/** How many moves of a random match are listened to. */
const MOVES = 120;

/** What reads badly of all that is said in a random match in the words of a theme, in every language; at best nothing. */
export function misread(voice: TextTheme, game: Game): readonly string[] {
  return LANGUAGES.flatMap((language) => [...new Set(heard({ voice, game, language }))]);
}

/** In what words and language a match is listened to. */
interface Listening {
  readonly voice: TextTheme;
  readonly game: Game;
  readonly language: Language;
}

function* heard(listening: Listening): Generator<string> {
  const { game } = listening;
  const luck = createSeededChance(11);
  let match = opened(game);
  for (let made = 0; made < MOVES; made++) {
    const all = game.view(match.state, null);
    yield* ill(listening, [game.text.status(all), ...game.text.describe(all)]);
    const turn = game.turn(match.state);
    if (turn.kind === 'over') return;
    const seat = turn.seats[made % turn.seats.length] ?? 0;
    const { path, move } = pickRandomPath(game, game.view(match.state, seat), seat, luck);
    for (const at of path.keys()) yield* illAsked(listening, match, seat, path.slice(0, at));
    const played = advance(match, seat, move, luck);
    if (refused(played)) throw new Error(`${game.id} refuses its own move: ${played.reason.key}`);
    yield* ill(
      listening,
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

/** A label has to fit a button, and to be told from the others. */
function* illAsked(listening: Listening, match: Match, seat: Seat, path: Path): Generator<string> {
  const question = match.game.next(match.game.view(match.state, seat), seat, path);
  if (question.kind === 'ready') return;
  yield* ill(listening, [question.ask, ...question.choices.map(({ label }) => label)]);
  const labels = question.choices.map(({ label }) => said(listening, label));
  yield* labels.filter((label) => [...label].length > 80);
  yield* labels.filter((label, at) => labels.indexOf(label) !== at);
}

function ill(listening: Listening, texts: readonly Text[]): readonly string[] {
  return texts
    .map((text) => said(listening, text))
    .filter((line) => line.trim() === '' || /\{\{|undefined/.test(line));
}

function said({ voice, language }: Listening, text: Text): string {
  return translate(
    language,
    text,
    createThemedNames(voice, (seat) => `P${seat + 1}`),
  );
}
