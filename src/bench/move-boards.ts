import { parseCustomId } from '../discord/core/custom-ids.ts';
import { listPressable, type Playground, type SentItem } from '../playground/index.ts';

/** Board that the bot posted or edited in a channel. */
export interface Board {
  readonly message: string;
  /** Ids of the players it mentions, who are to move; empty if anybody may move or the game is over. */
  readonly due: readonly string[];
  /** True if the game is over, so that the board has no *View*. */
  readonly over: boolean;
  /** `performance.now()` when it arrived. */
  readonly at: number;
}

interface Waiting {
  readonly heard: (board: Board) => void;
}

/** Maximum time to wait for a board, in ms of real time. */
const BOARD_TIMEOUT_MS = 60_000;

/** Receives every board as it arrives, and keeps the newest of each channel. */
export class BoardWatcher {
  readonly #discord: Playground;
  readonly #newest = new Map<string, Board>();
  readonly #waiting = new Map<string, Waiting>();
  #read: number;
  #count = 0;

  constructor(discord: Playground) {
    this.#discord = discord;
    this.#read = discord.sent.length;
    discord.onRequest(({ phase }) => {
      if (phase === 'after') this.#hear();
    });
  }

  /** Number of boards received. */
  get count(): number {
    return this.#count;
  }

  /** Returns the newest board of a channel, or null. */
  newest(channel: string): Board | null {
    return this.#newest.get(channel) ?? null;
  }

  /** Resolves with the board of a channel that follows `after`. */
  async newer(channel: string, after: Board | null): Promise<Board> {
    const newest = this.#newest.get(channel);
    if (newest && newest !== after) return newest;
    return await new Promise((resolve, reject) => {
      const late = () => reject(new Error(`No board came into ${channel} within ${BOARD_TIMEOUT_MS} ms`));
      const timer = setTimeout(late, BOARD_TIMEOUT_MS);
      const heard = (board: Board) => {
        clearTimeout(timer);
        resolve(board);
      };
      this.#waiting.set(channel, { heard });
    });
  }

  #hear(): void {
    const { sent } = this.#discord;
    for (; this.#read < sent.length; this.#read++) this.#note(sent[this.#read] as SentItem);
  }

  #note(sent: SentItem): void {
    const { channel, message, text } = sent;
    if (message === null || !isBoard(sent)) return;
    const due = [...text.matchAll(/<@(\d+)>/g)].map(([, id]) => id as string);
    const board = { message, due, over: !listButtonIds(sent).includes('view'), at: performance.now() };
    this.#count++;
    // The last board of a game may be edited after the next game has begun.
    if (BigInt(message) < BigInt(this.#newest.get(channel)?.message ?? 0)) return;
    this.#newest.set(channel, board);
    this.#waiting.get(channel)?.heard(board);
    this.#waiting.delete(channel);
  }
}

/**
 * Returns whether the item is the newest board. Lobby cards have *Join* beside *More*, and older boards have no
 * buttons.
 */
function isBoard(sent: SentItem): boolean {
  if (sent.kind !== 'message' && sent.kind !== 'edit') return false;
  const names = listButtonIds(sent);
  return sent.audience === 'channel' && names.includes('more') && !names.includes('join');
}

function listButtonIds({ payload }: SentItem): readonly (string | undefined)[] {
  const buttons = listPressable((payload as { readonly components?: unknown }).components);
  return buttons.map((button) => parseCustomId(button.custom_id ?? '')?.name);
}
