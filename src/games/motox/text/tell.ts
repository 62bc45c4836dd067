import type { Moment, Seat } from '../../../engine/game.ts';
import { type Text, text } from '../../../engine/text.ts';
import type { MotoXEvent, Space } from '../types.ts';
import { getDirectionName, getFaceName, getSpaceName } from './names.ts';

type LaidEvent = Extract<MotoXEvent, { kind: 'laid' }>;

type RodeEvent = Extract<MotoXEvent, { kind: 'rode' }>;

/** Returns one line of text about the event. */
export function tell(event: MotoXEvent): Text | null {
  switch (event.kind) {
    case 'stranded':
      return text('motox:tell.stranded', { count: event.coins });
    case 'built':
      return text('motox:tell.built', { tiles: event.tiles, count: event.coins });
    case 'laid':
      return tellLaid(event);
    case 'raised':
      return text('motox:tell.raised', { who: { seat: event.seat }, tile: event.tile, height: event.height });
    case 'rolled':
      return tellRolled(event.seat, event.dice, event.coins);
    case 'restarted':
      return text(`motox:tell.restarted.${event.by}`, {
        who: { seat: event.seat },
        where: getSpaceName(event.space),
      });
    case 'waited':
      return text(`motox:tell.${event.coin ? 'waitedCoin' : 'waited'}`, { who: { seat: event.seat } });
    case 'rode':
      return tellRode(event);
    case 'knocked':
      return text('motox:tell.knocked', {
        who: { seat: event.seat },
        by: { seat: event.by },
        where: getSpaceName(event.space),
      });
    case 'stayed':
      return text(`motox:tell.stayed.${event.why}`, { who: { seat: event.seat } });
    case 'gridded':
    case 'wiped':
      return text(`motox:tell.${event.kind}`, {
        who: { seat: event.seat },
        where: getSpaceName(event.space),
      });
    case 'over':
      return text('motox:tell.over', { who: { seat: event.winner } });
    default:
      return text(`motox:tell.${event.kind}`, { who: { seat: event.seat } });
  }
}

function tellLaid({ seat, tile, direction }: LaidEvent): Text | null {
  return direction === undefined
    ? null
    : text('motox:tell.laid', { who: { seat }, tile, direction: getDirectionName(direction) });
}

function tellRolled(seat: Seat, dice: readonly number[], coins: number): Text {
  const faces = dice.map(getFaceName);
  if (coins === 0) return text('motox:tell.rolled', { who: { seat }, dice: faces });
  return text('motox:tell.rolledCoins', {
    who: { seat },
    dice: faces,
    coins: text('motox:coins', { count: coins }),
  });
}

function tellRode({ seat, number, path, outcome, jumped }: RodeEvent): Text {
  const told = { number, where: getSpaceName(path.at(-1) as Space) };
  if (jumped === 0) return text(`motox:tell.rode.${outcome.kind}`, { who: { seat }, ...told });
  return text(`motox:tell.jumped.${outcome.kind}`, { who: { seat }, ...told, height: jumped });
}

/** Describes a repeated roll and whether it starts the bike. */
export function tellRepeated(events: readonly MotoXEvent[]): Text | null {
  const rolled = events.find((event) => event.kind === 'rolled');
  if (rolled === undefined || rolled.coins > 0) return null;
  const told = { who: { seat: rolled.seat }, dice: rolled.dice.map(getFaceName) };
  if (events.some((event) => event.kind === 'failed')) return text('motox:repeat.failed', told);
  return events.some((event) => event.kind === 'restarted') ? text('motox:repeat.started', told) : null;
}

const IMPLIED = -1;
const WEIGHTS: Partial<Record<MotoXEvent['kind'], number>> = {
  built: 8,
  knocked: 7,
  wiped: 6,
  restarted: 3,
  over: IMPLIED,
};
const RAN_OFF = 6;

/**
 * Ranks events: the finished track and wiped-out bikes first. The ride implies the roll, but not that coins were spent.
 */
export function weight(event: MotoXEvent): number {
  if (event.kind === 'rolled') return event.coins > 0 ? 0 : IMPLIED;
  if (event.kind === 'rode' && event.outcome.kind === 'runoff') return RAN_OFF;
  return WEIGHTS[event.kind] ?? 0;
}

/** Minimum height of a jump that people talk about. */
const HIGH_JUMP = 3;

/** Returns whom a fall or a high jump pleases and hurts. */
export function moment(event: MotoXEvent): Moment | null {
  if (event.kind === 'knocked') return { glad: [event.by], sorry: [event.seat], great: true };
  if (event.kind === 'wiped') return { glad: [], sorry: [event.seat] };
  if (event.kind !== 'rode') return null;
  if (event.outcome.kind === 'runoff') return { glad: [], sorry: [event.seat] };
  return event.jumped >= HIGH_JUMP ? { glad: [event.seat], sorry: [], great: true } : null;
}
