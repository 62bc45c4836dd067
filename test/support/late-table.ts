import { randomPath } from '../../src/ai/random.ts';
import { comingAlarm, ring } from '../../src/app/alarms/alarms.ts';
import { dueAt, personAt } from '../../src/app/core/table.ts';
import { join, setPace, setStrict } from '../../src/app/lobby/lobby.ts';
import { openTable } from '../../src/app/lobby/open.ts';
import { startTable } from '../../src/app/lobby/start.ts';
import { playAis } from '../../src/app/play/ai-turns.ts';
import { makeMove } from '../../src/app/play/move.ts';
import { resign } from '../../src/app/seats/resign.ts';
import { vote } from '../../src/app/turns/vote.ts';
import type { Choice } from '../../src/app/turns/votes.ts';
import { seeded } from '../../src/engine/seeded.ts';
import { requestsAt, votesOn } from '../../src/store/requests.ts';
import { act, type BareHouse, BEGIN, openHouseAt } from './house.ts';
import { tableOf } from './verify.ts';

export const DAY = 86_400_000;

/** A house with a table at which somebody is late, once `timeIsOver`. */
export async function openLateTable(): Promise<LateTable> {
  let at: LateTable | null = null;
  const house = await openHouseAt(() => at?.now ?? BEGIN);
  at = new LateTable(house);
  return at;
}

export class LateTable {
  readonly house: BareHouse;
  now = BEGIN;
  id = 0;
  late = -1;
  /** Who is late, and the others. */
  who = '';
  others: readonly string[] = [];
  readonly #chance = seeded(5);

  constructor(house: BareHouse) {
    this.house = house;
  }

  /** A match with a day a turn, of which the first has passed; `gone` have resigned before. */
  async timeIsOver(
    game: string,
    people: readonly string[],
    gone: readonly string[] = [],
    strict = false,
    ms = DAY,
  ): Promise<void> {
    await this.#begin(game, people, strict);
    for (const one of gone) await resign(this.house, act(one), this.id, nameAfter);
    await playAis(this.house, this.id);
    const table = await tableOf(this.house, this.id);
    this.late = dueAt(table)[0] ?? -1;
    this.who = personAt(table, this.late) ?? '';
    this.others = people.filter((one) => one !== this.who && !gone.includes(one));
    await this.passed(ms);
  }

  async #begin(game: string, [host = '', ...rest]: readonly string[], strict: boolean): Promise<void> {
    const { house } = this;
    const opened = await openTable(house, act(host), { guild: 'g', channel: 'c', game, language: 'en' });
    if (typeof opened !== 'number') throw new Error('No table was opened');
    this.id = opened;
    for (const one of rest) await join(house, act(one), opened);
    await setPace(house, act(host), opened, 24);
    if (strict) Object.assign(house, { wake: () => {} });
    await setStrict(house, act(host), opened, strict);
    await startTable(house, act(host), opened);
  }

  /** Time passes, and what is to ring does. */
  async passed(ms: number): Promise<void> {
    const until = this.now + ms;
    const coming = async () => await comingAlarm(this.house);
    for (let next = await coming(); next && next.at <= until; next = await coming()) {
      this.now = Math.max(this.now, next.at);
      await ring(this.house, next);
    }
    this.now = until;
  }

  async asked() {
    return await requestsAt(this.house.store, this.id, 'time');
  }

  async votes(): Promise<readonly unknown[]> {
    const given = await votesOn(this.house.store, { tableId: this.id, kind: 'time', seat: this.late });
    return given.map(({ person, choice }) => [person, choice]);
  }

  async vote(person = '', choice: Choice = 'wait', opened?: number) {
    const openedAt = opened ?? (await this.asked()).find(({ seat }) => seat === this.late)?.openedAt ?? 0;
    const ballot = { seat: this.late, openedAt, choice };
    return await vote(this.house, act(person), this.id, ballot, nameAfter);
  }

  /** Who is late moves after all, at random. */
  async move() {
    return await makeMove(this.house, act(this.who), this.id, null, (game, view, seat) =>
      randomPath(game, view, seat, this.#chance),
    );
  }
}

export function nameAfter(name: string, isAi: boolean): string {
  return isAi ? `AI (${name})` : `(${name})`;
}
