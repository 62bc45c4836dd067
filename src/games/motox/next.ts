import type { Seat } from '../../engine/game.ts';
import type { Choice, Path, Pick, Question, Ready } from '../../engine/question.ts';
import { text } from '../../engine/text.ts';
import { buildQuestion } from './building/questions.ts';
import { ownBike } from './racing/bikes.ts';
import { spendable } from './racing/coins.ts';
import { freeGrid } from './racing/grid.ts';
import { rideQuestion } from './racing/questions.ts';
import { spaceName } from './text/names.ts';
import { phaseOf } from './turn.ts';
import type { MotoXMove, MotoXView, Space } from './types.ts';

type Asked = Question<MotoXMove>;

/** Building asks what and where, the race asks before the roll and after it. */
export function next(view: MotoXView, seat: Seat, path: Path): Asked {
  const [answer] = path;
  switch (phaseOf(view)) {
    case 'build':
      return buildQuestion(view, seat, path);
    case 'grid':
      return answer === undefined ? grid(view) : ready({ kind: 'grid', space: answer });
    case 'roll':
    case 'down':
      return answer === undefined ? beforeRoll(view) : ready(decided(answer));
    case 'wait':
      return answer === undefined ? wait(view) : ready({ kind: 'wait' });
    case 'ride':
      return rideQuestion(view, path);
    case 'over':
      throw new Error('Nothing is asked when the race is over');
  }
}

function ready(move: MotoXMove): Ready<MotoXMove> {
  return { kind: 'ready', move };
}

/** R-MX-15. */
function grid(view: MotoXView): Pick {
  const choices = freeGrid(view).map((space, at) => gridChoice(space, 'ABCD'.charAt(at)));
  return { kind: 'pick', ask: text('motox:ask.grid'), choices };
}

function gridChoice(space: Space, mark: string): Choice {
  return { id: space, label: text('motox:choice.grid', { mark, where: spaceName(space) }), at: space, mark };
}

/** R-MX-18 to R-MX-20, R-MX-38: all that is decided before the dice are seen. */
function beforeRoll(view: MotoXView): Pick {
  const { wiped, at } = ownBike(view);
  const rolls = Array.from({ length: spendable(view) + 1 }, (_, coins) => rollChoice(view, coins, wiped));
  const pass = {
    id: 'pass',
    label: text(`motox:choice.${wiped ? 'stayDown' : 'pass'}`),
    idle: true,
    ends: true,
  } as const;
  const ask = text(`motox:ask.${wiped ? 'down' : 'roll'}`, { where: spaceName(at), rank: view.rank });
  return { kind: 'pick', ask, choices: [...rolls, ...restart(view, wiped), pass] };
}

function rollChoice({ rank }: MotoXView, coins: number, wiped: boolean): Choice {
  const what = wiped ? 'kick' : 'roll';
  const dice = text('motox:dice', { count: rank + coins });
  const spent = text('motox:coins', { count: coins });
  const label =
    coins === 0
      ? text(`motox:choice.${what}`, { dice })
      : text(`motox:choice.${what}Coins`, { dice, coins: spent });
  return { id: `r${coins}`, label };
}

function restart({ hands, mover }: MotoXView, wiped: boolean): Choice[] {
  const possible = wiped && (hands[mover]?.coins ?? 0) > 0;
  return possible ? [{ id: 'restart', label: text('motox:choice.restart') }] : [];
}

function decided(answer: string): MotoXMove {
  if (answer === 'pass' || answer === 'restart') return { kind: answer };
  return { kind: 'roll', coins: Number(answer.slice(1)) };
}

/** R-MX-40: there is nothing to choose. */
function wait(view: MotoXView): Pick {
  const label = text(`motox:choice.${view.discard > 0 ? 'waitCoin' : 'wait'}`);
  const ask = text('motox:ask.wait', { where: spaceName(ownBike(view).at) });
  return { kind: 'pick', ask, choices: [{ id: 'wait', label }] };
}
