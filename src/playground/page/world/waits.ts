import type { FromPage, Progress } from '../../protocol.ts';

/** Something that the person asked of the bot and that has not been answered yet, or never was. */
export interface Wait {
  readonly ask: Waited;
  readonly progress: Progress;
}

/** What is answered by an interaction; the rest is fire and forget. */
type Waited = Extract<FromPage, { do: 'slash' | 'onPerson' | 'click' | 'select' | 'modal' }>;

export type Waits = ReadonlyMap<string, Wait>;

const awaited: readonly string[] = ['slash', 'onPerson', 'click', 'select', 'modal'];

/** Notes a new question and forgets what failed before at the same place. */
export function asked(waits: Waits, ask: FromPage): Waits {
  if (!isAwaited(ask)) return waits;
  const kept = [...waits].filter(([, wait]) => !(wait.progress === 'failed' && samePlace(wait.ask, ask)));
  return new Map([...kept, [ask.ref, { ask, progress: 'sent' }]]);
}

/** The bot has answered, is thinking, or has failed. */
export function progressed(waits: Waits, ref: string, progress: Progress): Waits {
  const wait = waits.get(ref);
  if (!wait) return waits;
  return new Map(isOver(progress) ? without(waits, ref) : [...waits, [ref, { ...wait, progress }]]);
}

/** Drops one question. */
export function forgotten(waits: Waits, ref: string): Waits {
  return waits.has(ref) ? new Map(without(waits, ref)) : waits;
}

/** What waits on this message, the latest last. */
export function waitsOn(waits: Waits, message: string): readonly Wait[] {
  return [...waits.values()].filter(({ ask }) => 'message' in ask && ask.message === message);
}

/** The commands of this channel that nothing has answered, with their refs. */
export function commandWaits(waits: Waits, channel: string): readonly [string, Wait][] {
  return [...waits].filter(([, { ask }]) => isCommand(ask) && ask.channel === channel);
}

function isCommand({ do: what }: Waited): boolean {
  return what === 'slash' || what === 'onPerson';
}

function isAwaited(ask: FromPage): ask is Waited {
  return awaited.includes(ask.do);
}

/** A deferred answer shows itself: as a thinking message, or not at all. */
function isOver(progress: Progress): boolean {
  return progress === 'answered' || progress === 'thinking';
}

function without(waits: Waits, ref: string): [string, Wait][] {
  return [...waits].filter(([other]) => other !== ref);
}

function samePlace(a: FromPage, b: FromPage): boolean {
  if ('message' in a && 'message' in b) return a.message === b.message;
  return a.do === b.do && a.channel === b.channel;
}
