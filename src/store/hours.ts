import type { Selectable } from 'kysely';
import type { Language } from '../engine/text.ts';
import type { Store } from './open.ts';
import type { PeopleRow, ReminderWay } from './schema.ts';

/** When and where somebody wants to be asked for a move. */
export interface OwnHours {
  /** As IANA names it: `Asia/Seoul`; null where they never said. */
  readonly zone: string | null;
  /** Hours in which nothing is due of them, in minutes of a day in their zone: `{ from: 1320, to: 480 }`. */
  readonly quiet: { readonly from: number; readonly to: number } | null;
  /** Their last absence, in ms since 1970: it may be over. */
  readonly away: { readonly from: number; readonly until: number } | null;
  readonly reminders: ReminderWay;
  /** The language they chose, in place of that of their Discord. */
  readonly language: Language | null;
}

/** What holds for a person who never said. */
export const USUAL_HOURS: OwnHours = {
  zone: null,
  quiet: null,
  away: null,
  reminders: 'here',
  language: null,
};

const SAID = ['zone', 'quiet_from', 'quiet_to', 'away_from', 'away_until', 'reminders', 'language'] as const;

/** What a person said of their hours. */
export async function ownHours(store: Store, person: string): Promise<OwnHours> {
  const row = await store.selectFrom('people').select(SAID).where('person', '=', person).executeTakeFirst();
  return row ? hours(row) : USUAL_HOURS;
}

/** The same of many people at once; who never said is not there. */
export async function hoursOf(
  store: Store,
  people: readonly string[],
): Promise<ReadonlyMap<string, OwnHours>> {
  const rows = await store
    .selectFrom('people')
    .select(['person', ...SAID])
    .where('person', 'in', people)
    .execute();
  return new Map(rows.map((row) => [row.person, hours(row)]));
}

type HoursRow = Pick<Selectable<PeopleRow>, (typeof SAID)[number]>;

function hours(row: HoursRow): OwnHours {
  const { zone, quiet_from: from, quiet_to: to, away_from, away_until, reminders, language } = row;
  return {
    zone,
    quiet: from === null || to === null ? null : { from, to },
    away: away_from === null || away_until === null ? null : { from: away_from, until: away_until },
    reminders,
    language: language as Language | null,
  };
}

/** Keeps what a person said of their hours, at a time in ms since 1970; their look stays as it is. */
export async function keepHours(store: Store, person: string, own: OwnHours, at: number): Promise<void> {
  const row = {
    zone: own.zone,
    quiet_from: own.quiet?.from ?? null,
    quiet_to: own.quiet?.to ?? null,
    away_from: own.away?.from ?? null,
    away_until: own.away?.until ?? null,
    reminders: own.reminders,
    language: own.language,
    changed_at: at,
  };
  await store
    .insertInto('people')
    .values({ person, contrast: 0, large: 0, corners: 1, ...row })
    .onConflict((conflict) => conflict.column('person').doUpdateSet(row))
    .execute();
}
