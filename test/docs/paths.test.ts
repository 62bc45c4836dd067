import { describe, expect, test } from 'vitest';
import { page, pagesIn } from './files.ts';
import { astray } from './links.ts';

const PAGES = [
  ...pagesIn('docs', /\.md$/),
  ...pagesIn('src/games', /^README.*\.md$/),
  ...['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md'].map(page),
];

describe('what a page names is there', () => {
  test.each(PAGES)('$path', (named) => {
    expect(astray(named)).toEqual([]);
  });

  test('the README leads to every page about the house as a whole', () => {
    const { text } = page('README.md');
    const whole = PAGES.map(({ path }) => path).filter((path) => /^(?:docs\/)?[\w-]+\.md$/.test(path));
    expect(whole.filter((path) => path !== 'README.md' && !text.includes(`](${path})`))).toEqual([]);
  });
});

describe('what is not there is found', () => {
  test.each([
    'Read `src/engine/cellar.ts`.',
    'Read `src/games/<id>/cellar.ts`.',
    '[The law](laws.md)',
    '[The rooms](../README.md#the-cellar)',
    '[Here](#nowhere)',
  ])('%s', (text) => {
    expect(astray({ path: 'docs/planted.md', text })).toHaveLength(1);
  });

  test('and nothing else', () => {
    const text = `# A page
[The rooms](../README.md#modules), [R-FO-24](rulings.md#r-fo-24), [far](https://example.org/x#y),
\`src/games/<id>\`, \`src/engine/game.ts\`, \`game-7.json\`.
`;
    expect(astray({ path: 'docs/architecture.md', text })).toEqual([]);
  });
});
