import { UsageError } from './cli-args.ts';
import { createGameFiles } from './new-game/lay-out.ts';
import { run } from './run.ts';

/**
 * `npm run -s new-game <id>`
 *
 * Creates a new game: its folder, its scene and its tests. Every file says what to write in it, and every test fails
 * with that sentence until it is written. Code 2 if the id is invalid or taken.
 */
await run(() => {
  const [id, extra] = process.argv.slice(2);
  if (id === undefined) throw new UsageError('Say what the game is called: npm run new-game <id>');
  if (extra !== undefined) throw new UsageError(`One game is enough, and "${extra}" is one word too many.`);
  const paths = createGameFiles(process.cwd(), id);
  process.stdout.write(`${[...paths, '', ...listNextSteps(id)].join('\n')}\n`);
  return 0;
});

function listNextSteps(id: string): readonly string[] {
  return [
    `Now write them until this passes:  npx vitest run test/games/${id}`,
    `Then add ${id} to the list in src/games/registry.ts and its scene to the one in render/registry.ts:`,
    'the laws, the tools, the bench and the commands know it from there.',
  ];
}
