import { z } from 'zod';
import type { AppLinks } from './discord/core/app-info.ts';
import { escapePassword } from './store/postgres-url.ts';

const emptyAsMissing = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema);

const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http or https URL' }).optional();

/** Every environment variable that the bot reads; `.env.example` explains each. */
const schema = z.object({
  DISCORD_TOKEN: emptyAsMissing(z.string().regex(/^\S+$/, 'must not contain white space').optional()),
  DISCORD_GUILD_ID: emptyAsMissing(
    z
      .string()
      .regex(/^\d{17,20}$/, 'must be a server id of 17 to 20 digits')
      .optional(),
  ),
  SHARDS: emptyAsMissing(
    z
      .string()
      .regex(/^(auto|[1-9]\d{0,4})$/, 'must be auto or a number from 1 to 99999')
      .default('auto')
      .transform((value) => (value === 'auto' ? value : Number(value))),
  ),
  DISCORD_API: emptyAsMissing(webAddress),
  README_URL: emptyAsMissing(webAddress),
  SUPPORT_URL: emptyAsMissing(webAddress),
  PRIVACY_URL: emptyAsMissing(webAddress),
  TERMS_URL: emptyAsMissing(webAddress),
  DATA_DIR: emptyAsMissing(z.string().default('data')),
  DATABASE_URL: emptyAsMissing(
    z
      .string()
      .transform(escapePassword)
      .pipe(
        z.url({
          protocol: /^postgres(ql)?$/,
          error: 'must be the URL of a PostgreSQL database, postgres://user:password@host:5432/database',
        }),
      )
      .optional(),
  ),
  PORT: emptyAsMissing(
    z
      .string()
      .regex(/^\d{1,5}$/, 'must be a port from 0 to 65535')
      .transform(Number)
      .refine((port) => port <= 65535, 'must be a port from 0 to 65535')
      .default(8137),
  ),
  KEEP_DAYS: emptyAsMissing(
    z
      .string()
      .regex(/^\d{1,5}$/, 'must be a number of days from 1 to 99999')
      .transform(Number)
      .refine((days) => days > 0, 'must be a number of days from 1 to 99999')
      .default(365),
  ),
  METRICS_PORT: emptyAsMissing(
    z
      .string()
      .regex(/^\d{1,5}$/, 'must be a port from 0 to 65535')
      .transform(Number)
      .refine((port) => port <= 65535, 'must be a port from 0 to 65535')
      .optional(),
  ),
  METRICS_HOST: emptyAsMissing(
    z.string().regex(/^\S+$/, 'must be a host name or address').default('127.0.0.1'),
  ),
  MEMORY_MB: emptyAsMissing(
    z
      .string()
      .regex(/^\d{1,6}$/, 'must be a number of megabytes from 256 to 999999')
      .transform(Number)
      .refine((megabytes) => megabytes >= 256, 'must be a number of megabytes from 256 to 999999')
      .default(600),
  ),
  RENDER_THREADS: emptyAsMissing(
    z
      .string()
      .regex(/^([1-9]|1\d|2\d|3[0-2])$/, 'must be a number of threads from 1 to 32')
      .transform(Number)
      .default(1),
  ),
  LOG_LEVEL: emptyAsMissing(
    z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], {
        error: 'must be fatal, error, warn, info, debug or silent',
      })
      .default('warn'),
  ),
});

export interface Config {
  readonly token: string | undefined;
  readonly guild: string | undefined;
  /** Number of shards in this process; `auto` takes the number that Discord recommends. */
  readonly shards: 'auto' | number;
  readonly api: string | undefined;
  /** Pages about the bot that its messages link. */
  readonly links: AppLinks;
  readonly dataDir: string;
  /** URL of a PostgreSQL database, which replaces the file in the data folder. */
  readonly database: string | undefined;
  readonly port: number;
  /** Number of days for which ended matches are kept; their results stay. */
  readonly keepDays: number;
  /** Memory in MB that the bot may take under full load. Scales the caches. */
  readonly memoryMb: number;
  /** Number of threads that draw pictures. */
  readonly renderThreads: number;
  readonly logLevel: string;
  /** Address at which metrics are served; null for none. */
  readonly metrics: { readonly host: string; readonly port: number } | null;
}

/** Thrown for a variable that cannot be used; the message names it and says why. */
export class ConfigError extends Error {}

/** Reads the configuration. Throws {@link ConfigError}. */
export function parseConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const read = schema.safeParse(environment);
  if (!read.success)
    throw new ConfigError(
      read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`).join(' '),
    );
  const { DISCORD_TOKEN, DISCORD_GUILD_ID, DISCORD_API } = read.data;
  const { DATA_DIR, DATABASE_URL, PORT, KEEP_DAYS, LOG_LEVEL } = read.data;
  return {
    token: DISCORD_TOKEN,
    guild: DISCORD_GUILD_ID,
    shards: read.data.SHARDS,
    api: DISCORD_API,
    links: parseLinks(read.data),
    dataDir: DATA_DIR,
    database: DATABASE_URL,
    port: PORT,
    keepDays: KEEP_DAYS,
    memoryMb: read.data.MEMORY_MB,
    renderThreads: read.data.RENDER_THREADS,
    logLevel: LOG_LEVEL,
    metrics: parseMetricsAddress(read.data),
  };
}

function parseLinks({ README_URL, SUPPORT_URL, PRIVACY_URL, TERMS_URL }: z.infer<typeof schema>): AppLinks {
  return {
    readme: README_URL ?? null,
    support: SUPPORT_URL ?? null,
    privacy: PRIVACY_URL ?? null,
    terms: TERMS_URL ?? null,
  };
}

function parseMetricsAddress({
  METRICS_PORT: port,
  METRICS_HOST: host,
}: z.infer<typeof schema>): Config['metrics'] {
  return port === undefined ? null : { host, port };
}
