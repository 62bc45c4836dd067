import type { Seat } from '../../../engine/game.ts';
import type { Choice, Path, Pick, Question } from '../../../engine/question.ts';
import { text } from '../../../engine/text.ts';
import { getDirection, type Heading } from '../compass.ts';
import { getDirectionName } from '../text/names.ts';
import type { Direction, MotoXMove, MotoXView } from '../types.ts';
import { getClosedReason } from './objections.ts';
import { canLay, getRampTilesForSeat, getSides } from './possible-builds.ts';

/** Asks for tile or coin, if both can be placed; then for the side, or for the tile whose ramp grows (R-MX-4). */
export function askBuild(view: MotoXView, seat: Seat, path: Path): Question<MotoXMove> {
  const lay = canLay(view, seat);
  const raise = getRampTilesForSeat(view, seat).length > 0;
  if (lay && raise) return askEither(view, seat, path);
  if (lay) return askTile(view, path);
  return raise ? askCoin(view, seat, path) : askStuck(path);
}

function askEither(view: MotoXView, seat: Seat, path: Path): Question<MotoXMove> {
  const [what, ...rest] = path;
  if (what === 'tile') return askTile(view, rest);
  return what === 'coin' ? askCoin(view, seat, rest) : askWhichPiece(view, seat);
}

function askWhichPiece({ hands }: MotoXView, seat: Seat): Pick {
  const { tiles = 0, coins = 0 } = hands[seat] ?? {};
  const choices = [
    { id: 'tile', label: text('motox:choice.tile', { count: tiles }) },
    { id: 'coin', label: text('motox:choice.coin', { count: coins }) },
  ];
  return { kind: 'pick', ask: text('motox:ask.build'), choices };
}

function askTile(view: MotoXView, [answer]: Path): Question<MotoXMove> {
  if (view.track.length === 0) return askStart(answer);
  if (answer !== undefined) return { kind: 'ready', move: { kind: 'tile', direction: answer as Direction } };
  const open = getSides(view);
  const closed = HEADINGS.filter((heading) => !open.includes(heading));
  return {
    kind: 'pick',
    ask: text('motox:ask.side', { tile: view.track.length - 1 }),
    choices: open.map(createSideChoice),
    layout: 'sides',
    closed: closed.map((heading) => ({ id: getDirection(heading), why: getClosedReason(view, heading) })),
  };
}

const HEADINGS: readonly Heading[] = [0, 1, 2, 3];

const ARROWS = ['↑', '→', '↓', '←'];

function createSideChoice(heading: Heading): Choice {
  const direction = getDirection(heading);
  const mark = direction.toUpperCase();
  const told = { mark, arrow: ARROWS[heading] as string, direction: getDirectionName(direction) };
  return { id: direction, label: text('motox:choice.side', told), at: direction, mark };
}

/** Asks for the start tile (R-MX-3). */
function askStart(answer: string | undefined): Question<MotoXMove> {
  if (answer !== undefined) return { kind: 'ready', move: { kind: 'tile', direction: null } };
  const choices = [{ id: 'start', label: text('motox:choice.start') }];
  return { kind: 'pick', ask: text('motox:ask.start'), choices };
}

function askCoin(view: MotoXView, seat: Seat, [answer]: Path): Question<MotoXMove> {
  if (answer !== undefined) return { kind: 'ready', move: { kind: 'coin', tile: Number(answer.slice(1)) } };
  const choices = getRampTilesForSeat(view, seat).map((at) =>
    createRampChoice(at, view.track[at]?.ramp ?? 0),
  );
  return { kind: 'pick', ask: text('motox:ask.ramp'), choices };
}

function createRampChoice(tile: number, height: number): Choice {
  const mark = String(tile);
  const label = text('motox:choice.ramp', { mark, from: height, to: height + 1 });
  return { id: `T${tile}`, label, at: `T${tile}`, mark };
}

/** Asks the player to confirm that nothing can be placed (R-MX-12). */
function askStuck([answer]: Path): Question<MotoXMove> {
  if (answer !== undefined) return { kind: 'ready', move: { kind: 'stuck' } };
  const choices = [{ id: 'stuck', label: text('motox:choice.stuck') }];
  return { kind: 'pick', ask: text('motox:ask.stuck'), choices };
}
