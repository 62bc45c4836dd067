export { truncateText } from '../../engine/truncate-text.ts';

/** The first lines that fit into `most` code points, and how many did not. */
export function takeFirstLines(
  lines: readonly string[],
  most: number,
): { readonly kept: readonly string[]; readonly dropped: number } {
  const { kept, dropped } = takeLastLines([...lines].reverse(), most);
  return { kept: [...kept].reverse(), dropped };
}

/** The last lines that fit into `most` code points, and how many did not. */
export function takeLastLines(
  lines: readonly string[],
  most: number,
): { readonly kept: readonly string[]; readonly dropped: number } {
  let room = most;
  let from = lines.length;
  while (from > 0 && room - [...(lines[from - 1] as string)].length - 1 >= 0) {
    from--;
    room -= [...(lines[from] as string)].length + 1;
  }
  return { kept: lines.slice(from), dropped: from };
}
