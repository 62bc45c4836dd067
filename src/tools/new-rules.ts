import { parseFlags } from './flags.ts';
import { createRulesVersion } from './new-rules/lay-out.ts';
import { run } from './run.ts';

/** `npm run -s new-rules`: prepares a change of a game's rules. */
await run(async () => {
  const { operands } = parseFlags({
    command: 'npm run -s new-rules',
    operands: ['<game>'],
    about: [
      "Prepares a change of a game's rules. The current rules become an earlier version, with which",
      'running matches continue, and a fixture records how it plays.',
    ],
    flags: {},
  });
  const [id = ''] = operands;
  const { rules, paths } = await createRulesVersion(process.cwd(), id);
  process.stdout.write(`${[...paths, '', ...listNextSteps(id, rules)].join('\n')}\n`);
  return 0;
});

function listNextSteps(id: string, rules: number): readonly string[] {
  return [
    `Next, change the rules of ${id} in place: they are now rules ${rules + 1}. Copy what differs in rules ${rules}, such as apply,`,
    `into src/games/${id}/earlier/${rules}.ts, with copies beside it of the files that it needs.`,
    'This test names the move at which the earlier rules play differently:  npx vitest run test/games/earlier.test.ts',
    'Give a sentence whose meaning changes a new key. If the view changes its shape, draw both shapes.',
    `Then mention rules ${rules + 1} in CHANGELOG.md.`,
  ];
}
