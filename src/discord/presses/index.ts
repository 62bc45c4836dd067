import type { Press } from '../kit/press.ts';
import { ai, noai } from './ai.ts';
import { answer, menu } from './answer.ts';
import { cancel, cancelSure } from './cancel.ts';
import { openly } from './do.ts';
import { join } from './join.ts';
import { leave } from './leave.ts';
import { more } from './more.ts';
import { option, options, value } from './options.ts';
import { own } from './own.ts';
import { again, play } from './play.ts';
import { preset } from './preset.ts';
import { resign, resignSure } from './resign.ts';
import { page, rules } from './rules.ts';
import { start } from './start.ts';
import { steps } from './step.ts';
import { stop } from './stop.ts';
import { theme } from './theme.ts';
import { view } from './view.ts';
import { words } from './words.ts';

/** Every button and menu. Adding one is adding its file here, and its sentence `bot:button.<name>`. */
export const presses: readonly Press[] = [
  play,
  view,
  rules,
  page,
  more,
  words,
  answer,
  menu,
  openly,
  stop,
  again,
  join,
  leave,
  ai,
  noai,
  options,
  option,
  value,
  preset,
  theme,
  start,
  cancel,
  cancelSure,
  resign,
  resignSure,
  ...steps,
  own,
];
