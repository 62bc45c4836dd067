import { relative } from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { UsageError } from './cli-args.ts';

type ArgOption = NonNullable<ParseArgsConfig['options']>[string];

/** Option of a tool, with its line of the help. */
type Flag = ArgOption & {
  /** Placeholder of the value in the help, such as `N`; booleans have none. */
  readonly value?: string;
  /** Help text; a default is added to it. */
  readonly help: string;
};

type Flags = Readonly<Record<string, Flag>>;

/** Usage of a tool: its help is made of this. */
interface Usage<F extends Flags> {
  /** Command as it is typed, `npm run -s verify`. */
  readonly command: string;
  /** Names of the operands: `<file>` is required, `[folder]` is optional, and `[part]...` is repeatable. */
  readonly operands?: readonly string[];
  /** Description of the tool, a line each. */
  readonly about: readonly string[];
  readonly flags: F;
}

interface Config<F extends Flags> {
  readonly args: string[];
  readonly allowPositionals: true;
  readonly options: F;
}

/** Parsed call of a tool: its operands, and the values of its options. */
interface ParsedCall<F extends Flags> {
  readonly operands: readonly string[];
  readonly values: ReturnType<typeof parseArgs<Config<F>>>['values'];
}

/** Thrown for `--help`; the message is the help text. Not a failure: the exit code is 0. */
export class HelpRequest extends Error {
  constructor(help: string) {
    super(help);
    this.name = 'HelpRequest';
  }
}

/**
 * Parses a call. Throws {@link HelpRequest} for `--help`, and {@link UsageError} for an unknown option, a missing
 * value, or too few or too many operands.
 */
export function parseFlags<const F extends Flags>(
  usage: Usage<F>,
  args = process.argv.slice(2),
): ParsedCall<F> {
  const { tokens } = parseArgs({ args, options: usage.flags, strict: false, tokens: true });
  const options = tokens.filter((token) => token.kind === 'option');
  if (options.some(({ rawName }) => rawName === '--help' || rawName === '-h'))
    throw new HelpRequest(formatHelp(usage));
  for (const option of options) checkOption(option, usage.flags);
  const { values, positionals } = parseArgs<Config<F>>({
    args,
    allowPositionals: true,
    options: usage.flags,
  });
  checkOperands(positionals, usage);
  return { operands: positionals, values };
}

interface OptionToken {
  readonly name: string;
  readonly rawName: string;
  readonly value: string | undefined;
  readonly inlineValue: boolean | undefined;
}

function checkOption({ name, rawName, value, inlineValue }: OptionToken, flags: Flags): void {
  const known = Object.hasOwn(flags, name) ? flags[name] : undefined;
  if (!known) throw new UsageError(`Unknown option ${rawName}. ${listOptions(flags)}`);
  if (known.type === 'boolean' && value !== undefined) throw new UsageError(`${rawName} takes no value.`);
  if (known.type === 'boolean' || (value !== undefined && (inlineValue || !value.startsWith('-')))) return;
  if (value === undefined || value.startsWith('--')) throw new UsageError(`${rawName} needs a value.`);
  throw new UsageError(`${rawName} needs a value. To pass "${value}", write ${rawName}=${value}.`);
}

function listOptions(flags: Flags): string {
  return `Options: ${[...Object.keys(flags), 'help'].map((name) => `--${name}`).join(', ')}.`;
}

function checkOperands(operands: readonly string[], usage: Usage<Flags>): void {
  const { operands: names = [] } = usage;
  const missing = names.slice(operands.length).find((name) => name.startsWith('<'));
  if (missing !== undefined) throw new UsageError(`Missing ${missing}. ${formatUsageLine(usage)}`);
  const extra = names.at(-1)?.endsWith('...') ? undefined : operands[names.length];
  if (extra !== undefined) throw new UsageError(`Unexpected argument "${extra}". ${formatUsageLine(usage)}`);
}

function formatUsageLine({ command, operands = [], flags }: Usage<Flags>): string {
  const parts = [...operands, ...(Object.keys(flags).length === 0 ? [] : ['[options]'])];
  return `Usage: ${formatCall(command, parts)}`;
}

/** True in the bundle, whose tools Node runs without npm. */
const IS_BUNDLED = import.meta.url.endsWith('.js');

/** Formats a call as it is typed: `npm run -s verify -- <file>`, in the bundle `node dist/verify.js <file>`. */
export function formatCall(command: string, parts: readonly string[]): string {
  if (IS_BUNDLED) return ['node', relative('', process.argv[1] ?? ''), ...parts].join(' ');
  return [command, ...(parts.length === 0 ? [] : ['--', ...parts])].join(' ');
}

function formatHelp(usage: Usage<Flags>): string {
  const rows = [...Object.entries(usage.flags).map(createHelpRow), HELP_ROW];
  const width = Math.max(...rows.map(([left]) => left.length));
  const lines = rows.map(([left, help]) => `  ${left.padEnd(width)}  ${help}`);
  return [formatUsageLine(usage), '', ...usage.about, '', 'Options:', ...lines].join('\n');
}

type HelpRow = readonly [left: string, help: string];

const HELP_ROW: HelpRow = ['--help', 'print this help'];

function createHelpRow([name, { value, help, default: fallback }]: readonly [string, Flag]): HelpRow {
  const isShown = typeof fallback === 'string' && fallback !== '';
  return [
    value === undefined ? `--${name}` : `--${name} ${value}`,
    isShown ? `${help} (default: ${fallback})` : help,
  ];
}
