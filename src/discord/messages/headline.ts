import type { Line } from './lines.ts';

/** Lines whose heaviest is told before the others, in bold. */
export interface Headed {
  /** None where nothing weighs anything. */
  readonly headline: readonly string[];
  readonly lines: readonly string[];
}

/** Takes out the line that matters most, the last of several. */
export function headed(lines: readonly Line[]): Headed {
  const most = Math.max(0, ...lines.map(({ weight }) => weight));
  const at = most === 0 ? -1 : lines.findLastIndex(({ weight }) => weight === most);
  const rest = lines.filter((_, nth) => nth !== at).map(({ said }) => said);
  const heaviest = lines[at];
  return { headline: heaviest ? [`**${heaviest.said}**`] : [], lines: rest };
}
