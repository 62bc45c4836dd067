import type { AnyCommand } from '../src/discord/core/command.ts';
import type { UserCommand } from '../src/discord/core/user-command.ts';
import { challenge } from './challenge.ts';
import { games } from './games.ts';
import { hand } from './hand.ts';
import { createHelpCommand } from './help.ts';
import { join } from './join.ts';
import { leaders } from './leaders.ts';
import { league } from './league.ts';
import { learn } from './learn.ts';
import { move } from './move.ts';
import { play } from './play.ts';
import { rules } from './rules.ts';
import { server } from './server.ts';
import { settings } from './settings.ts';
import { setup } from './setup.ts';
import { stats } from './stats.ts';
import { table } from './table/index.ts';

/** All slash commands: first those a beginner needs, then the others in the order of use. */
export const commands: readonly AnyCommand[] = [
  play,
  join,
  games,
  learn,
  rules,
  settings,
  createHelpCommand(() => commands),
  move,
  hand,
  table,
  stats,
  leaders,
  league,
  setup,
  server,
];

/** User context-menu commands. */
export const userCommands: readonly UserCommand[] = [challenge];
