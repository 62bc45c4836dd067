import { absence } from './absence.ts';
import { analysis } from './analysis.ts';
import { club } from './club.ts';
import { crowd } from './crowd.ts';
import { films } from './films.ts';
import { flood } from './flood.ts';
import { games } from './games.ts';
import { kernel } from './kernel.ts';
import { keys } from './keys.ts';
import { lists } from './lists.ts';
import { longMatch } from './long-match.ts';
import { manyTables } from './many-tables.ts';
import { memory } from './memory.ts';
import { minds } from './minds.ts';
import { overdue } from './overdue.ts';
import type { Part } from './part.ts';
import { path } from './path.ts';
import { database } from './path-database.ts';
import { pictures } from './pictures.ts';
import { processes } from './processes.ts';
import { turns } from './turns.ts';
import { visit } from './visit.ts';
import { week } from './week.ts';

/** All that is measured, in this order: the kernel first, while nothing else has been compiled. */
export const parts: readonly Part[] = [
  kernel,
  games,
  minds,
  analysis,
  pictures,
  films,
  path,
  crowd,
  flood,
  keys,
  lists,
  club,
  longMatch,
  absence,
  overdue,
  manyTables,
  visit,
  turns,
  week,
  memory,
  database,
  processes,
];
