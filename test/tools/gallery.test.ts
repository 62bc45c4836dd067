import { expect, test } from 'vitest';
import { formatGalleryPage } from '../../src/tools/gallery/gallery-page.ts';

const SHOTS = ['one', 'other'].map((name) => ({ game: 'forage', moment: 'middle' as const, name }));

function sources(page: string): readonly string[] {
  return [...page.matchAll(/src="([^"]+)"/g)].map(([, source = '']) => source);
}

test('formatGalleryPage: shows the earlier picture first, then each picture in every variant', () => {
  const page = formatGalleryPage(SHOTS, (name) => (name === 'one' ? 'file:///earlier/one.png' : null));
  expect(sources(page)).toEqual([
    'file:///earlier/one.png',
    ...['one.png', 'one.png', 'one.png'],
    ...['other.png', 'other.png', 'other.png'],
  ]);
  expect(page.match(/<h2>/g)).toHaveLength(1);
});
