import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commands, userCommands } from '../commands/index.ts';
import { components } from '../src/discord/client/components.ts';
import { serialiseCommand } from '../src/discord/core/command.ts';
import { serialiseUserCommand } from '../src/discord/core/user-command.ts';
import { games } from '../src/games/registry.ts';
import { openMetrics } from '../src/ops/metrics/metrics.ts';
import { THEMES } from '../themes/registry.ts';

/** Names that are stored or seen from outside. New ones may be added; `UPDATE_GOLDEN=1` writes them, `npx biome check --write` formats them. */
const GOLDEN = join(import.meta.dirname, 'stable-names.json');

/** Collects the names; test/store/sqlite.sql has the columns, test/docs/formats.test.ts the fields of exported records. */
function collectNames() {
  return {
    components: Object.fromEntries(
      components.map(({ name, fields }) => [name, fields.map(({ examples }) => examples.join(' | '))]),
    ),
    commands: Object.fromEntries(
      commands.map((command) => [command.name, namesOf(serialiseCommand(command, 'guildsAndUsers'))]),
    ),
    userCommands: userCommands.map((command) => serialiseUserCommand(command, 'guildsAndUsers').name),
    games: Object.fromEntries(
      games.map(({ id, rules, options, presets = [] }) => [
        id,
        {
          rules,
          options: Object.fromEntries(options.map((option) => [option.id, option.values.join(' | ')])),
          presets: presets.map((preset) => preset.id),
        },
      ]),
    ),
    themes: THEMES.map(({ id }) => id),
    metrics: openMetrics()
      .registry.getMetricsAsArray()
      .map(({ name }) => name)
      .filter((name) => name.startsWith('piecemeal_')),
  };
}

interface Named {
  readonly name: string;
  readonly options?: readonly Named[];
  readonly choices?: readonly { readonly value: unknown }[];
}

/** Returns the options of a command with their choices and their own options. */
function namesOf({ options = [] }: { readonly options?: unknown }): unknown {
  return Object.fromEntries(
    (options as readonly Named[]).map(({ name, choices, ...rest }) => [
      name,
      choices?.map(({ value }) => value).join(' | ') ?? namesOf(rest),
    ]),
  );
}

test('stored and outward names: stay as recorded in stable-names.json', () => {
  const names = collectNames();
  if (process.env.UPDATE_GOLDEN === '1') writeFileSync(GOLDEN, JSON.stringify(names));
  expect(names).toEqual(JSON.parse(readFileSync(GOLDEN, 'utf8')));
});
