import { setTimeout } from 'node:timers/promises';
import { type APIUser, Routes } from 'discord.js';
import { LRUCache } from 'lru-cache';
import { type Avatar, MAX_AVATARS } from '../../../../render/request.ts';
import type { RestClient } from '../rest/channel-requests.ts';

/** Timeout in ms of a request. */
const TIMEOUT_MS = 2_000;

/** Maximum number of bytes, and width and height in pixels, of an avatar. */
const MAX_BYTES = 262_144;
const MAX_SIDE = 512;

/** Signature of a PNG, and the positions of width and height in its first chunk. http://www.libpng.org/pub/png/spec/1.2/ */
const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const WIDTH_AT = 16;
const HEIGHT_AT = 20;

/** Discord's server of images. https://docs.discord.com/developers/reference#image-formatting */
const CDN = 'https://cdn.discordapp.com';

/** Time in ms for which a picture waits for avatars; late ones are on the next picture. */
const WAIT_MS = 300;

/** Times in ms for which an avatar, and a failure to get one, are remembered. */
const KEEP_MS = 3_600_000;
const FAILURE_MS = 300_000;

/** Maximum number of people whose avatar's hash is remembered. */
const MAX_PEOPLE = 10_000;

/** Fraction of `MEMORY_MB` that the images may take: 2 MB of 512. */
const MEMORY_SHARE = 1 / 256;

/** Maximum length of all avatars of one picture, in base64. */
const MAX_TOTAL = 1_000_000;

/** Settings of the cache. */
interface AvatarCacheOptions {
  /** Base URL of another REST API than Discord's: the playground's, whose images are on the same server. */
  readonly api?: string | undefined;
  /** Memory of the process in MB. */
  readonly memoryMb?: number | undefined;
  /** Aborted when the bot closes. */
  readonly closing: AbortSignal;
}

/** Returns the server of images: Discord's, or that of a playground on this machine. */
function getCdn(api: string | undefined): string {
  const url = api === undefined ? null : new URL('/cdn', api);
  return url && LOOPBACK.includes(url.hostname) ? url.href : CDN;
}

const LOOPBACK: readonly string[] = ['127.0.0.1', 'localhost', '[::1]'];

/** Returns the hash, or an empty text if there is none that an address can contain. */
function checkHash(hash: string | null | undefined): string {
  return hash && /^\w{1,64}$/.test(hash) ? hash : '';
}

/** Avatars of people, in memory only. */
export class AvatarCache {
  readonly #rest: Pick<RestClient, 'get'>;
  readonly #cdn: string;
  readonly #closing: AbortSignal;
  /** Hash of a person's avatar; empty for none, and for one that Discord did not tell. */
  readonly #hashes = new LRUCache<string, string>({ max: MAX_PEOPLE, ttl: KEEP_MS });
  /** PNG in base64 by hash; empty for one that could not be fetched. */
  readonly #images: LRUCache<string, string>;
  /** Requests under way, by person. */
  readonly #pending = new Map<string, Promise<void>>();

  constructor(rest: Pick<RestClient, 'get'>, { api, memoryMb = 512, closing }: AvatarCacheOptions) {
    this.#rest = rest;
    this.#cdn = getCdn(api);
    this.#closing = closing;
    this.#images = new LRUCache({
      maxSize: Math.round(memoryMb * 1_048_576 * MEMORY_SHARE),
      sizeCalculation: ({ length }) => length + 1,
      ttl: KEEP_MS,
    });
  }

  /** Remembers the avatar of a person who did something; null for none. */
  note(person: string, hash: string | null): void {
    this.#hashes.set(person, checkHash(hash));
  }

  /** Returns whether a person may have an avatar. `isAsking`: Discord would be asked about a person unknown so far. */
  mayHave(person: string, isAsking: boolean): boolean {
    const hash = this.#hashes.get(person);
    return hash === undefined ? isAsking : hash !== '';
  }

  /** Returns the avatars of people, by person, as far as they are there within {@link WAIT_MS}. */
  async load(people: readonly string[]): Promise<ReadonlyMap<string, Avatar>> {
    const wanted = [...new Set(people)].slice(0, MAX_AVATARS);
    const missing = wanted.filter((person) => !this.#isKnown(person));
    if (missing.length > 0) await this.#waitFor(missing);
    const found = new Map<string, Avatar>();
    let total = 0;
    for (const person of wanted) {
      const id = this.#hashes.get(person) ?? '';
      const png = this.#images.get(id) ?? '';
      total += png.length;
      if (png !== '' && total <= MAX_TOTAL) found.set(person, { id, png });
    }
    return found;
  }

  #isKnown(person: string): boolean {
    const hash = this.#hashes.get(person);
    return hash === '' || (hash !== undefined && this.#images.has(hash));
  }

  async #waitFor(people: readonly string[]): Promise<void> {
    const waiting = new AbortController();
    const late = setTimeout(WAIT_MS, undefined, { signal: waiting.signal, ref: false }).catch(
      () => undefined,
    );
    await Promise.race([Promise.all(people.map((person) => this.#fetch(person))), late]);
    waiting.abort();
  }

  async #fetch(person: string): Promise<void> {
    const pending =
      this.#pending.get(person) ?? this.#fetchOnce(person).finally(() => this.#pending.delete(person));
    this.#pending.set(person, pending);
    await pending;
  }

  async #fetchOnce(person: string): Promise<void> {
    const hash = this.#hashes.get(person) ?? (await this.#findHash(person));
    if (hash === '' || this.#images.has(hash)) return;
    const url = `${this.#cdn}/avatars/${person}/${hash}.png?size=128`;
    const png = await fetchAvatarPng(url, this.#closing).catch(() => null);
    this.#images.set(hash, png?.toString('base64') ?? '', { ttl: png ? KEEP_MS : FAILURE_MS });
  }

  async #findHash(person: string): Promise<string> {
    const user = (await this.#rest.get(Routes.user(person)).catch(() => null)) as APIUser | null;
    const hash = checkHash(user?.avatar);
    this.#hashes.set(person, hash, { ttl: user ? KEEP_MS : FAILURE_MS });
    return hash;
  }
}

/** Fetches the PNG of an avatar; null if it is none, or too large. Throws if the server does not answer in time. */
async function fetchAvatarPng(url: string, closing: AbortSignal): Promise<Buffer | null> {
  const signal = AbortSignal.any([closing, AbortSignal.timeout(TIMEOUT_MS)]);
  const response = await fetch(url, { signal, redirect: 'error' });
  if (!response.ok || !response.body) {
    await response.body?.cancel();
    return null;
  }
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body) {
    bytes += part.length;
    if (bytes > MAX_BYTES) return null;
    parts.push(part);
  }
  const png = Buffer.concat(parts);
  return isSmallPng(png) ? png : null;
}

function isSmallPng(bytes: Buffer): boolean {
  if (bytes.length <= HEIGHT_AT + 4 || !bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return false;
  return bytes.readUInt32BE(WIDTH_AT) <= MAX_SIDE && bytes.readUInt32BE(HEIGHT_AT) <= MAX_SIDE;
}
