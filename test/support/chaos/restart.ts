import { expect } from 'vitest';
import { demoServer } from '../../../src/demo-server.ts';
import { MovableClock } from '../../../src/playground/index.ts';
import { saveFollower, saveLobbyAlerts, saveNextAlert } from '../../../src/store/alerts.ts';
import { requestNotice } from '../../../src/store/notices.ts';
import { type ServerSettings, saveServerSettings } from '../../../src/store/server-settings.ts';
import { getBoard } from '../table.ts';
import { Chaos, type ClockAhead, getRunWindow, type KillWindow } from './chaos.ts';
import { expectConsistent, expectQuiet } from './expect-consistent.ts';
import { expectMessagesOnce, isPlaying } from './expect-messages-once.ts';
import { chooseKillPoint, MOVE_REQUESTS } from './kill-moments.ts';
import { openMatch, People, type TablePlan } from './people.ts';

const PLAN: TablePlan = {
  channel: 'table-one',
  game: 'forage',
  people: ['theo', 'rex'],
  ais: 1,
  options: [['Round limit', '20 rounds']],
};

/**
 * Time in ms between two moves. Discord's clock stands still otherwise, and a channel accepts five edits in five seconds:
 * the bot would wait for its limit forever.
 */
const BETWEEN_MOVES_MS = 5_000;

/** Channel of the dashboard. */
const DASHBOARD_CHANNEL = 'general';

/** Maximum number of moves until the kill has to come. */
const MAX_MOVES = 4;

/** Time in ms after which Discord has forgotten nonces. */
const FORGOTTEN_MS = 6 * 60_000;

/** Real ms until the bot must be idle. */
const IDLE_TIMEOUT_MS = 60_000;

/** Options of a run of kills. */
interface RestartOptions {
  /** Returns the server's settings for a kill. */
  readonly settings?: (kill: number) => Partial<ServerSettings>;
  /** Index of the first kind of moment for {@link chooseKillPoint}. */
  readonly from?: number;
}

/** Kills the bot at `kills` moments of running games, on machines with these clocks; every game must go on unharmed. */
export async function checkGamesAfterKills(
  kills: number,
  machine: (kill: number) => ClockAhead,
  { settings = () => ({}), from = 0 }: RestartOptions = {},
): Promise<void> {
  const clock = new MovableClock();
  const patience = IDLE_TIMEOUT_MS;
  const chaos = await Chaos.open({
    seed: 20_261_121,
    server: demoServer,
    clock,
    patience,
    prepare: turnOnDashboard,
  });
  const run = new RestartRun(chaos);
  try {
    await run.begin();
    while (chaos.kills < kills) {
      const { kills: kill } = chaos;
      await run.round(machine(kill), settings(kill), from + kill);
    }
    await run.end();
    expect(chaos.ledger.acknowledged).toBeGreaterThan(kills);
  } finally {
    await chaos.close();
  }
}

class RestartRun {
  readonly #chaos: Chaos;
  /** Channel or thread of the game that was opened last. */
  #channel = PLAN.channel;
  /** Number of messages sent before the settings last changed. */
  #since = 0;

  constructor(chaos: Chaos) {
    this.#chaos = chaos;
  }

  /** Turns on all alerts, and has the machine's clock change with each post. */
  async begin(): Promise<void> {
    const { discord } = this.#chaos;
    await turnOnAlerts(this.#chaos);
    discord.onRequest(({ method, path, phase }) => {
      if (method === 'POST' && POST.test(path) && phase === 'before') this.#chaos.setClock('post');
    });
  }

  /** Lets people play until the bot is killed, restarts it and checks everything. */
  async round(machine: ClockAhead, settings: Partial<ServerSettings>, kind: number): Promise<void> {
    const chaos = this.#chaos;
    const { chance, discord, app } = chaos;
    await saveServerSettings(app.store, discord.guildId, settings, 0);
    this.#since = discord.sent.length;
    if (!(await isPlaying(chaos))) await this.#open();
    chaos.clockAhead = machine;
    chaos.story = [];
    const point = chooseKillPoint(chance, kind, MOVE_REQUESTS);
    await chaos.killDuring({ at: 'request', point }, (until) => this.#play(until));
    expectQuiet(chaos, {});
    expectNoSecret(chaos);
    if (chance.draw(2) === 1) chaos.advance(FORGOTTEN_MS);
    await chaos.start();
    await this.#look().catch((error) => {
      console.error(chaos.kills, JSON.stringify(chaos.story), chaos.bot.output());
      throw error;
    });
  }

  /** Plays the game to its end. */
  async end(): Promise<void> {
    while (await isPlaying(this.#chaos)) await this.#move();
    await this.#look();
    expectNoSecret(this.#chaos);
  }

  async #open(): Promise<void> {
    this.#channel = await openMatch(this.#chaos, PLAN);
    await followGames(this.#chaos);
  }

  async #play(until: KillWindow): Promise<void> {
    for (let moves = 0; moves < MAX_MOVES && !until.isOver && (await isPlaying(this.#chaos)); moves++)
      await this.#move(until);
  }

  async #move(until: KillWindow = getRunWindow(this.#chaos.bot)): Promise<void> {
    const { discord, chance } = this.#chaos;
    const people = new People(this.#chaos, { ...PLAN, channel: this.#channel }, chance, until);
    await people.move(getBoard({ discord }, this.#channel));
    await Promise.race([this.#chaos.look(BETWEEN_MOVES_MS), until.over]);
    if (!until.isOver) await this.#chaos.rest();
  }

  async #look(): Promise<void> {
    const chaos = this.#chaos;
    await chaos.rest();
    await expectConsistent(chaos, { log: (table, log) => chaos.ledger.expectInPlace(table, log) });
    await expectMessagesOnce(chaos, {
      lobby: PLAN.channel,
      dashboard: DASHBOARD_CHANNEL,
      since: this.#since,
    });
  }
}

const POST = /^\/channels\/\d+\/messages$/;

/** Expects that the bot's log names nothing that is hidden in the game. */
function expectNoSecret({ bot }: Chaos): void {
  expect(bot.output()).not.toMatch(/stash|coins/);
}

/** Turns on lobby alerts for Mina, and *you're next* for all players. */
async function turnOnAlerts({ discord, app: { store } }: Chaos): Promise<void> {
  await saveLobbyAlerts(store, discord.guildId, discord.person('mina').id, [PLAN.game]);
  for (const key of PLAN.people) await saveNextAlert(store, discord.person(key).id, true, 0);
}

/** Makes Mina a follower of every running game, with its board in her direct messages. */
async function followGames({ discord, app: { store } }: Chaos): Promise<void> {
  const running = store
    .selectFrom('tables')
    .select(['id', 'guild', 'channel'])
    .where('phase', '=', 'playing');
  const { id: person } = discord.person('mina');
  for (const { id, ...place } of await running.execute()) {
    await saveFollower(store, id, person, 0);
    await requestNotice(store, { kind: 'directBoard', subject: `${person}:${id}`, ...place, person });
  }
}

/** Turns on a dashboard, which is posted at the first start. */
async function turnOnDashboard({ discord, app: { store } }: Pick<Chaos, 'discord' | 'app'>): Promise<void> {
  const { guildId: guild } = discord;
  const channel = discord.channel(DASHBOARD_CHANNEL).id;
  await saveServerSettings(store, guild, { dashboard: channel }, 0);
  await requestNotice(store, { kind: 'dashboard', subject: 'en:1', guild, channel });
}
