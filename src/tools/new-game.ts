import { parseFlags } from './flags.ts';
import { createGameFiles } from './new-game/lay-out.ts';
import { run } from './run.ts';

/** `npm run -s new-game`: creates the files of a new game. */
await run(() => {
  const { operands } = parseFlags({
    command: 'npm run -s new-game',
    operands: ['<id>'],
    about: [
      'Creates a new game: its folder, its scene and its tests. Every file says what to write',
      'in it, and every test fails with that sentence until it is written.',
    ],
    flags: {},
  });
  const [id = ''] = operands;
  const paths = createGameFiles(process.cwd(), id);
  process.stdout.write(`${[...paths, '', ...listNextSteps(id)].join('\n')}\n`);
  return 0;
});

function listNextSteps(id: string): readonly string[] {
  return [
    `Write them until this passes:  npx vitest run test/games/${id}`,
    `Add ${id} to src/games/registry.ts once its rules and notation are written: the tools find it there.`,
    'Add its scene to render/registry.ts once it draws. Then the bot and the conformance suite have the game.',
    'docs/adding-a-game.md has every step.',
  ];
}
