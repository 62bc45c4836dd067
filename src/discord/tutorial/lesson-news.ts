import { getMoveReason } from '../../app/core/reason.ts';
import { isMemoryGame, type Table } from '../../app/core/table.ts';
import { splitTurns } from '../../app/publishing/log-end.ts';
import { getLatestEntries, LEARNER_SEAT, type Lesson, type LessonEntry } from '../../app/tutorial/lesson.ts';
import { filterSeenEvents } from '../../engine/filter-seen-events.ts';
import type { Reason } from '../../engine/reason.ts';
import { translate } from '../../i18n/translate.ts';
import type { SeatedContext } from '../core/context.ts';
import { takeLastLines } from '../core/cut.ts';
import { getSafeNames } from '../core/names.ts';
import { createTraces, type PictureContent } from '../pictures/picture.ts';
import { addReason, describeEvents } from '../text/log-lines.ts';

/** How many lines are read at a glance, and how many characters they may take. */
const MAX_LINES = 10;
const MAX_LINES_LENGTH = 800;

/** What the learner's last decision has led to, in lines, and as traces on their picture. */
interface LessonNews {
  readonly lines: readonly string[];
  readonly traces: Required<Pick<PictureContent, 'events' | 'order'>>;
}

/** It is told as panels tell what is new: later, so that what was shown for a moment does not stay there. */
export function createLessonNews({ table, seat, language }: SeatedContext, lesson: Lesson): LessonNews {
  const { game } = table;
  const entries = getLatestEntries(lesson);
  const names = getSafeNames(table);
  const told = entries.flatMap((entry) => {
    const texts = describeEvents(game, entry.events, seat, 'later');
    const lines = texts.map((one) => ({ ...one, said: translate(language, one.told, names) }));
    return addReason(lines, getShownReason(table, entry), language, names).map(({ said }) => said);
  });
  const { kept } = takeLastLines(told.slice(-MAX_LINES), MAX_LINES_LENGTH);
  const turns = splitTurns(entries).map((turn) =>
    turn.flatMap(({ events }) => filterSeenEvents(game, events, seat, 'later')),
  );
  return { lines: kept.map((line) => `> ${line}`), traces: createTraces(turns) };
}

/** What a move of an AI was for; where players have to remember, that would stay longer than it may. */
function getShownReason(table: Table, entry: LessonEntry): Reason | null {
  return entry.seat === LEARNER_SEAT || isMemoryGame(table) ? null : getMoveReason(entry.before, entry);
}
