import { UsageError } from './cli-args.ts';
import { createRulesVersion } from './new-rules/lay-out.ts';
import { run } from './run.ts';

/**
 * `npm run -s new-rules <id>`
 *
 * Prepares a change of a game's rules: the current rules become an earlier version, with which running matches go on,
 * and a fixture records how it plays. Code 2 if there is no such game.
 */
await run(async () => {
  const [id, extra] = process.argv.slice(2);
  if (id === undefined) throw new UsageError('Say which game: npm run new-rules <id>');
  if (extra !== undefined) throw new UsageError(`One game is enough, and "${extra}" is one word too many.`);
  const { rules, paths } = await createRulesVersion(process.cwd(), id);
  process.stdout.write(`${[...paths, '', ...listNextSteps(id, rules)].join('\n')}\n`);
  return 0;
});

function listNextSteps(id: string, rules: number): readonly string[] {
  return [
    `Now change the rules of ${id} where they stand: they are rules ${rules + 1}. What rules ${rules} did otherwise goes into`,
    `src/games/${id}/earlier/${rules}.ts as it was, a member such as apply, with copies beside it of the files that it needs.`,
    'This says at which move the earlier rules no longer play as they did:  npx vitest run test/games/earlier.test.ts',
    'A sentence with another meaning gets another key. A view of another form is drawn in both forms.',
    `Then name rules ${rules + 1} in CHANGELOG.md.`,
  ];
}
