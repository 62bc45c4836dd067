import { splitTurns } from '../../app/core/log.ts';
import { getMoveReason } from '../../app/core/reason.ts';
import { isMemoryGame, type Table } from '../../app/core/table.ts';
import { getLatestEntries, LEARNER_SEAT, type Lesson, type LessonEntry } from '../../app/tutorial/lesson.ts';
import { createLessonTable, EASIEST } from '../../app/tutorial/progress.ts';
import { filterSeenEvents } from '../../engine/filter-seen-events.ts';
import type { Reason } from '../../engine/game-ai.ts';
import { getGameText } from '../../engine/game-text.ts';
import { type Text, text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import type { InteractionContext, SeatedContext } from '../core/context.ts';
import { takeLastLines } from '../core/cut.ts';
import { getGameName, getSafeNames } from '../core/names.ts';
import { createTraces, type PictureContent } from '../pictures/picture.ts';
import { addReason, describeEvents } from '../text/log-lines.ts';
import { formatChosenOptions } from '../text/options.ts';
import { formatNumberedAiName } from '../text/strengths.ts';

/** Formats the game being learned and the opponents. */
export function formatLessonHeading({ table, language }: SeatedContext): string {
  const who = table.seats.filter(({ seat }) => seat !== LEARNER_SEAT).map(({ seat }) => ({ seat }));
  return translate(
    language,
    text('bot:learn.heading', { game: getGameName(table.game, language), who }),
    getSafeNames(table),
  );
}

/** Introduces the game, the lesson and the unusual options, before the first decision. */
export function formatIntroLines({ table, language }: SeatedContext): readonly string[] {
  const { game, record } = table;
  const tell = (what: Text) => translate(language, what, getSafeNames(table));
  const options = formatChosenOptions(game, record.options, language).join(', ');
  return [
    tell(getGameText(game, 'blurb')),
    tell(text('bot:learn.alone')),
    ...(options === '' ? [] : [`-# ${tell(text('bot:learn.options', { options }))}`]),
  ];
}

/** Creates the context of a learner, in which a lesson is displayed like a table. */
export function createLessonContext(ctx: InteractionContext, lesson: Pick<Lesson, 'match'>): SeatedContext {
  const { bot, interaction, by, language, settings, arrived } = ctx;
  const names = {
    person: by.person,
    learner: by.name,
    ai: (number: number) => formatNumberedAiName(EASIEST, number, language),
  };
  const table = createLessonTable(lesson, names, language);
  return { bot, interaction, by, language, settings, arrived, table, seat: LEARNER_SEAT, elsewhere: false };
}

/** Maximum number of lines and characters that are read at a glance. */
const MAX_LINES = 10;
const MAX_LINES_LENGTH = 800;

/** Events since the learner's last decision, as lines and as traces on the picture. */
interface LessonNews {
  readonly lines: readonly string[];
  readonly traces: Required<Pick<PictureContent, 'events' | 'order'>>;
}

/** Describes events as panels do, as of `later`: facts that were visible only for a moment are left out. */
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

/** Returns the reason for an AI's move. Null in memory games, where it would keep hidden facts visible. */
function getShownReason(table: Table, entry: LessonEntry): Reason | null {
  return entry.seat === LEARNER_SEAT || isMemoryGame(table) ? null : getMoveReason(entry.before, entry);
}
