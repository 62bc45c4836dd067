import type { Seat } from '../../../engine/game.ts';
import { type Arg, type Text, text } from '../../../engine/text.ts';
import type { MotoXEvent, Space } from '../types.ts';
import { directionName, faceName, spaceName } from './names.ts';

type Laid = Extract<MotoXEvent, { kind: 'laid' }>;

type Rode = Extract<MotoXEvent, { kind: 'rode' }>;

type Args = Readonly<Record<string, Arg>>;

/** One line of what happened. */
export function tell(event: MotoXEvent): Text | null {
  switch (event.kind) {
    case 'stranded':
      return text('motox:tell.stranded', { count: event.coins });
    case 'built':
      return text('motox:tell.built', { tiles: event.tiles, count: event.coins });
    case 'laid':
      return tellLaid(event);
    case 'raised':
      return line('raised', event.seat, { tile: event.tile, height: event.height });
    case 'rolled':
      return tellRolled(event.seat, event.dice, event.coins);
    case 'restarted':
      return line(`restarted.${event.by}`, event.seat, { where: spaceName(event.space) });
    case 'waited':
      return line(event.coin ? 'waitedCoin' : 'waited', event.seat, {});
    case 'rode':
      return tellRode(event);
    case 'knocked':
      return line('knocked', event.seat, { by: { seat: event.by }, where: spaceName(event.space) });
    case 'stayed':
      return line(`stayed.${event.why}`, event.seat, {});
    case 'gridded':
    case 'wiped':
      return line(event.kind, event.seat, { where: spaceName(event.space) });
    case 'over':
      return line('over', event.winner, {});
    default:
      return line(event.kind, event.seat, {});
  }
}

function line(what: string, seat: Seat, args: Args): Text {
  return text(`motox:tell.${what}`, { who: { seat }, ...args });
}

function tellLaid({ seat, tile, direction }: Laid): Text | null {
  return direction === undefined ? null : line('laid', seat, { tile, direction: directionName(direction) });
}

function tellRolled(seat: Seat, dice: readonly number[], coins: number): Text {
  const faces = dice.map(faceName);
  if (coins === 0) return line('rolled', seat, { dice: faces });
  return line('rolledCoins', seat, { dice: faces, coins: text('motox:coins', { count: coins }) });
}

function tellRode({ seat, number, path, outcome, jumped }: Rode): Text {
  const told = { number, where: spaceName(path.at(-1) as Space) };
  if (jumped === 0) return line(`rode.${outcome.kind}`, seat, told);
  return line(`jumped.${outcome.kind}`, seat, { ...told, height: jumped });
}
