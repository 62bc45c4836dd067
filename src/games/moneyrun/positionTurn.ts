import type { Refusal } from '../../engine/refusal.ts';
import type { End, MoneyRunState, Shift } from './types.ts';
import { shortened, wrong } from './unread.ts';

type TurnPart = Pick<
  MoneyRunState,
  'round' | 'first' | 'mover' | 'actions' | 'idle' | 'agreed' | 'shifted' | 'end'
>;

/** The last part of a position. */
export function printTurn(state: TurnPart): string {
  const { round, first, mover, actions, idle, end } = state;
  const agreed = state.agreed.flatMap((one, seat) => (one ? [seat + 1] : []));
  return [
    `round ${round} first ${first + 1} to move ${mover + 1} actions ${actions}`,
    ...(idle > 0 ? [`idle ${idle}`] : []),
    ...(agreed.length > 0 ? [`agreed ${agreed.join(',')}`] : []),
    ...printShifted(state.shifted),
    ...(end ? [`over ${end.kind}${end.kind === 'line' ? ` ${end.seat + 1}` : ''}`] : []),
  ].join(' ');
}

function printShifted({ before, now }: MoneyRunState['shifted']): string[] {
  if (before.length + now.length === 0) return [];
  const list = (shifts: readonly Shift[]): string =>
    shifts.map(({ from, to }) => `${from}-${to}`).join('+') || '-';
  return [now.length === 0 ? `shifted ${list(before)}` : `shifted ${list(before)},${list(now)}`];
}

const SHIFTS = '(?:-|[a-i][1-9]-[a-i][1-9](?:\\+[a-i][1-9]-[a-i][1-9])*)';
const FORM = new RegExp(
  [
    '^round ([1-9]\\d{0,5}) first ([1-4]) to move ([1-4]) actions ([12])',
    '(?: idle ([1-4]))?',
    '(?: agreed ([1-4](?:,[1-4])*))?',
    `(?: shifted (${SHIFTS})(?:,(${SHIFTS}))?)?`,
    '(?: over (line [1-4]|idle|agreed|cap))?$',
  ].join(''),
);

/** The inverse of {@link printTurn}. */
export function parseTurn(part: string, seats: number): TurnPart | Refusal {
  const read = FORM.exec(part.replaceAll(/ ?([,+]) ?/g, '$1'));
  if (!read) return wrong('turn', { found: shortened(part) });
  const [, round, first, mover, actions, idle, agreed = '', before, now, end] = read;
  const offers = agreed.split(',').map((seat) => Number(seat) - 1);
  return {
    round: Number(round),
    first: Number(first) - 1,
    mover: Number(mover) - 1,
    actions: Number(actions),
    idle: Number(idle ?? 0),
    agreed: Array.from({ length: seats }, (_, seat) => offers.includes(seat)),
    shifted: { before: shiftsOf(before), now: shiftsOf(now) },
    end: endOf(end),
  };
}

function shiftsOf(part = '-'): readonly Shift[] {
  if (part === '-') return [];
  return part.split('+').map((shift) => ({ from: shift.slice(0, 2), to: shift.slice(3) }));
}

function endOf(part: string | undefined): End | null {
  if (part === undefined) return null;
  const [kind, seat] = part.split(' ');
  if (kind === 'line') return { kind, seat: Number(seat) - 1 };
  return { kind: kind as 'idle' | 'agreed' | 'cap' };
}
