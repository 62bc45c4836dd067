import { recorded } from '../../engine/chance.ts';
import type { Kinds } from '../../engine/game.ts';
import { advance, type Played } from '../../engine/kernel.ts';
import { refused } from '../../engine/refusal.ts';
import { endLesson, type LessonMove, type LessonRecord, lessonOf } from '../../store/lessons.ts';
import { type House, versionOf } from '../house.ts';
import { after, type Lesson, laidOut } from './lesson.ts';

/**
 * The lesson of a person as it is kept; null where they have none, or where its rules are not here any more. One that its
 * rules do not play as it was played is told as a bug once, and is gone.
 */
export async function lessonOfPerson(house: House, person: string): Promise<Lesson | null> {
  const record = await lessonOf(house.store, person);
  if (!record) return null;
  try {
    return resumed(house, record);
  } catch (error) {
    house.trouble(error, 0);
    await endLesson(house.store, record);
    return null;
  }
}

/** Plays it again up to where it stands. */
function resumed(house: Pick<House, 'games' | 'earlier'>, record: LessonRecord): Lesson | null {
  const game = versionOf(house, record.game, record.rules);
  if (!game) return null;
  const begun = laidOut(record, { ...record, game });
  return record.moves.reduce((lesson, move) => after(lesson, again(lesson, move), move.forced), begun);
}

/** Throws where the rules refuse what was kept: then it is not of this game. */
function again({ match }: Lesson, { seat, move, luck }: LessonMove): Played<Kinds> {
  const played = advance(match, seat, move, recorded(luck));
  if (refused(played)) throw new Error(`A lesson of ${match.game.id} cannot go on: ${played.reason.key}`);
  return played;
}
