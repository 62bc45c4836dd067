import type { PageRequest, Progress } from '../../protocol.ts';

/** A request to the bot that is not answered yet, or failed. */
export interface PendingInteraction {
  readonly ask: PendingRequest;
  readonly progress: Progress;
}

/** Requests that start an interaction; no answer is awaited for the rest. */
type PendingRequest = Extract<
  PageRequest,
  { do: 'slash' | 'onPerson' | 'onMessage' | 'click' | 'select' | 'modal' }
>;

export type PendingInteractions = ReadonlyMap<string, PendingInteraction>;

const PENDING_KINDS: readonly string[] = ['slash', 'onPerson', 'onMessage', 'click', 'select', 'modal'];

/** Adds a request and removes failed ones at the same place. */
export function addPending(waits: PendingInteractions, ask: PageRequest): PendingInteractions {
  if (!isPendingRequest(ask)) return waits;
  const kept = [...waits].filter(([, wait]) => !(wait.progress === 'failed' && isSamePlace(wait.ask, ask)));
  return new Map([...kept, [ask.ref, { ask, progress: 'sent' }]]);
}

/** Updates a request when the bot has answered, is thinking, or has failed. */
export function updatePending(
  waits: PendingInteractions,
  ref: string,
  progress: Progress,
): PendingInteractions {
  const wait = waits.get(ref);
  if (!wait) return waits;
  return new Map(isOver(progress) ? listWithout(waits, ref) : [...waits, [ref, { ...wait, progress }]]);
}

/** Removes one request. */
export function removePending(waits: PendingInteractions, ref: string): PendingInteractions {
  return waits.has(ref) ? new Map(listWithout(waits, ref)) : waits;
}

/** Lists the uses of this message's components that are pending, the latest last. */
export function listPendingOnMessage(
  waits: PendingInteractions,
  message: string,
): readonly PendingInteraction[] {
  return [...waits.values()].filter(
    ({ ask }) => !isCommand(ask) && 'message' in ask && ask.message === message,
  );
}

/** Lists the channel's unanswered commands with their refs. */
export function listPendingCommands(
  waits: PendingInteractions,
  channel: string,
): readonly [string, PendingInteraction][] {
  return [...waits].filter(([, { ask }]) => isCommand(ask) && ask.channel === channel);
}

function isCommand({ do: what }: PendingRequest): boolean {
  return what === 'slash' || what === 'onPerson' || what === 'onMessage';
}

function isPendingRequest(ask: PageRequest): ask is PendingRequest {
  return PENDING_KINDS.includes(ask.do);
}

/** Returns true if nothing is left to show; a deferred answer appears as a thinking message, or not at all. */
function isOver(progress: Progress): boolean {
  return progress === 'answered' || progress === 'thinking';
}

function listWithout(waits: PendingInteractions, ref: string): [string, PendingInteraction][] {
  return [...waits].filter(([other]) => other !== ref);
}

function isSamePlace(a: PageRequest, b: PageRequest): boolean {
  if ('message' in a && 'message' in b) return a.message === b.message;
  return a.do === b.do && a.channel === b.channel;
}
