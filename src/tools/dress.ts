import { readFileSync } from 'node:fs';
import { DiscordAPIError, type RateLimitData, RateLimitError, REST } from 'discord.js';
import { config as loadEnv } from 'dotenv';
import { type Config, ConfigError, parseConfig } from '../config.ts';
import { getRestOptions } from '../discord/client/client.ts';
import { describeOutage, isTokenRefused, TOKEN_REFUSED_MESSAGE } from '../discord/client/connect-error.ts';
import { getInstallParams, getIntegrationTypes } from '../discord/core/invite.ts';
import { LANGUAGE_FLAG, parseLanguageArg, UsageError } from './cli-args.ts';
import { parseFlags } from './flags.ts';
import { type Listing, readListing } from './listing/read-listing.ts';
import { run } from './run.ts';

/** First bytes of an image, by type. */
const IMAGE_STARTS = {
  'image/png': '\x89PNG\r\n\x1a\n',
  'image/jpeg': '\xff\xd8\xff',
  'image/gif': 'GIF8',
} as const;

/** Longest wait for a rate limit in ms; a longer one is reported. */
const MAX_WAIT_MS = 30_000;

/** `npm run -s dress`: sets what Discord shows of the bot, so that nobody has to fill in the Developer Portal. */
await run(async () => {
  loadEnv({ quiet: true });
  const { values } = parseFlags({
    command: 'npm run -s dress',
    about: [
      'Sets the description, the tags and the install link of the application of DISCORD_TOKEN,',
      'with the texts of docs/listing. With --avatar also the avatar of the bot and the icon of',
      'the application, with --banner the banner above its profile; Discord allows that only a',
      'few times an hour.',
      'Exit code 0: all is set; 1: Discord refused it, or cannot be reached; 2: a wrong call.',
    ],
    flags: {
      language: LANGUAGE_FLAG,
      avatar: { type: 'string', value: 'FILE', help: 'picture, a PNG, JPEG or GIF' },
      banner: { type: 'string', value: 'FILE', help: 'picture of 680 × 240 pixels' },
      'dry-run': { type: 'boolean', default: false, help: 'print what would be sent' },
    },
  });
  const images = { avatar: readImage(values.avatar), banner: readImage(values.banner) };
  const requests = createDressRequests(readListing(parseLanguageArg(values.language)), images);
  if (!values['dry-run']) return await send(requests, readConfig());
  process.stdout.write(`${requests.map(formatDressRequest).join('\n')}\n`);
  return 0;
});

function readImage(file: string | undefined): Buffer | null {
  if (file === undefined) return null;
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch {
    throw new UsageError(`${file} cannot be read.`);
  }
  if (getImageType(bytes) === null) throw new UsageError(`${file} is not a PNG, JPEG or GIF.`);
  return bytes;
}

function readConfig(): Config {
  try {
    return parseConfig(process.env);
  } catch (error) {
    throw error instanceof ConfigError ? new UsageError(error.message) : error;
  }
}

/** Sends the requests in order, and returns the exit code. Stops at the first that fails. */
async function send(requests: readonly DressRequest[], { token, api }: Config): Promise<number> {
  if (token === undefined) throw new UsageError('Set DISCORD_TOKEN in the environment or in .env.');
  const rejectOnRateLimit = ({ retryAfter }: RateLimitData) => retryAfter > MAX_WAIT_MS;
  const rest = new REST({ ...getRestOptions(api), rejectOnRateLimit }).setToken(token);
  for (const { path, body, sets } of requests) {
    const failure = await rest.patch(path, { body }).then(
      () => null,
      (error: unknown) => describeFailure(error, sets),
    );
    if (failure !== null) {
      process.stderr.write(`${failure}\n`);
      return 1;
    }
    process.stdout.write(`Set: ${sets}.\n`);
  }
  return 0;
}

/** Describes the failure of a request in one line. Throws the error again if it is a bug. */
function describeFailure(error: unknown, sets: string): string {
  if (isTokenRefused(error)) return TOKEN_REFUSED_MESSAGE;
  if (error instanceof DiscordAPIError && error.status < 500)
    return `Discord refused ${sets}: ${error.message.replaceAll('\n', ' ')} (${error.status})`;
  if (error instanceof RateLimitError)
    return `Discord allows ${sets} again in ${Math.round(error.retryAfter / 60_000)} min.`;
  const outage = describeOutage(error);
  if (outage === null) throw error;
  return outage;
}

/** Request that changes the application or the bot. */
interface DressRequest {
  readonly path: '/applications/@me' | '/users/@me';
  readonly body: Readonly<Record<string, unknown>>;
  /** Parts that it sets, for the output. */
  readonly sets: string;
}

/** Images of the bot; null for one that stays as it is. */
interface DressImages {
  readonly avatar: Buffer | null;
  readonly banner: Buffer | null;
}

/** Creates the requests that set the listing's texts and the install link, and the images that are given. */
function createDressRequests(
  { description, tags }: Pick<Listing, 'description' | 'tags'>,
  { avatar, banner }: DressImages,
): readonly DressRequest[] {
  const profile = {
    description,
    tags,
    install_params: getInstallParams(),
    integration_types_config: getIntegrationTypes(),
    ...(avatar && { icon: toDataUri(avatar) }),
  };
  const images = {
    ...(avatar && { avatar: toDataUri(avatar) }),
    ...(banner && { banner: toDataUri(banner) }),
  };
  const sets = `description, tags${avatar ? ', install link and icon' : ' and install link'}`;
  const names = Object.keys(images);
  return [
    { path: '/applications/@me', body: profile, sets },
    ...(names.length > 0 ? [{ path: '/users/@me', body: images, sets: names.join(' and ') } as const] : []),
  ];
}

function toDataUri(image: Buffer): string {
  return `data:${getImageType(image)};base64,${image.toString('base64')}`;
}

/** Returns the type of an image, or null if Discord takes no such file. */
function getImageType(bytes: Buffer): string | null {
  const start = bytes.toString('latin1', 0, 8);
  return Object.entries(IMAGE_STARTS).find(([, known]) => start.startsWith(known))?.[0] ?? null;
}

/** Formats a request as it would be sent, with images shortened. */
function formatDressRequest({ path, body }: DressRequest): string {
  const shorten = (_: string, value: unknown) =>
    typeof value === 'string' && value.startsWith('data:')
      ? `${value.slice(0, value.indexOf(',') + 1)}… (${Math.ceil(value.length / 1024)} KB)`
      : value;
  return `PATCH ${path}\n${JSON.stringify(body, shorten, 2)}`;
}
