import type { Chance } from '../../../engine/chance.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Options } from '../../../engine/options.ts';
import { type Text, text } from '../../../engine/text.ts';
import { getThreshold, readOptions } from '../options.ts';
import { findHeldFour } from '../steps/decide.ts';
import { getWinners } from '../turn.ts';
import type { Card, GoStopView } from '../types.ts';
import { getCardName, getMonthName } from './names.ts';

/** Describes the pending decision from what everybody sees. */
export function status(view: GoStopView): Text {
  switch (view.phase) {
    case 'throw':
      return text('gostop:status.throw');
    case 'play':
      return text(`gostop:status.${getPlayKind(view)}`);
    case 'target':
      return text('gostop:status.target', { card: getCardName(view.underway.drawn as Card) });
    case 'give':
      return text('gostop:status.give', { who: { seat: view.mover } });
    case 'decide':
      return describeDecision(view);
    case 'deal':
      return text('gostop:status.deal');
    case 'over':
      return getFinalStatus(view);
  }
}

function getPlayKind({ hands, passes, mover }: GoStopView): 'draw' | 'playOrDraw' | 'play' {
  if (hands[mover]?.length === 0) return 'draw';
  return (passes[mover] ?? 0) > 0 ? 'playOrDraw' : 'play';
}

function describeDecision(view: GoStopView): Text {
  const month = findHeldFour(view);
  if (month !== null) return text('gostop:status.four', { month: getMonthName(month) });
  return text('gostop:status.decide', { count: view.points[view.mover] ?? 0 });
}

function getFinalStatus({ totals }: GoStopView): Text {
  const winners = getWinners(totals);
  if (winners.length === totals.length) return text('gostop:status.level');
  return text(`gostop:status.${winners.length === 1 ? 'over' : 'shared'}`, {
    winners: winners.map((seat) => ({ seat })),
    score: totals[winners[0] as Seat] as number,
  });
}

/** Says how to win a deal (R-GS-28, R-GS-37) and, where there are several, the match (R-GS-5). */
export function goal(seats: number, options: Options): Text {
  const { deals, wins, penalties } = readOptions(options);
  const deal = text(`gostop:goal.${wins}`, { points: getThreshold(seats) });
  const stakes = penalties ? 'paid' : 'free';
  return deals === 1
    ? text(`gostop:goal.one.${stakes}`, { deal })
    : text(`gostop:goal.many.${stakes}`, { deal, count: deals });
}

/** Says who deals first, unless rock, paper, scissors decides it (R-GS-5). */
export function opening(seats: number, { dealer }: Options, luck: Chance): readonly Text[] {
  if (dealer === 'rps') return [];
  if (dealer === 'host') return [text('gostop:opening.host', { who: { seat: 0 } })];
  return [text('gostop:opening.lot', { who: { seat: luck.draw(seats) } })];
}
