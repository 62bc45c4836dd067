const GRAPHEMES = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * Returns the text cut to at most `most` code points, which is how Discord counts, with an ellipsis where something was left
 * out. Characters that people see as one stay whole; one that is too long by itself is left out.
 */
export function truncateText(text: string, most: number): string {
  if (countPoints(text) <= most) return text;
  let kept = '';
  let room = most - 1;
  // No more than this can fit; what follows is not worth being segmented.
  for (const { segment } of GRAPHEMES.segment(text.slice(0, 2 * most))) {
    room -= countPoints(segment);
    if (room < 0) break;
    kept += segment;
  }
  return `${kept}…`;
}

function countPoints(text: string): number {
  return [...text].length;
}
