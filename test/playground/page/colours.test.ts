import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const style = readFileSync(new URL('../../../src/playground/page/css/base.css', import.meta.url), 'utf8');

test.each([
  ['white', 'accent'],
  ['accent-light', 'ground'],
  ['accent-light', 'side'],
])('page: %s on %s has a contrast of at least 4.5 to 1', (ink, ground) => {
  expect(getContrast(getColour(ink), getColour(ground))).toBeGreaterThanOrEqual(4.5);
});

function getColour(name: string): string {
  if (name === 'white') return '#ffffff';
  return new RegExp(`--${name}: (#[\\da-f]{6});`).exec(style)?.[1] ?? '';
}

/** Returns the contrast by WCAG 2.2: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function getContrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [one, other].map(getLuminance).sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function getLuminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
