import type { Refusal } from '../../../engine/refusal.ts';
import { getCoins } from '../coins.ts';
import { isOnTop } from '../shifts.ts';
import type { End, MoneyRunState, Shift, Stack } from '../types.ts';
import { refusePosition, shorten } from './refuse-position.ts';

type TurnPart = Pick<
  MoneyRunState,
  'round' | 'first' | 'mover' | 'actions' | 'idle' | 'agreed' | 'shifted' | 'end'
>;

/** Prints the last part of a position. */
export function printTurn(state: TurnPart & Pick<MoneyRunState, 'stacks'>): string {
  const { round, first, mover, actions, idle, end } = state;
  const agreed = state.agreed.flatMap((one, seat) => (one ? [seat + 1] : []));
  return [
    `round ${round} first ${first + 1} to move ${mover + 1} actions ${actions}`,
    ...(idle > 0 ? [`idle ${idle}`] : []),
    ...(agreed.length > 0 ? [`agreed ${agreed.join(',')}`] : []),
    ...printShifted(state),
    ...(end ? [`over ${end.kind}${end.kind === 'line' ? ` ${end.seat + 1}` : ''}`] : []),
  ].join(' ');
}

function printShifted({
  shifted: { before, now },
  stacks,
}: Pick<MoneyRunState, 'shifted' | 'stacks'>): string[] {
  if (before.length + now.length === 0) return [];
  const list = (shifts: readonly Shift[]): string =>
    shifts.map((shift) => printShift(shift, stacks)).join('+') || '-';
  return [now.length === 0 ? `shifted ${list(before)}` : `shifted ${list(before)},${list(now)}`];
}

/** Prints a shift; the level is written for covered coins only. */
function printShift(shift: Shift, stacks: readonly Stack[]): string {
  const { from, to, level } = shift;
  return isOnTop(stacks, shift) ? `${from}-${to}` : `${from}-${to}/${level}`;
}

const SHIFT = '[a-i][1-9]-[a-i][1-9](?:/[1-9]\\d?)?';
const SHIFTS = `(?:-|${SHIFT}(?:\\+${SHIFT})*)`;
const TURN_FORM = new RegExp(
  [
    '^round ([1-9]\\d{0,5}) first ([1-4]) to move ([1-4]) actions ([12])',
    '(?: idle ([1-4]))?',
    '(?: agreed ([1-4](?:,[1-4])*))?',
    `(?: shifted (${SHIFTS})(?:,(${SHIFTS}))?)?`,
    '(?: over (line [1-4]|idle|agreed|cap))?$',
  ].join(''),
);

/** Parses the output of {@link printTurn}; the stacks show which coins are on top. */
export function parseTurn(part: string, seats: number, stacks: readonly Stack[]): TurnPart | Refusal {
  const read = TURN_FORM.exec(part.replaceAll(/ ?([,+/]) ?/g, '$1'));
  if (!read) return refusePosition('turn', { found: shorten(part) });
  const [, round, first, mover, actions, idle, agreed = '', before, now, end] = read;
  const offers = agreed.split(',').map((seat) => Number(seat) - 1);
  return {
    round: Number(round),
    first: Number(first) - 1,
    mover: Number(mover) - 1,
    actions: Number(actions),
    idle: Number(idle ?? 0),
    agreed: Array.from({ length: seats }, (_, seat) => offers.includes(seat)),
    shifted: { before: parseShifts(before, stacks), now: parseShifts(now, stacks) },
    end: parseEnd(end),
  };
}

function parseShifts(part = '-', stacks: readonly Stack[]): readonly Shift[] {
  if (part === '-') return [];
  return part.split('+').map((shift) => {
    const [from, to] = [shift.slice(0, 2), shift.slice(3, 5)];
    return { from, to, level: Number(shift.slice(6)) || getCoins(stacks, to).length };
  });
}

function parseEnd(part: string | undefined): End | null {
  if (part === undefined) return null;
  const [kind, seat] = part.split(' ');
  if (kind === 'line') return { kind, seat: Number(seat) - 1 };
  return { kind: kind as 'idle' | 'agreed' | 'cap' };
}
