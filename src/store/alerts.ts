import { sql } from 'kysely';
import type { WantedNotice } from './notices.ts';
import type { Store } from './open.ts';
import { prepareStatement } from './prepare-statement.ts';
import { findUserSettingsRow, saveUserSettings } from './user-settings.ts';

/** Returns the ids of the games for which a person gets an alert when a lobby opens on that server. */
export async function loadLobbyAlerts(
  store: Store,
  guild: string,
  person: string,
): Promise<readonly string[]> {
  const rows = store.selectFrom('lobby_alerts').select('game').where('guild', '=', guild);
  return (await rows.where('person', '=', person).orderBy('game').execute()).map(({ game }) => game);
}

/** Replaces the games for which a person gets lobby alerts on a server. */
export async function saveLobbyAlerts(
  store: Store,
  guild: string,
  person: string,
  games: readonly string[],
): Promise<void> {
  const old = store.deleteFrom('lobby_alerts').where('guild', '=', guild);
  await old.where('person', '=', person).execute();
  const rows = [...new Set(games)].map((game) => ({ guild, game, person }));
  if (rows.length > 0) await store.insertInto('lobby_alerts').values(rows).execute();
}

/** Returns the people who get an alert when a lobby of that game opens on a server, without blocked members. */
export async function loadAlertedPeople(
  store: Store,
  guild: string,
  game: string,
): Promise<readonly string[]> {
  const rows = await store
    .selectFrom('lobby_alerts')
    .select('person')
    .where('guild', '=', guild)
    .where('game', '=', game)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('blocked')
            .select('blocked.person')
            .whereRef('blocked.guild', '=', 'lobby_alerts.guild')
            .whereRef('blocked.person', '=', 'lobby_alerts.person'),
        ),
      ),
    )
    .orderBy('person')
    .execute();
  return rows.map(({ person }) => person);
}

/** Returns whether a person gets alerts for lobbies of that game. */
export async function isAlerted(store: Store, guild: string, game: string, person: string): Promise<boolean> {
  return (await loadAlertedPeople(store, guild, game)).includes(person);
}

/** Deletes all alerts of a person who has left a server, except boards in their direct messages, which have to be deleted there first. */
export async function deleteLobbyAlerts(store: Store, guild: string, person: string): Promise<void> {
  await store.deleteFrom('lobby_alerts').where('guild', '=', guild).where('person', '=', person).execute();
  const notices = store.deleteFrom('notices').where('guild', '=', guild).where('person', '=', person);
  await notices.where('kind', '!=', 'directBoard').execute();
  await store
    .deleteFrom('followers')
    .where('person', '=', person)
    .where('table_id', 'in', (query) => query.selectFrom('tables').select('id').where('guild', '=', guild))
    .execute();
  const settings = store.updateTable('people').set({ puzzle_guild: null }).where('person', '=', person);
  await settings.where('puzzle_guild', '=', guild).execute();
}

/** Subscribes a person to the end of a table's game, from a time in ms since 1970. */
export async function saveFollower(store: Store, tableId: number, person: string, at: number): Promise<void> {
  await store
    .insertInto('followers')
    .values({ table_id: tableId, person, at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Removes a follower from a game. */
export async function deleteFollower(store: Store, tableId: number, person: string): Promise<void> {
  const row = store.deleteFrom('followers').where('table_id', '=', tableId);
  await row.where('person', '=', person).execute();
}

/** Returns whether a person follows the game of a table. */
export async function isFollower(store: Store, tableId: number, person: string): Promise<boolean> {
  const row = store.selectFrom('followers').select('person').where('table_id', '=', tableId);
  return (await row.where('person', '=', person).executeTakeFirst()) !== undefined;
}

/** Returns the followers of a table's game, the earliest first, and deletes them, so that each is told once. */
export async function takeFollowers(store: Store, tableId: number): Promise<readonly string[]> {
  const rows = store.selectFrom('followers').select('person').where('table_id', '=', tableId);
  const found = await rows.orderBy('at').orderBy('person').execute();
  if (found.length > 0) await store.deleteFrom('followers').where('table_id', '=', tableId).execute();
  return found.map(({ person }) => person);
}

/** Returns the followers who have the board of a table's game in their direct messages. */
export async function loadDirectBoards(store: Store, tableId: number): Promise<readonly string[]> {
  return (await selectDirectBoards(store, { tableId })).rows.map(({ person }) => person);
}

const selectDirectBoards = prepareStatement<{ tableId: number }>()((store, given) =>
  store
    .selectFrom('followers')
    .innerJoin('notices', (join) =>
      join
        .on('notices.kind', '=', 'directBoard')
        .on('notices.subject', '=', sql<string>`followers.person || ':' || followers.table_id`),
    )
    .select('followers.person')
    .where('followers.table_id', '=', given('tableId'))
    .orderBy('followers.person'),
);

/** Returns the boards in a person's direct messages of the games that they follow. */
export async function loadFollowedBoards(store: Store, person: string): Promise<readonly WantedNotice[]> {
  return await store
    .selectFrom('notices')
    .innerJoin('followers', (join) =>
      join
        .onRef('followers.person', '=', 'notices.person')
        .on('notices.subject', '=', sql<string>`followers.person || ':' || followers.table_id`),
    )
    .select(['notices.kind', 'notices.subject', 'notices.guild', 'notices.channel', 'notices.person'])
    .where('notices.kind', '=', 'directBoard')
    .where('followers.person', '=', person)
    .execute();
}

/** Running game that a person follows. */
export interface FollowedGame {
  readonly id: number;
  readonly guild: string;
  readonly channel: string;
  readonly game: string;
}

/** Returns the running games that a person follows, the earliest followed first. */
export async function loadFollowedGames(store: Store, person: string): Promise<readonly FollowedGame[]> {
  return await store
    .selectFrom('followers')
    .innerJoin('tables', 'tables.id', 'followers.table_id')
    .select(['tables.id', 'tables.guild', 'tables.channel', 'tables.game'])
    .where('followers.person', '=', person)
    .where('tables.phase', '=', 'playing')
    .orderBy('followers.at')
    .orderBy('tables.id')
    .execute();
}

/** Saves whether a person is notified when they are next, at a time in ms since 1970. */
export async function saveNextAlert(store: Store, person: string, isOn: boolean, at: number): Promise<void> {
  await saveUserSettings(store, person, { next_alert: Number(isOn) }, at);
}

/** Returns whether a person is notified when they are next. */
export async function hasNextAlert(store: Store, person: string): Promise<boolean> {
  return (await findUserSettingsRow(store, person))?.next_alert === 1;
}

/** Saves the server whose daily puzzle a person gets as a direct message; null for none. `at` is in ms since 1970. */
export async function savePuzzleGuild(
  store: Store,
  person: string,
  guild: string | null,
  at: number,
): Promise<void> {
  await saveUserSettings(store, person, { puzzle_guild: guild }, at);
}

/** Returns the people who get the daily puzzle of a server as a direct message. */
export async function loadPuzzleReaders(store: Store, guild: string): Promise<readonly string[]> {
  const rows = store.selectFrom('people').select('person').where('puzzle_guild', '=', guild);
  return (await rows.orderBy('person').execute()).map(({ person }) => person);
}

/** Returns whether a person gets the daily puzzle of a server as a direct message. */
export async function isPuzzleReader(store: Store, person: string, guild: string): Promise<boolean> {
  return (await findUserSettingsRow(store, person))?.puzzle_guild === guild;
}
