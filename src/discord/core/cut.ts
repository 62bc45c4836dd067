export { truncateText } from '../../engine/text.ts';

/** Returns the first lines that fit into `most` code points, and the number of lines dropped. */
export function takeFirstLines(
  lines: readonly string[],
  most: number,
): { readonly kept: readonly string[]; readonly dropped: number } {
  const { kept, dropped } = takeLastLines([...lines].reverse(), most);
  return { kept: [...kept].reverse(), dropped };
}

/** Returns the last lines that fit into `most` code points, and the number of lines dropped. */
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
