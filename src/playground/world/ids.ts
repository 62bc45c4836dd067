/** The first server. Fixed, so that a bot which remembers channels finds them again after a restart of the room. */
export const GUILD_ID = '1300000000000000200';

/** The bot's user. */
export const BOT_ID = '1300000000000000100';

/** The application; its id is its user's id, as with every newer application. */
export const APPLICATION_ID = BOT_ID;

/** The owner of every server is somebody who is away, so that nobody here may do everything. */
export const OWNER_ID = '1300000000000000400';

/** The role that the bot's invite made on the first server. */
export const BOT_ROLE = '1300000000000000201';

/** The role of whoever manages the first server. */
export const MANAGER_ROLE = '1300000000000000202';

/** The team of an application that a team runs. */
export const TEAM_ID = '1300000000000000150';

const FIRST_ROLE = 1_300_000_000_000_000_203n;
const FIRST_CHANNEL = 1_300_000_000_000_000_301n;
const FIRST_PERSON = 1_300_000_000_000_000_401n;
const MAX_IDS = 99;
const MOST_ROLES = 97;

/**
 * The id that something of the first server has in the one at place `nth` of the list, 0 being the first. It differs above
 * the 22 bits that count, so that servers which follow each other belong to different shards.
 */
export const getServerSpecificId = (nth: number, id: string | bigint): string =>
  (BigInt(id) + (BigInt(nth) << 22n)).toString();

/**
 * The id of the channel at that place of the list of the nth server.
 * @throws RangeError if the list is too long
 */
export const getPlannedChannelId = (nth: number, index: number): string =>
  getServerSpecificId(nth, getNthId(FIRST_CHANNEL, index));

/**
 * The id of the role at that place of the list of the nth server.
 * @throws RangeError if the list is too long
 */
export const getPlannedRoleId = (nth: number, index: number): string =>
  getServerSpecificId(nth, getNthId(FIRST_ROLE, index, MOST_ROLES));

/**
 * The id of the person at that place of the list of the nth server, the first that has them.
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
