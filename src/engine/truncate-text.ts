const GRAPHEMES = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * Returns the text cut to at most `most` code points, which is how Discord counts, with an ellipsis if anything was
 * cut. Grapheme clusters stay whole; one that is too long by itself is dropped.
 */
export function truncateText(text: string, most: number): string {
  if (countPoints(text) <= most) return text;
  let kept = '';
  let room = most - 1;
  // No more than this can fit; segmenting the rest would be wasted work.
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
