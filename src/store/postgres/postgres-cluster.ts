import type {
  ClusterConnection,
  ClusterListener,
  ClusterMessage,
  Heartbeat,
  Lease,
  LeaseClaim,
  LeaseSnapshot,
} from '../cluster.ts';
import { ListenConnection, type QueryFunction } from './listen-connection.ts';

const CHANNEL = 'piecemeal';

/** Key of the advisory lock that serialises changes of leases; an arbitrary number. */
const LEASE_LOCK = 7_234_513;

/** Message that tells other processes to check the leases. */
const LEASES_CHANGED: ClusterMessage = { kind: 'leases' };

/** Clock of the database, in ms since 1970. */
const NOW_EXPRESSION = '(extract(epoch from clock_timestamp()) * 1000)::int8';

/** Leases of the processes that share one database. */
export class PostgresCluster implements ClusterConnection {
  readonly me: string;
  readonly #line: ListenConnection;

  private constructor(me: string, line: ListenConnection) {
    this.me = me;
    this.#line = line;
  }

  static async open(url: string, me: string, { heard, again }: ClusterListener): Promise<PostgresCluster> {
    const hear = (payload: string) => {
      const { from, call } = JSON.parse(payload) as { readonly from: string; readonly call: ClusterMessage };
      if (from !== me) heard(call);
    };
    return new PostgresCluster(
      me,
      await ListenConnection.open(url, { channel: CHANNEL, heard: hear, again }),
    );
  }

  async beat(beat: Heartbeat, wanted: (shared: LeaseSnapshot) => LeaseClaim): Promise<LeaseSnapshot> {
    return await this.#line.transaction(async (ask) => {
      await ask(`select pg_advisory_xact_lock(${LEASE_LOCK})`);
      await this.#live(ask, beat);
      await ask('delete from leases where holder = $1 and shard <> all($2)', [this.me, [...beat.held]]);
      await ask(`update leases set until = ${NOW_EXPRESSION} + $2 where holder = $1`, [this.me, beat.lasts]);
      await ask(`delete from leases where until <= ${NOW_EXPRESSION}`);
      const shared = await this.#look(ask);
      const { count, shards } = wanted(shared);
      if (shards.length === 0) return shared;
      const taking = `insert into leases (shard, count, holder, until) select shard, $1, $2, ${NOW_EXPRESSION} + $3 from unnest($4::int8[]) as shard`;
      await ask(taking, [count, this.me, beat.lasts, [...shards]]);
      return await this.#look(ask);
    });
  }

  async release(shards: readonly number[]): Promise<void> {
    await this.#line.ask('delete from leases where holder = $1 and shard = any($2)', [this.me, [...shards]]);
    await this.call(LEASES_CHANGED);
  }

  async identify(bucket: number, apart: number): Promise<number> {
    const [taken] = await this.#line.ask(
      `insert into identifies (bucket, at) values ($1, ${NOW_EXPRESSION}) on conflict (bucket) do update set at = ${NOW_EXPRESSION}
        where identifies.at <= ${NOW_EXPRESSION} - $2 or identifies.at > ${NOW_EXPRESSION} returning at`,
      [bucket, apart],
    );
    return taken ? 0 : Math.max(1, await this.identifiable(bucket, apart));
  }

  async identifiable(bucket: number, apart: number): Promise<number> {
    const left = `select at + $2 - ${NOW_EXPRESSION} as left from identifies where bucket = $1`;
    const [row] = await this.#line.ask(left, [bucket, apart]);
    return Math.max(0, Number(row?.left ?? 0));
  }

  async call(call: ClusterMessage): Promise<void> {
    await this.#tell((text, values) => this.#line.ask(text, values), call);
  }

  async close(): Promise<void> {
    await this.#line.close();
  }

  /** Announces a new process, so that the others hand over their surplus shards. */
  async #live(ask: QueryFunction, { isLeaving, lasts }: Heartbeat): Promise<void> {
    const isGone = await ask(
      `delete from processes where until <= ${NOW_EXPRESSION} or ($2 and id = $1) returning id`,
      [this.me, isLeaving],
    );
    if (isLeaving && isGone.some(({ id }) => id === this.me)) await this.#tell(ask, LEASES_CHANGED);
    if (isLeaving) return;
    const [is] = await ask(
      `insert into processes (id, until) values ($1, ${NOW_EXPRESSION} + $2) on conflict (id) do update set until = excluded.until
        returning xmax = 0 as new`,
      [this.me, lasts],
    );
    if (is?.new === true) await this.#tell(ask, LEASES_CHANGED);
  }

  async #tell(ask: QueryFunction, call: ClusterMessage): Promise<void> {
    await ask('select pg_notify($1, $2)', [CHANNEL, JSON.stringify({ from: this.me, call })]);
  }

  async #look(ask: QueryFunction): Promise<LeaseSnapshot> {
    const alive = await ask('select id from processes order by id');
    const rows = await ask(
      `select shard, count, holder, until - ${NOW_EXPRESSION} as left from leases order by shard`,
    );
    const others = rows.filter(({ holder }) => holder !== this.me).map(({ left }) => Number(left));
    const [first] = rows;
    return {
      alive: alive.map(({ id }) => String(id)),
      count: first ? Number(first.count) : null,
      leases: rows.map(({ shard, holder }): Lease => ({ shard: Number(shard), holder: String(holder) })),
      soonest: Math.min(...others),
    };
  }
}
