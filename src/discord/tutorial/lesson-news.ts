import { reasonOf } from '../../app/core/reason.ts';
import { isOfMemory, type Table } from '../../app/core/table.ts';
import { splitTurns } from '../../app/publishing/log-end.ts';
import { LEARNER, type Lesson, type LessonEntry, latest } from '../../app/tutorial/lesson.ts';
import type { Reason } from '../../engine/reason.ts';
import { seenBy } from '../../engine/seen-by.ts';
import { say } from '../../i18n/say.ts';
import type { Seated } from '../core/context.ts';
import { lastLines } from '../core/cut.ts';
import { namesAt } from '../core/names.ts';
import { type Shown, tracesOf } from '../pictures/picture.ts';
import { eventTexts, explained } from '../text/lines.ts';

/** How many lines are read at a glance, and how many characters they may take. */
const LINES = 10;
const ROOM = 800;

/** What the learner's last decision has led to, in lines, and as traces on their picture. */
interface LessonNews {
  readonly lines: readonly string[];
  readonly traces: Required<Pick<Shown, 'events' | 'order'>>;
}

/** It is told as panels tell what is new: later, so that what was shown for a moment does not stay there. */
export function lessonNews({ table, seat, language }: Seated, lesson: Lesson): LessonNews {
  const { game } = table;
  const entries = latest(lesson);
  const names = namesAt(table);
  const told = entries.flatMap((entry) => {
    const texts = eventTexts(game, entry.events, seat, 'later');
    const lines = texts.map((one) => ({ ...one, said: say(language, one.told, names) }));
    return explained(lines, whyOf(table, entry), language, names).map(({ said }) => said);
  });
  const { kept } = lastLines(told.slice(-LINES), ROOM);
  const turns = splitTurns(entries).map((turn) =>
    turn.flatMap(({ events }) => seenBy(game, events, seat, 'later')),
  );
  return { lines: kept.map((line) => `> ${line}`), traces: tracesOf(turns) };
}

/** What a move of an AI was for; where players have to remember, that would stay longer than it may. */
function whyOf(table: Table, entry: LessonEntry): Reason | null {
  return entry.seat === LEARNER || isOfMemory(table) ? null : reasonOf(entry.before, entry);
}
