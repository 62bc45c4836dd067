import type { Migration } from 'kysely/migration';
import * as tables from './0001_tables.ts';
import * as looks from './0002_looks.ts';
import * as discordsTime from './0003_discords_time.ts';
import * as doors from './0004_doors.ts';
import * as turns from './0005_turns.ts';
import * as time from './0006_time.ts';
import * as minds from './0007_minds.ts';
import * as lessons from './0008_lessons.ts';
import * as friends from './0009_friends.ts';
import * as forgetting from './0010_forgetting.ts';
import * as servers from './0011_servers.ts';
import * as notices from './0012_notices.ts';
import * as leagues from './0013_leagues.ts';
import * as puzzles from './0014_puzzles.ts';
import * as letters from './0015_letters.ts';
import * as setups from './0016_setups.ts';
import * as leases from './0017_leases.ts';
import * as parents from './0018_parents.ts';
import * as positions from './0019_positions.ts';
import * as registered from './0020_registered.ts';
import * as readers from './0021_readers.ts';
import * as lessonSteps from './0022_lesson_steps.ts';
import * as foundByIndex from './0023_found_by_index.ts';
import * as notifications from './0024_notifications.ts';
import * as quietServers from './0025_quiet_servers.ts';
import * as ratingsOfTies from './0026_ratings_of_ties.ts';
import * as usernames from './0027_usernames.ts';
import * as voicesAndStills from './0028_voices_and_stills.ts';
import * as plans from './0029_plans.ts';
import * as dailyPuzzles from './0030_daily_puzzles.ts';
import * as codes from './0031_codes.ts';

/** Every migration by name, in order. Forward only; a released one is never edited. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001_tables': tables,
  '0002_looks': looks,
  '0003_discords_time': discordsTime,
  '0004_doors': doors,
  '0005_turns': turns,
  '0006_time': time,
  '0007_minds': minds,
  '0008_lessons': lessons,
  '0009_friends': friends,
  '0010_forgetting': forgetting,
  '0011_servers': servers,
  '0012_notices': notices,
  '0013_leagues': leagues,
  '0014_puzzles': puzzles,
  '0015_letters': letters,
  '0016_setups': setups,
  '0017_leases': leases,
  '0018_parents': parents,
  '0019_positions': positions,
  '0020_registered': registered,
  '0021_readers': readers,
  '0022_lesson_steps': lessonSteps,
  '0023_found_by_index': foundByIndex,
  '0024_notifications': notifications,
  '0025_quiet_servers': quietServers,
  '0026_ratings_of_ties': ratingsOfTies,
  '0027_usernames': usernames,
  '0028_voices_and_stills': voicesAndStills,
  '0029_plans': plans,
  '0030_daily_puzzles': dailyPuzzles,
  '0031_codes': codes,
};
