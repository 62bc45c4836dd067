import { DefaultRestOptions, type RESTOptions } from 'discord.js';
import { arrivedBefore } from './arrivedBefore.ts';

type Make = RESTOptions['makeRequest'];

/** An answer that hangs is given up after so long, in ms, and sent again: one that comes after 3,000 ms is none. */
const TAKES = 1_000;
/** The last part of it, in ms, begins when the first is seen to be over: what came while this machine was busy is read by then. */
const LAST = 200;

/** The first answer to an interaction. https://docs.discord.com/developers/interactions/receiving-and-responding */
const ANSWER = /\/interactions\/\d+\/[^/]+\/callback(?:\?|$)/;

/**
 * How requests are made so that answers to interactions have a time of their own, and that one that is sent again counts as sent
 * where the first had arrived. All others keep the time that discord.js gives them.
 */
export function answersInTime(make: Make = DefaultRestOptions.makeRequest): Make {
  const answer = arrivedBefore((url, init) => within(make, url, init));
  return async (url, init) => await (ANSWER.test(url) ? answer : make)(url, init);
}

/** Aborted as discord.js aborts: then it tries again. */
async function within(make: Make, url: string, init: Parameters<Make>[1]): ReturnType<Make> {
  const late = new AbortController();
  let timer = setTimeout(() => {
    timer = setTimeout(() => late.abort(), LAST);
  }, TAKES - LAST);
  // The signal is this request's alone, so nothing gathers on it.
  init.signal?.addEventListener('abort', () => late.abort(), { once: true });
  return await make(url, { ...init, signal: late.signal }).finally(() => clearTimeout(timer));
}
