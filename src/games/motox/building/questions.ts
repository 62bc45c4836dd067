import type { Seat } from '../../../engine/game.ts';
import type { Choice, Path, Pick, Question } from '../../../engine/question.ts';
import { text } from '../../../engine/text.ts';
import { directionOf, type Heading } from '../compass.ts';
import { directionName } from '../text/names.ts';
import type { Direction, MotoXMove, MotoXView } from '../types.ts';
import { closedBy } from './objections.ts';
import { canLay, sidesFor, spotsFor } from './possible.ts';

/** Tile or coin, where both can be placed; then the side, or the tile whose ramp grows (R-MX-4). */
export function buildQuestion(view: MotoXView, seat: Seat, path: Path): Question<MotoXMove> {
  const lay = canLay(view, seat);
  const raise = spotsFor(view, seat).length > 0;
  if (lay && raise) return either(view, seat, path);
  if (lay) return tile(view, path);
  return raise ? coin(view, seat, path) : stuck(path);
}

function either(view: MotoXView, seat: Seat, path: Path): Question<MotoXMove> {
  const [what, ...rest] = path;
  if (what === 'tile') return tile(view, rest);
  return what === 'coin' ? coin(view, seat, rest) : which(view, seat);
}

function which({ hands }: MotoXView, seat: Seat): Pick {
  const { tiles = 0, coins = 0 } = hands[seat] ?? {};
  const choices = [
    { id: 'tile', label: text('motox:choice.tile', { count: tiles }) },
    { id: 'coin', label: text('motox:choice.coin', { count: coins }) },
  ];
  return { kind: 'pick', ask: text('motox:ask.build'), choices };
}

function tile(view: MotoXView, [answer]: Path): Question<MotoXMove> {
  if (view.track.length === 0) return start(answer);
  if (answer !== undefined) return { kind: 'ready', move: { kind: 'tile', direction: answer as Direction } };
  const open = sidesFor(view);
  const closed = HEADINGS.filter((heading) => !open.includes(heading));
  return {
    kind: 'pick',
    ask: text('motox:ask.side', { tile: view.track.length - 1 }),
    choices: open.map(side),
    layout: 'sides',
    closed: closed.map((heading) => ({ id: directionOf(heading), why: closedBy(view, heading) })),
  };
}

const HEADINGS: readonly Heading[] = [0, 1, 2, 3];

const ARROWS = ['↑', '→', '↓', '←'];

function side(heading: Heading): Choice {
  const direction = directionOf(heading);
  const mark = direction.toUpperCase();
  const told = { mark, arrow: ARROWS[heading] as string, direction: directionName(direction) };
  return { id: direction, label: text('motox:choice.side', told), at: direction, mark };
}

/** R-MX-3. */
function start(answer: string | undefined): Question<MotoXMove> {
  if (answer !== undefined) return { kind: 'ready', move: { kind: 'tile', direction: null } };
  const choices = [{ id: 'start', label: text('motox:choice.start') }];
  return { kind: 'pick', ask: text('motox:ask.start'), choices };
}

function coin(view: MotoXView, seat: Seat, [answer]: Path): Question<MotoXMove> {
  if (answer !== undefined) return { kind: 'ready', move: { kind: 'coin', tile: Number(answer.slice(1)) } };
  const choices = spotsFor(view, seat).map((at) => ramp(at, view.track[at]?.ramp ?? 0));
  return { kind: 'pick', ask: text('motox:ask.ramp'), choices };
}

function ramp(tile: number, height: number): Choice {
  const mark = String(tile);
  const label = text('motox:choice.ramp', { mark, from: height, to: height + 1 });
  return { id: `T${tile}`, label, at: `T${tile}`, mark };
}

/** R-MX-12. */
function stuck([answer]: Path): Question<MotoXMove> {
  if (answer !== undefined) return { kind: 'ready', move: { kind: 'stuck' } };
  const choices = [{ id: 'stuck', label: text('motox:choice.stuck') }];
  return { kind: 'pick', ask: text('motox:ask.stuck'), choices };
}
