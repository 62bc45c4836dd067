import { describe, expect, test } from 'vitest';
import { findBrokenLinks } from './broken-links.ts';
import { page, pagesIn } from './files.ts';

const PAGES = [
  ...pagesIn('docs', /\.md$/),
  ...pagesIn('src/games', /^README.*\.md$/),
  ...['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md'].map(page),
];

describe('paths and links of pages', () => {
  test.each(PAGES)('docs: every path and link of $path exists', (named) => {
    expect(findBrokenLinks(named)).toEqual([]);
  });

  test('README.md: links every page of docs', () => {
    const { text } = page('README.md');
    const pages = PAGES.map(({ path }) => path).filter((path) => /^(?:docs\/)?[\w-]+\.md$/.test(path));
    expect(pages.filter((path) => path !== 'README.md' && !text.includes(`](${path})`))).toEqual([]);
  });
});

describe('findBrokenLinks', () => {
  test.each([
    'Read `src/engine/missing.ts`.',
    'Read `src/games/<id>/missing.ts`.',
    '[The rules](nowhere.md)',
    '[The modules](development.md#the-missing)',
    '[Here](#nowhere)',
    '<img src="nowhere.png" width="440">',
  ])('findBrokenLinks: finds the missing target of %s', (text) => {
    expect(findBrokenLinks({ path: 'docs/planted.md', text })).toHaveLength(1);
  });

  test('findBrokenLinks: ignores existing paths and links', () => {
    const text = `# A page
[The modules](development.md#modules), [R-FO-24](rulings.md#r-fo-24), [far](https://example.org/x#y),
\`src/games/<id>\`, \`src/engine/game.ts\`, \`game-7.json\`.
`;
    expect(findBrokenLinks({ path: 'docs/architecture.md', text })).toEqual([]);
  });
});
