import type { Line } from './lines.ts';

/** What happened, the heaviest line of the last turn before the others, in bold. */
export interface Headed {
  /** None where nothing weighs anything. */
  readonly headline: readonly string[];
  readonly lines: readonly string[];
}

/** Takes out of the last turn the line that matters most, the last of several; what was before it stays as it is. */
export function headed(before: readonly Line[], turn: readonly Line[]): Headed {
  const most = Math.max(0, ...turn.map(({ weight }) => weight));
  const heaviest = most === 0 ? undefined : turn.findLast(({ weight }) => weight === most);
  const rest = [...before, ...turn.filter((line) => line !== heaviest)];
  return { headline: heaviest ? [`**${heaviest.said}**`] : [], lines: rest.map(({ said }) => said) };
}
