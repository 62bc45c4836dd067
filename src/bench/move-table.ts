import type { Chance } from '../engine/chance.ts';
import type { Game } from '../engine/game.ts';
import type { BotAnswer, Playground, PlaygroundUser } from '../playground/index.ts';
import type { Board, BoardWatcher } from './move-boards.ts';
import { listOpenAnswers, pressRandomAnswer } from './open-answers.ts';

/** One press of a button: how it was answered, and the board that it led to, where it was a move. */
export interface PressResult {
  /** Milliseconds from the dispatch of the interaction to its acknowledgement. */
  readonly acknowledged: number;
  /** Milliseconds from there to the board in the channel; null for what was no move. */
  readonly posted: number | null;
}

/** Where the tables are, and by what the people at them choose. */
export interface BenchHall {
  readonly discord: Playground;
  readonly boards: BoardWatcher;
  readonly chance: Chance;
  /** Where tables are opened and who plays there; on the first server by its people unless told. */
  readonly home?: HallHome;
}

/** A channel of a server and its people, the host first. */
interface HallHome {
  readonly channel: string;
  readonly people: readonly PlaygroundUser[];
}

/** A panel before its person. */
interface OpenPanel {
  readonly person: PlaygroundUser;
  readonly answer: BotAnswer;
}

/** A table in a thread of its own. The people at it press Play and then random answers, one press at a time. */
export class PressedTable {
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

  /** Opens a table and starts it with as few people as can play. */
  static async open(hall: BenchHall, game: Game): Promise<PressedTable> {
    const { channel: place, people } = getHome(hall);
    const asked = await people[0]!.slash(place, 'play', { game: game.id, thread: true });
    const { message } = await asked.settled();
    const channel = /channels\/\d+\/(\d+)/.exec(message?.content ?? '')?.[1];
    if (channel === undefined) throw new Error(`No table was opened: ${message?.content}`);
    const table = new PressedTable(hall, game, channel);
    await table.#begin();
    return table;
  }

  /** Who is to move presses Play, or the next answer. Where the game is over it begins anew first. */
  async press(): Promise<PressResult> {
    // More may have been told since the move.
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
    const answer = await pressRandomAnswer(panel.person, before, chance);
    // An update that was deferred counts as answered before the panel has changed.
    await discord.until(() => answer.message !== before, 'the panel to change', 60_000);
    const moved = listOpenAnswers(answer.message)[0]?.version !== listOpenAnswers(before)[0]?.version;
    return { person: panel.person, answer, moved };
  }

  async #play(): Promise<OpenPanel> {
    const person = this.#mover();
    return { person, answer: await (await person.click(this.#board!.message, 'Play')).settled() };
  }

  /** Who is called to move, or the host where anybody may. */
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
    // What is only thought about may not have happened yet.
    for (const guest of guests) await (await guest.slash(this.#channel, 'join')).settled();
    await (await host!.slash(this.#channel, 'start')).settled();
    // The board of the game before may be told once more meanwhile. A new game can be over as well: by what was dealt.
    do await this.#posted();
    while (this.#board?.over && this.#board.message === before);
  }
}

function getHome({ discord, home = { channel: 'general', people: discord.people } }: BenchHall): HallHome {
  return home;
}
