import type { Chance } from '../engine/chance.ts';
import type { Game } from '../engine/game.ts';
import type { BotAnswer, Playground, PlaygroundUser } from '../playground/index.ts';
import type { Board, BoardWatcher } from './move-boards.ts';
import { clickRandomAnswer, listOpenAnswers } from './open-answers.ts';
import { getComponentName, listCustomIds } from './playground-bot.ts';

/** Click on a button: its answer, and the resulting board if it was a move. */
export interface ClickResult {
  /** Milliseconds from the dispatch of the interaction to its acknowledgement. */
  readonly acknowledged: number;
  /** Milliseconds from there to the board in the channel; null if it was no move. */
  readonly posted: number | null;
}

/** Location of the tables, and the randomness of the players' choices. */
export interface BenchHall {
  readonly discord: Playground;
  readonly boards: BoardWatcher;
  readonly chance: Chance;
  /** Channel and players of the tables; by default the first server with its people. */
  readonly home?: HallHome;
}

/** Channel of a server, and its people, the host first. */
interface HallHome {
  readonly channel: string;
  readonly people: readonly PlaygroundUser[];
}

/** Panel that is open for a person. */
interface OpenPanel {
  readonly person: PlaygroundUser;
  readonly answer: BotAnswer;
}

/** Table in a thread of its own. Its players press Play and then random answers, one click at a time. */
export class ClickedTable {
  readonly #hall: BenchHall;
  readonly #game: Game;
  readonly #channel: string;
  #board: Board | null = null;
  #panel: OpenPanel | null = null;

  private constructor(hall: BenchHall, game: Game, channel: string) {
    this.#hall = hall;
    this.#game = game;
    this.#channel = channel;
  }

  /** Opens a table and starts it with the fewest players possible. */
  static async open(hall: BenchHall, game: Game): Promise<ClickedTable> {
    const { channel: place, people } = getHome(hall);
    const opening = await people[0]!.slash(place, 'play', { game: game.id, thread: true });
    const { message } = await opening.settled();
    const channel = /channels\/\d+\/(\d+)/.exec(message?.content ?? '')?.[1];
    if (channel === undefined) throw new Error(`No table was opened: ${message?.content}`);
    const table = new ClickedTable(hall, game, channel);
    await table.#begin();
    return table;
  }

  /** Opens the panel by Play or `/move`, or presses the next answer, for the player to move. Starts a new game first if the last one is over. */
  async click(): Promise<ClickResult> {
    // Newer boards may have arrived since the move.
    if (this.#panel === null) this.#board = this.#hall.boards.newest(this.#channel);
    while (this.#board?.over) await this.#again();
    const pressedAt = performance.now();
    const { person, answer, moved } = await this.#pressed();
    const acknowledged = answer.acknowledgedAfter;
    if (!Number.isFinite(acknowledged)) throw new Error(`A press in ${this.#channel} was not answered`);
    const posted = moved ? await this.#posted() : null;
    this.#panel = listOpenAnswers(answer.message).length > 0 ? { person, answer } : null;
    return { acknowledged, posted: posted && posted - pressedAt };
  }

  async #pressed(): Promise<OpenPanel & { readonly moved: boolean }> {
    const { discord, chance } = this.#hall;
    const panel = this.#panel;
    if (panel === null) return { ...(await this.#play()), moved: false };
    const before = panel.answer.message;
    const answer = await clickRandomAnswer(panel.person, before, chance);
    // A deferred update counts as answered before the panel has changed.
    await discord.until(() => answer.message !== before, 'the panel to change', 60_000);
    const moved = listOpenAnswers(answer.message)[0]?.version !== listOpenAnswers(before)[0]?.version;
    return { person: panel.person, answer, moved };
  }

  async #play(): Promise<OpenPanel> {
    const person = this.#mover();
    const board = this.#hall.discord.message(this.#board!.message)!;
    const ids = listCustomIds(board);
    const play = ids.find((id) => getComponentName(id) === 'play');
    if (play !== undefined) return { person, answer: await (await person.click(board.id, play)).settled() };
    // A board that offers the answers itself has no *Play*, but still takes that of an older board.
    const view = ids.find((id) => getComponentName(id) === 'view')!;
    const data = { custom_id: view.replace('view', 'play'), component_type: 2, id: 1 };
    const opening = person.raw({ channel: { id: board.channel_id }, type: 3, data, message: board });
    return { person, answer: await (await opening).settled() };
  }

  /** Returns the player who is to move, or the host if anybody may. */
  #mover(): PlaygroundUser {
    const due = this.#board?.due[0];
    return due === undefined ? getHome(this.#hall).people[0]! : this.#hall.discord.person(due);
  }

  async #posted(): Promise<number> {
    this.#board = await this.#hall.boards.newer(this.#channel, this.#board);
    return this.#board.at;
  }

  async #again(): Promise<void> {
    const [host] = getHome(this.#hall).people;
    await (await host!.slash(this.#channel, 'play', { game: this.#game.id })).settled();
    await this.#begin();
  }

  async #begin(): Promise<void> {
    const before = this.#board?.message;
    const [host, ...guests] = getHome(this.#hall).people.slice(0, this.#game.seats[0]);
    // A deferred reply may come before its effect, so each command waits for the previous one to settle.
    for (const guest of guests) await (await guest.slash(this.#channel, 'join')).settled();
    await (await host!.slash(this.#channel, 'table start')).settled();
    // The previous game's board may be edited meanwhile. A new game can also be over at once, by its deal.
    do await this.#posted();
    while (this.#board?.over && this.#board.message === before);
  }
}

function getHome({ discord, home = { channel: 'general', people: discord.people } }: BenchHall): HallHome {
  return home;
}
