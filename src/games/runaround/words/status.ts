import { type Arg, type Text, text } from '../../../engine/text.ts';
import { phaseOf } from '../turn.ts';
import type { RunaroundView } from '../types.ts';

/** What the mover has to decide now. */
export function status(view: RunaroundView): Text {
  const phase = phaseOf(view);
  if (phase === 'over') return text('runaround:status.over', { who: { seat: view.mover } });
  return text(`runaround:status.${phase}`, { ...howFar(view), ...which(view) });
}

function howFar({ rolled }: RunaroundView): Readonly<Record<string, Arg>> {
  return rolled === null ? {} : { rolled };
}

function which({ again }: RunaroundView): Readonly<Record<string, Arg>> {
  return again === null ? {} : { space: again };
}
