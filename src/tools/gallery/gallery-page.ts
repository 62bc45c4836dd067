import type { GalleryShot } from './shots.ts';

const STYLE = `
:root { color-scheme: dark; --ground: #313338; --ink: #f2f3f5; }
body.light { color-scheme: light; --ground: #ffffff; --ink: #060607; }
body { margin: 0; padding: 1rem; background: var(--ground); color: var(--ink); font: 16px/1.4 system-ui, sans-serif; }
header { position: sticky; top: 0; display: flex; gap: 1.5rem; padding: .5rem 0; background: var(--ground); z-index: 1; }
figure { display: flex; gap: 1rem; align-items: flex-start; flex-wrap: wrap; margin: 0 0 1.5rem; }
figcaption { width: 100%; font-size: 13px; opacity: .8; }
img { display: block; width: 640px; height: auto; }
img.phone { width: 400px; }
img.grey { width: 400px; filter: grayscale(1); }
body.full :is(img.whole, img.before) { width: 1000px; }
`;

const SWITCHES = [
  { id: 'full', label: '1000 px' },
  { id: 'light', label: 'light ground' },
] as const;

/** Returns the address of the earlier picture of that name, or null. */
type EarlierPictureLookup = (name: string) => string | null;

/**
 * Formats the gallery as one page beside its pictures, `<name>.png`. By game and moment it shows each picture before
 * the change, in full, at phone size (400 px) and in grey, side by side.
 */
export function formatGalleryPage(shots: readonly Named[], before: EarlierPictureLookup): string {
  const rows = [...new Set(shots.map(getRowTitle))];
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Piecemeal: gallery</title>',
    `<style>${STYLE}</style>`,
    `<header>${SWITCHES.map(({ id, label }) => formatToggle(id, label)).join('')}</header>`,
    ...rows.map((row) =>
      formatSection(
        row,
        shots.filter((shot) => getRowTitle(shot) === row),
        before,
      ),
    ),
    '</html>',
    '',
  ].join('\n');
}

/** Properties that determine a picture's place on the page. */
type Named = Pick<GalleryShot, 'game' | 'moment' | 'name'>;

function getRowTitle({ game, moment }: Named): string {
  return `${game}, ${moment}`;
}

function formatToggle(id: string, label: string): string {
  const act = `document.body.classList.toggle('${id}', this.checked)`;
  return `<label><input type="checkbox" onchange="${act}"> ${label}</label>`;
}

function formatSection(title: string, shots: readonly Named[], before: EarlierPictureLookup): string {
  return `<h2>${title}</h2>\n${shots.map(({ name }) => formatFigure(name, before(name))).join('\n')}`;
}

function formatFigure(name: string, before: string | null): string {
  const image = (way: string, source = `${name}.png`) =>
    `<img class="${way}" src="${source}" alt="${name}, ${way}" loading="lazy">`;
  const ways = ['whole', 'phone', 'grey'].map((way) => image(way));
  const images = [...(before === null ? [] : [image('before', before)]), ...ways];
  return `<figure><figcaption>${name}</figcaption>${images.join('')}</figure>`;
}
