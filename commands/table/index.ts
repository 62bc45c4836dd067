import type { CommandGroup } from '../../src/discord/core/command.ts';
import { board } from './board.ts';
import { cancel } from './cancel.ts';
import { exportCommand } from './export.ts';
import { leave } from './leave.ts';
import { recap } from './recap.ts';
import { replay } from './replay.ts';
import { resign } from './resign.ts';
import { start } from './start.ts';

/** Everything that concerns the table of this channel, beyond joining and moving. */
export const table: CommandGroup = {
  name: 'table',
  subcommands: [board, recap, start, leave, cancel, resign, replay, exportCommand],
};
