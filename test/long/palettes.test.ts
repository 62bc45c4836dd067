import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SCENES } from '../../render/registry.ts';
import { getPaletteKey, learnPalette, type PaletteOptions } from '../../render/scene-palette.ts';
import { listThemes } from '../../themes/registry.ts';

const FILE = new URL('../../render/palettes.json', import.meta.url);
const UPDATE = process.env.UPDATE_GOLDEN !== undefined;

/** Minimum share of common colours: another processor rounds edges differently and mixes a few other colours. */
const IN_COMMON = 0.9;

test('palettes: every scene has the learned colours in all its themes, plain and strong', () => {
  const taught = new Map(listInks().map((ink) => [getPaletteKey(ink), learnPalette(ink).colours]));
  if (UPDATE) writeFileSync(FILE, formatFile(taught));
  const kept = JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, string>;
  expect(Object.keys(kept)).toEqual([...taught.keys()]);
  for (const [key, colours] of taught)
    expect(getCommonShare(colours, Buffer.from(kept[key] ?? '', 'base64')), key).toBeGreaterThan(IN_COMMON);
}, 300_000);

test('palettes: the colours of another theme are detected', () => {
  const [plain, themed] = listThemes('motox').map(({ id }) => ({ scene: 'motox', theme: id, strong: false }));
  if (!plain || !themed) throw new Error('MotoX has no theme');
  expect(getCommonShare(learnPalette(plain).colours, learnPalette(themed).colours)).toBeLessThan(IN_COMMON);
});

function listInks(): readonly PaletteOptions[] {
  return SCENES.filter(({ getGame }) => !getGame).flatMap(({ id }) =>
    listThemes(id).flatMap((theme) =>
      [false, true].map((strong) => ({ scene: id, theme: theme.id, strong })),
    ),
  );
}

function formatFile(taught: ReadonlyMap<string, Uint8Array>): string {
  const lines = [...taught].map(([key, colours]) => [key, Buffer.from(colours).toString('base64')] as const);
  return `${JSON.stringify(Object.fromEntries(lines), null, 2)}\n`;
}

/** Returns the share of the first palette's colours that the other has, from 0 to 1. */
function getCommonShare(one: Uint8Array, other: Uint8Array): number {
  const known = new Set(listColours(other));
  const all = listColours(one);
  return all.filter((colour) => known.has(colour)).length / all.length;
}

function listColours(bytes: Uint8Array): readonly string[] {
  return Array.from({ length: bytes.length / 3 }, (_, at) => bytes.subarray(at * 3, at * 3 + 3).join());
}
