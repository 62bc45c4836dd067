import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import sharp from 'sharp';
import type { Game } from '../engine/game.ts';
import { LANGUAGES } from '../engine/text.ts';
import { games } from '../games/registry.ts';
import { parseGameArg } from './cli-args.ts';
import { parseFlags } from './flags.ts';
import { drawRulesPicture, formatRulesFile, getPicturePath, getRulesPath } from './rules-file.ts';
import { run } from './run.ts';

/** Width of the pages' pictures, in pixels. */
const WIDTH = 560;

/** Width of charts, which have more detail. */
const CHART_WIDTH = 840;

/** `npm run pages`: writes the rules of every game, or of those named, as Markdown pages with pictures. */
await run(async () => {
  const { operands } = parseFlags({
    command: 'npm run pages',
    operands: ['[game]...'],
    about: [
      'Writes the rules of every game, or of those named, as Markdown pages with pictures,',
      'src/games/<id>/README.md.',
    ],
    flags: {},
  });
  const wanted = operands.length === 0 ? games : operands.map((id) => parseGameArg(id));
  for (const game of wanted) await writeRules(game);
  return 0;
});

async function writeRules(game: Game): Promise<void> {
  for (const language of LANGUAGES) writePage(getRulesPath(game, language), formatRulesFile(game, language));
  for (const [at, page] of game.text.pages.entries()) {
    for (const language of page.chart ? LANGUAGES : (['en'] as const)) {
      const png = await drawRulesPicture(game, page, language);
      const wide = page.chart ? CHART_WIDTH : WIDTH;
      const path = getPicturePath(game, at, language);
      if (png) writePage(path, await sharp(png).resize(wide).png({ palette: true }).toBuffer());
    }
  }
}

function writePage(path: string, content: string | Buffer): void {
  const file = new URL(`../../${path}`, import.meta.url);
  mkdirSync(dirname(file.pathname), { recursive: true });
  writeFileSync(file, content);
}
