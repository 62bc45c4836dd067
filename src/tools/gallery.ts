import { mkdirSync, writeFileSync } from 'node:fs';
import { paint } from '../../render/picture.ts';
import { galleryPage } from './gallery/page.ts';
import { README_SHOTS } from './gallery/readme.ts';
import { recapShots } from './gallery/recaps.ts';
import { shots, wishedShots } from './gallery/shots.ts';

/** `npm run gallery`: every picture side by side in `gallery/index.html`, and the README's pictures again. */

const FOLDER = new URL('../../gallery/', import.meta.url);
const README = new URL('../../render/readme/', import.meta.url);

mkdirSync(FOLDER, { recursive: true });
const all = [...shots(), ...recapShots(), ...wishedShots()];
for (const { name, request } of all) {
  const { png } = await paint(request);
  writeFileSync(new URL(`${name}.png`, FOLDER), png);
  const readme = README_SHOTS[name];
  if (readme) writeFileSync(new URL(readme, README), png);
}
writeFileSync(new URL('index.html', FOLDER), galleryPage(all));
console.log(`${all.length} pictures: ${new URL('index.html', FOLDER).pathname}`);
