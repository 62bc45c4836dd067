import { readFile } from 'node:fs/promises';
import { Locale } from 'discord-api-types/v10';
import { z } from 'zod';
import { DEFAULT_TOKEN, openPlayground, type Playground, type ServerPlan } from '../playground/index.ts';
import { parseNumberArg, UsageError } from './cli-args.ts';
import { parseFlags } from './flags.ts';
import { run } from './run.ts';

const localeSchema = z.enum(Object.values(Locale));

const SERVER_PLAN = z.strictObject({
  name: z.string(),
  bot: z.string(),
  channels: z
    .array(
      z.union([z.string(), z.strictObject({ name: z.string(), kind: z.enum(['text', 'announcement']) })]),
    )
    .min(1),
  people: z
    .array(
      z.strictObject({
        key: z.string(),
        name: z.string(),
        username: z.string().optional(),
        nick: z.string().optional(),
        locale: localeSchema.optional(),
        manages: z.boolean().optional(),
        roles: z.array(z.string()).optional(),
      }),
    )
    .min(1)
    .refine((people) => new Set(people.map(({ key }) => key)).size === people.length, 'Keys must be unique'),
  hasBot: z.boolean().optional(),
  botManages: z.boolean().optional(),
  roles: z.array(z.string()).optional(),
  systemChannel: z.string().optional(),
  notifications: z.enum(['all', 'mentions']).optional(),
  locale: localeSchema.optional(),
});

const MAX_PORT = 65_535;

/** `npm run -s playground`: opens the playground without a bot, for any bot in another process. */
await run(async () => {
  const { operands, values } = parseFlags({
    command: 'npm run -s playground',
    operands: ['[plan]'],
    about: [
      'Opens a small Discord on this machine for any bot, until Ctrl+C. The bot needs the printed',
      'base URL of the API (`rest.api` in discord.js) and the token. A plan is a JSON file with the',
      'server, its channels and its people; docs/playground.md describes it.',
    ],
    flags: {
      port: {
        type: 'string',
        value: 'N',
        default: '8137',
        help: 'port of page, API and Gateway; 0 picks a free one',
      },
      token: { type: 'string', value: 'TEXT', default: DEFAULT_TOKEN, help: 'token of the bot' },
      'privileged-intents': {
        type: 'boolean',
        help: 'grants members, presences and message content',
      },
      data: {
        type: 'string',
        value: 'FOLDER',
        help: 'keeps channels and messages; in memory only by default',
      },
    },
  });
  const [file] = operands;
  const discord = await openPlayground({
    port: parsePort(values.port),
    token: values.token,
    privilegedIntents: values['privileged-intents'] === true,
    dataDir: values.data ?? null,
    ...(file !== undefined && { server: await readPlan(file) }),
  }).catch((error: Error) => {
    throw new UsageError(error.message);
  });
  process.stdout.write(`Page:  ${discord.address}\nAPI:   ${discord.api}\nToken: ${discord.token}\n`);
  printProblems(discord);
  await new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, resolve);
  });
  await discord.stop();
  return 0;
});

/** Prints each refused request of the bot, because its author sees no other log. */
function printProblems(discord: Playground): void {
  let printed = 0;
  discord.onRequest(() => {
    for (const line of discord.problems.slice(printed)) process.stderr.write(`Refused: ${line}\n`);
    printed = discord.problems.length;
  });
}

function parsePort(typed: string): number {
  const port = parseNumberArg('port', typed, 0);
  if (port > MAX_PORT) throw new UsageError(`--port must be at most ${MAX_PORT}, not ${port}.`);
  return port;
}

async function readPlan(file: string): Promise<ServerPlan> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new UsageError(`${file} cannot be read.`);
  });
  const { data, error } = SERVER_PLAN.safeParse(parseJson(text, file));
  if (error) throw new UsageError(`${file} is not a plan: ${error.issues.map(formatIssue).join('; ')}.`);
  return data as ServerPlan;
}

function formatIssue({ path, message }: z.core.$ZodIssue): string {
  return path.length === 0 ? message : `${path.join('.')}: ${message}`;
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError(`${file} is not JSON.`);
  }
}
