import type { Table } from '../../app/core/table.ts';
import { tellAgain } from '../../app/publishing/notices.ts';
import { type Answered, answerOf, type Solver } from '../../app/puzzles/answer.ts';
import { numberIn } from '../../app/puzzles/daily.ts';
import { advance } from '../../engine/kernel.ts';
import { refused } from '../../engine/refusal.ts';
import { seeded } from '../../engine/seeded.ts';
import { seenBy } from '../../engine/seen-by.ts';
import { type Text, text } from '../../engine/text.ts';
import type { Walk } from '../../engine/walk.ts';
import { say } from '../../i18n/say.ts';
import type { Notice } from '../../store/notices.ts';
import { labelsOf } from '../answers/labels.ts';
import type { Bot } from '../core/context.ts';
import { firstLines } from '../core/cut.ts';
import { gameName, namesAt, safe } from '../core/names.ts';
import type { Image, Payload } from '../core/payload.ts';
import { percent } from '../core/percent.ts';
import { type Owed, publicLook, tablePicture } from '../pictures/picture.ts';
import { chosenIn, puzzleTable } from './shown.ts';

/** What a message holds. */
const MOST = 1_950;

/** The answer of a puzzle: the best move, why, what it is worth against what tempts, and who had it. */
export async function answerMessage(bot: Bot, notice: Notice): Promise<Payload | null> {
  const { guild, subject } = notice;
  const answer = await answerOf(bot.house, guild, numberIn(subject));
  if (refused(answer)) return null;
  const table = puzzleTable(answer, answer.posed.language);
  const image = await answerPicture(bot, answer, table, () => tellAgain(bot.house, notice));
  return { content: contentOf(answer, table), image };
}

/** Where the names are too many for one message, who had it is counted. */
function contentOf(answer: Answered, table: Table): string {
  const lines = answerLines(answer, table);
  const { kept, dropped } = firstLines([...lines, hadIt(answer, table)], MOST);
  return [...kept, ...(dropped > 0 ? [hadIt({ ...answer, solvers: [] }, table)] : [])].join('\n');
}

function answerLines(answer: Answered, table: Table): readonly string[] {
  const { posed, game, puzzle, ways, purpose } = answer;
  const { language, number } = posed;
  const tell = (what: Text) => say(language, what, namesAt(table));
  const move = labelled(ways.best, table);
  const [best, next, lure] = [puzzle.best, puzzle.next, puzzle.tempting].map(({ chance }) => percent(chance));
  const against = { best: best ?? 0, tempting: lure ?? 0, move: labelled(ways.tempting, table) };
  return [
    tell(text('bot:puzzle.answer', { number, game: gameName(game, language) })),
    tell(
      purpose === null
        ? text('bot:puzzle.best', { move })
        : text('bot:puzzle.bestFor', { move, why: purpose }),
    ),
    tell(
      next === lure
        ? text('bot:puzzle.against', against)
        : text('bot:puzzle.next', { ...against, next: next ?? 0 }),
    ),
  ];
}

function labelled({ questions, path }: Walk, table: Table): string {
  return labelsOf(questions, path, table.record.language, namesAt(table)).join(' › ');
}

/** Who had it; who does not want to be listed is counted, not named. */
function hadIt({ solvers, right, tried }: Answered, { record }: Table): string {
  return say(record.language, hadItText(solvers, right, tried), () => '');
}

function hadItText(solvers: readonly Solver[], right: number, tried: number): Text {
  if (tried === 0) return text('bot:puzzle.untried');
  if (right === 0) return text('bot:puzzle.nobody', { count: tried });
  if (solvers.length === 0) return text('bot:puzzle.rightCount', { count: right });
  const who = solvers.map(({ name, row }) =>
    row > 1 ? text('bot:puzzle.row', { name: safe(name), row }) : safe(name),
  );
  const more = right - solvers.length;
  return more === 0 ? text('bot:puzzle.right', { who }) : text('bot:puzzle.rightMore', { who, more });
}

/**
 * The position after the best move. Where that draws luck, nobody can say what it would have been: then the position before
 * it, with the move marked.
 */
async function answerPicture(bot: Bot, answer: Answered, table: Table, owed: Owed): Promise<Image | null> {
  const { position, best, ways } = answer;
  const { match, seat } = position;
  const played = advance(match, seat, best, seeded(1));
  if (refused(played)) throw new Error(`The best move of puzzle ${answer.puzzle.id} is not legal`);
  const { game } = match;
  const look = publicLook(table);
  if (played.entry.luck.length > 0)
    return await tablePicture(bot, table, { viewer: seat, choices: chosenIn(ways.best) }, look, owed);
  const after = {
    ...table,
    record: { ...table.record, state: played.match.state, played: played.match.played },
  };
  const events = seenBy(game, played.entry.events, seat, 'now');
  return await tablePicture(bot, after, { viewer: seat, events }, look, owed);
}
