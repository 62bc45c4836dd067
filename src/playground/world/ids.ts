/** Id of the first server. It is fixed, so that a bot finds stored channels again after the playground restarts. */
export const GUILD_ID = '1300000000000000200';

/** Id of the bot's user. */
export const BOT_ID = '1300000000000000100';

/** Id of the application, the same as its user's, as with every newer application. */
export const APPLICATION_ID = BOT_ID;

/** Id of every server's owner, an absent user, so that no person here has all permissions. */
export const OWNER_ID = '1300000000000000400';

/** Id of the role that the bot's invite created on the first server. */
export const BOT_ROLE = '1300000000000000201';

/** Id of the managers' role on the first server. */
export const MANAGER_ROLE = '1300000000000000202';

/** Id of the application's team. */
export const TEAM_ID = '1300000000000000150';

const FIRST_ROLE = 1_300_000_000_000_000_203n;
const FIRST_CHANNEL = 1_300_000_000_000_000_301n;
const FIRST_PERSON = 1_300_000_000_000_000_401n;
const MAX_IDS = 99;
const MOST_ROLES = 97;

/**
 * Converts an id of the first server to that of the nth server, from 0.
 * The ids differ above the 22 bits of the counter, so that consecutive servers belong to different shards.
 */
export const getServerSpecificId = (nth: number, id: string | bigint): string =>
  (BigInt(id) + (BigInt(nth) << 22n)).toString();

/**
 * Returns the id of the nth server's channel at this index.
 * @throws RangeError if the list is too long
 */
export const getPlannedChannelId = (nth: number, index: number): string =>
  getServerSpecificId(nth, getNthId(FIRST_CHANNEL, index));

/**
 * Returns the id of the nth server's role at this index.
 * @throws RangeError if the list is too long
 */
export const getPlannedRoleId = (nth: number, index: number): string =>
  getServerSpecificId(nth, getNthId(FIRST_ROLE, index, MOST_ROLES));

/**
 * Returns the id of the person at this index of the nth server, the first server that lists them.
 * @throws RangeError if the list is too long
 */
export const getPlannedPersonId = (nth: number, index: number): string =>
  getServerSpecificId(nth, getNthId(FIRST_PERSON, index));

function getNthId(first: bigint, index: number, most = MAX_IDS): bigint {
  if (index < 0 || index >= most)
    throw new RangeError(
      `A server opens with at most ${MAX_IDS} channels, ${MAX_IDS} people and ${MOST_ROLES} roles.`,
    );
  return first + BigInt(index);
}
