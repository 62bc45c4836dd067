import type { Command } from '../src/discord/core/command.ts';
import type { UserCommand } from '../src/discord/core/user-command.ts';
import { board } from './board.ts';
import { cancel } from './cancel.ts';
import { challenge } from './challenge.ts';
import { exportCommand } from './export.ts';
import { forget } from './forget.ts';
import { games } from './games.ts';
import { hand } from './hand.ts';
import { createHelpCommand } from './help.ts';
import { join } from './join.ts';
import { leaders } from './leaders.ts';
import { league } from './league.ts';
import { learn } from './learn.ts';
import { leave } from './leave.ts';
import { look } from './look.ts';
import { me } from './me.ts';
import { move } from './move.ts';
import { play } from './play.ts';
import { privacy } from './privacy.ts';
import { recap } from './recap.ts';
import { replay } from './replay.ts';
import { resign } from './resign.ts';
import { rules } from './rules.ts';
import { server } from './server.ts';
import { setup } from './setup.ts';
import { start } from './start.ts';
import { stats } from './stats.ts';

/** All slash commands: first those a beginner needs, then the others in the order of use. */
export const commands: readonly Command[] = [
  play,
  join,
  games,
  move,
  learn,
  rules,
  me,
  createHelpCommand(() => commands),
  leave,
  start,
  cancel,
  hand,
  recap,
  board,
  look,
  replay,
  exportCommand,
  setup,
  stats,
  leaders,
  league,
  resign,
  privacy,
  forget,
  server,
];

/** User context-menu commands. */
export const userCommands: readonly UserCommand[] = [challenge];
