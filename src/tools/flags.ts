import { type ParseArgsConfig, parseArgs } from 'node:util';
import { UsageError } from './cli-args.ts';

type Flags = NonNullable<ParseArgsConfig['options']>;

interface Config<F extends Flags> {
  readonly args: string[];
  readonly allowPositionals: true;
  readonly options: F;
}

/** Parsed call of a tool: the id of a game, and the values of its flags. */
interface ParsedCall<F extends Flags> {
  readonly id: string | undefined;
  readonly values: ReturnType<typeof parseArgs<Config<F>>>['values'];
}

/** Parses a call. Throws {@link UsageError} for an unknown flag, a missing value, or words after the game. */
export function parseFlags<const F extends Flags>(options: F, args = process.argv.slice(2)): ParsedCall<F> {
  const { tokens } = parseArgs({ args, options, strict: false, tokens: true });
  for (const token of tokens) if (token.kind === 'option') checkFlag(token, options);
  const { values, positionals } = parseArgs<Config<F>>({ args, allowPositionals: true, options });
  const [id, extra] = positionals;
  if (extra === undefined) return { id, values };
  throw new UsageError(`One is enough, and "${extra}" is one word too many.`);
}

interface Flag {
  readonly name: string;
  readonly rawName: string;
  readonly value: string | undefined;
  readonly inlineValue: boolean | undefined;
}

function checkFlag({ name, rawName, value, inlineValue }: Flag, options: Flags): void {
  const known = Object.hasOwn(options, name) ? options[name] : undefined;
  if (!known) throw new UsageError(`There is no flag ${rawName}; there are: ${listFlagNames(options)}.`);
  if (known.type === 'boolean' && value !== undefined) throw new UsageError(`${rawName} takes no value.`);
  if (known.type === 'boolean' || (value !== undefined && (inlineValue || !value.startsWith('-')))) return;
  if (value === undefined || value.startsWith('--'))
    throw new UsageError(`${rawName} needs a value after it.`);
  throw new UsageError(`If "${value}" is the value of ${rawName}, write ${rawName}=${value}`);
}

function listFlagNames(options: Flags): string {
  return Object.keys(options)
    .map((name) => `--${name}`)
    .join(', ');
}
