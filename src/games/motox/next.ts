import type { Seat } from '../../engine/game.ts';
import type { Choice, Path, Pick, Question, Ready } from '../../engine/question.ts';
import { text } from '../../engine/text.ts';
import { askBuild } from './building/questions.ts';
import { getOwnBike, getSpendableCoins } from './racing/bikes.ts';
import { getFreeGrid } from './racing/grid.ts';
import { askRide } from './racing/questions.ts';
import { getSpaceName } from './text/names.ts';
import { getPhase } from './turn.ts';
import type { MotoXMove, MotoXView, Space } from './types.ts';

type MoveQuestion = Question<MotoXMove>;

/** Asks the mover's next question: what to build and where, or in the race one question before and one after the roll. */
export function next(view: MotoXView, seat: Seat, path: Path): MoveQuestion {
  const [answer] = path;
  switch (getPhase(view)) {
    case 'build':
      return askBuild(view, seat, path);
    case 'grid':
      return answer === undefined ? askGrid(view) : createAnswer({ kind: 'grid', space: answer });
    case 'roll':
    case 'down':
      return answer === undefined ? askBeforeRoll(view) : createAnswer(parseAnswer(answer));
    case 'wait':
      return answer === undefined ? askWait(view) : createAnswer({ kind: 'wait' });
    case 'ride':
      return askRide(view, path);
    case 'over':
      throw new Error('Nothing is asked when the race is over');
  }
}

function createAnswer(move: MotoXMove): Ready<MotoXMove> {
  return { kind: 'ready', move };
}

/** Asks for a space on the grid (R-MX-15). */
function askGrid(view: MotoXView): Pick {
  const choices = getFreeGrid(view).map((space, at) => createGridChoice(space, 'ABCD'.charAt(at)));
  return { kind: 'pick', ask: text('motox:ask.grid'), choices };
}

function createGridChoice(space: Space, mark: string): Choice {
  return {
    id: space,
    label: text('motox:choice.grid', { mark, where: getSpaceName(space) }),
    at: space,
    mark,
  };
}

/** Asks for everything that is decided before the dice are seen (R-MX-18 to R-MX-20, R-MX-38). */
function askBeforeRoll(view: MotoXView): Pick {
  const { wiped, at } = getOwnBike(view);
  const rolls = Array.from({ length: getSpendableCoins(view) + 1 }, (_, coins) =>
    createRollChoice(view, coins, wiped),
  );
  const pass = {
    id: 'pass',
    label: text(`motox:choice.${wiped ? 'stayDown' : 'pass'}`),
    idle: true,
    ends: true,
  } as const;
  const ask = text(`motox:ask.${wiped ? 'down' : 'roll'}`, { where: getSpaceName(at), rank: view.rank });
  return { kind: 'pick', ask, choices: [...rolls, ...createRestartChoices(view, wiped), pass] };
}

function createRollChoice({ rank }: MotoXView, coins: number, wiped: boolean): Choice {
  const what = wiped ? 'kick' : 'roll';
  const dice = text('motox:dice', { count: rank + coins });
  const spent = text('motox:coins', { count: coins });
  const label =
    coins === 0
      ? text(`motox:choice.${what}`, { dice })
      : text(`motox:choice.${what}Coins`, { dice, coins: spent });
  return { id: `r${coins}`, label };
}

function createRestartChoices({ hands, mover }: MotoXView, wiped: boolean): Choice[] {
  const possible = wiped && (hands[mover]?.coins ?? 0) > 0;
  return possible ? [{ id: 'restart', label: text('motox:choice.restart') }] : [];
}

function parseAnswer(answer: string): MotoXMove {
  if (answer === 'pass' || answer === 'restart') return { kind: answer };
  return { kind: 'roll', coins: Number(answer.slice(1)) };
}

/** Asks the player to confirm the wait, as there is no choice (R-MX-40). */
function askWait(view: MotoXView): Pick {
  const label = text(`motox:choice.${view.discard > 0 ? 'waitCoin' : 'wait'}`);
  const ask = text('motox:ask.wait', { where: getSpaceName(getOwnBike(view).at) });
  return { kind: 'pick', ask, choices: [{ id: 'wait', label }] };
}
