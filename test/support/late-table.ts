import { pickRandomPath } from '../../src/ai/random-path.ts';
import { findUpcomingAlarm, fireDueAlarm } from '../../src/app/alarms/alarms.ts';
import { findPerson, getDueSeats } from '../../src/app/core/table.ts';
import { joinLobby, setPace, setStrict } from '../../src/app/lobby/lobby.ts';
import { openTable } from '../../src/app/lobby/open.ts';
import { startTable } from '../../src/app/lobby/start.ts';
import { playAis } from '../../src/app/play/ai-turns.ts';
import { makeMove } from '../../src/app/play/make-move.ts';
import { resign } from '../../src/app/seats/resign.ts';
import type { VoteChoice } from '../../src/app/turns/timeout-votes.ts';
import { castVote } from '../../src/app/turns/vote.ts';
import { createSeededChance } from '../../src/engine/chance.ts';
import { loadRequests, loadVotes } from '../../src/store/requests.ts';
import { createActor, openTestContextAt, START_AT_MS, type TestContext } from './test-context.ts';
import { loadStoredTable } from './verify.ts';

export const DAY = 86_400_000;

/** Opens a context with a table at which a player is late after {@link LateTable.timeIsOver}. */
export async function openLateTable(): Promise<LateTable> {
  let at: LateTable | null = null;
  const ctx = await openTestContextAt(() => at?.now ?? START_AT_MS);
  at = new LateTable(ctx);
  return at;
}

export class LateTable {
  readonly ctx: TestContext;
  now = START_AT_MS;
  id = 0;
  late = -1;
  /** The late player, and the others. */
  who = '';
  others: readonly string[] = [];
  readonly #chance = createSeededChance(5);

  constructor(ctx: TestContext) {
    this.ctx = ctx;
  }

  /** Starts a match with a day for each turn, of which the first has passed; the players in `gone` have resigned before. */
  async timeIsOver(
    game: string,
    people: readonly string[],
    gone: readonly string[] = [],
    strict = false,
    ms = DAY,
  ): Promise<void> {
    await this.#begin(game, people, strict);
    for (const one of gone) await resign(this.ctx, createActor(one), this.id, getNewName);
    await playAis(this.ctx, this.id);
    const table = await loadStoredTable(this.ctx, this.id);
    this.late = getDueSeats(table)[0] ?? -1;
    this.who = findPerson(table, this.late) ?? '';
    this.others = people.filter((one) => one !== this.who && !gone.includes(one));
    await this.passed(ms);
  }

  async #begin(game: string, [host = '', ...rest]: readonly string[], strict: boolean): Promise<void> {
    const { ctx } = this;
    const opened = await openTable(ctx, createActor(host), {
      guild: 'g',
      channel: 'c',
      game,
      language: 'en',
    });
    if (typeof opened !== 'number') throw new Error('No table was opened');
    this.id = opened;
    for (const one of rest) await joinLobby(ctx, createActor(one), opened);
    await setPace(ctx, createActor(host), opened, 24);
    if (strict) Object.assign(ctx, { onAiTurn: () => {} });
    await setStrict(ctx, createActor(host), opened, strict);
    await startTable(ctx, createActor(host), opened);
  }

  /** Advances the clock by `ms` and fires the alarms that fall due. */
  async passed(ms: number): Promise<void> {
    const until = this.now + ms;
    const coming = async () => await findUpcomingAlarm(this.ctx);
    for (let next = await coming(); next && next.at <= until; next = await coming()) {
      this.now = Math.max(this.now, next.at);
      await fireDueAlarm(this.ctx, next);
    }
    this.now = until;
  }

  async asked() {
    return await loadRequests(this.ctx.store, this.id, 'time');
  }

  async votes(): Promise<readonly unknown[]> {
    const given = await loadVotes(this.ctx.store, { tableId: this.id, kind: 'time', seat: this.late });
    return given.map(({ person, choice }) => [person, choice]);
  }

  async vote(person = '', choice: VoteChoice = 'wait', opened?: number) {
    const openedAt = opened ?? (await this.asked()).find(({ seat }) => seat === this.late)?.openedAt ?? 0;
    const ballot = { seat: this.late, openedAt, choice };
    return await castVote(this.ctx, createActor(person), this.id, ballot, getNewName);
  }

  /** Has the late player make a random move after all. */
  async move() {
    return await makeMove(this.ctx, createActor(this.who), this.id, null, (game, view, seat) =>
      pickRandomPath(game, view, seat, this.#chance),
    );
  }
}

export function getNewName(name: string, isAi: boolean): string {
  return isAi ? `AI (${name})` : `(${name})`;
}
