import { expect } from 'vitest';
import type { PictureRequest } from '../../render/request.ts';
import { formatEntries } from '../../src/discord/text/log-lines.ts';
import type { Game, Kinds, Seat, Viewer } from '../../src/engine/game.ts';
import { LANGUAGES } from '../../src/engine/text.ts';
import type { SentItem } from '../../src/playground/index.ts';
import type { SpyRenderPool } from './spy-render-pool.ts';
import type { TestBot } from './test-bot.ts';
import { loadStoredTable, loadWholeLog } from './verify.ts';

/** Returns a function that returns the items sent since its last call. */
export function watchSent({ discord }: Pick<TestBot, 'discord'>): () => readonly SentItem[] {
  let from = 0;
  return () => {
    const news = discord.sent.slice(from);
    from += news.length;
    return news;
  };
}

/** Returns the reader of a sent item: a seat, or null for the channel and spectators. */
export function getReader({ audience }: SentItem, seats: ReadonlyMap<string, Seat>): Viewer {
  return audience === 'channel' ? null : (seats.get(audience) ?? null);
}

/** Returns the seats of a table by person. */
export async function loadSeatsByPerson(
  { app: ctx }: TestBot,
  id: number,
): Promise<ReadonlyMap<string, Seat>> {
  const { seats } = await loadStoredTable(ctx, id);
  return new Map(seats.map((occupant) => [occupant.kind === 'person' ? occupant.person : '', occupant.seat]));
}

/**
 * Returns a function that removes lines repeated by a recap from a text.
 * Only lines that the channel received and can still read are removed; the rest of a recap is checked like any sent text.
 */
export async function createRecapFilter(
  { app: ctx }: TestBot,
  id: number,
): Promise<(text: string) => string> {
  const [table, log] = [await loadStoredTable(ctx, id), await loadWholeLog(ctx, id)];
  const linesIn = (entries: typeof log) =>
    new Set(LANGUAGES.flatMap((language) => formatEntries(table, entries, null, 'later', language)));
  const [told, before] = [linesIn(log), linesIn(log.slice(0, -1))];
  return (text) =>
    text
      .split('\n')
      .filter((line) => !told.has(/^> (?:\*\*)?(.*?)(?:\*\*)?$/.exec(line)?.[1] ?? '') && !before.has(line))
      .join('\n');
}

/** All states of a match in order, and all its events. */
export interface MatchCourse<K extends Kinds> {
  readonly states: readonly K['state'][];
  readonly events: readonly K['event'][];
}

/**
 * Expects that each picture shows a view of its viewer, without that viewer's secrets and with events as the viewer learns them.
 * `keeps` checks a game whose views hold the pieces in other places than the state.
 */
export function expectPicturesKeepSecrets<K extends Kinds>(
  game: Game<K>,
  requests: readonly PictureRequest[],
  { states, events }: MatchCourse<K>,
  keeps = ({ view, viewer }: PictureRequest, state: K['state']): void => {
    for (const pointer of game.secrets(state, viewer)) expectMissing(view, state, pointer);
  },
): void {
  const viewers = new Set(requests.map(({ viewer }) => viewer));
  for (const viewer of viewers) {
    const views = new Map(states.map((state) => [JSON.stringify(game.view(state, viewer)), state]));
    const learnt = new Set(events.map((event) => JSON.stringify(game.seen(event, viewer, 'later'))));
    for (const request of requests.filter((one) => one.viewer === viewer)) {
      const state = views.get(JSON.stringify(request.view));
      if (state === undefined) throw new Error(`A picture for ${viewer} is of no view of theirs`);
      keeps(request, state);
      for (const event of request.events) expect(learnt).toContain(JSON.stringify(event));
    }
  }
}

/** Expects that the view lacks the state's value at the pointer. */
function expectMissing(view: unknown, state: unknown, pointer: string): void {
  const secret = getPointerValue(state, pointer);
  expect(secret, pointer).toBeDefined();
  expect(getPointerValue(view, pointer), pointer).not.toEqual(secret);
}

function getPointerValue(value: unknown, pointer: string): unknown {
  const keys = pointer.split('/').slice(1);
  return keys.reduce<unknown>((inside, key) => (inside as Record<string, unknown> | null)?.[key], value);
}

/** Expects that every picture rendered for a seat is sent only to the player there. */
export function expectPicturesReachTheirViewer(
  { discord }: Pick<TestBot, 'discord'>,
  renderPool: SpyRenderPool,
  seats: ReadonlyMap<string, Seat>,
): void {
  const sent = discord.sent.flatMap((one) => one.files.map(({ bytes }) => ({ one, bytes })));
  expect(sent.length).toBeGreaterThan(100);
  for (const { one, bytes } of sent) {
    expect([null, getReader(one, seats)]).toContain(renderPool.requestOf(bytes).viewer);
  }
}

/** Returns everything sent to a person or to the channel, in order. */
export function getSentTexts({ discord }: Pick<TestBot, 'discord'>, name: string): readonly string[] {
  const audience = name === 'channel' ? name : discord.person(name).id;
  return discord.sent
    .filter((one) => one.audience === audience)
    .map(({ kind, text, payload, pinged }) => JSON.stringify({ kind, text, payload, pinged }));
}

/** Returns true if the text contains the name, not as part of a longer one. */
export function isNameMentioned(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const around = `${text[at - 1] ?? ' '}${text[at + name.length] ?? ' '}`;
    if (!/^[\p{L}\d]|[\p{L}\d+-]$/u.test(around)) return true;
  }
  return false;
}
