/** Fixed, so that a bot which remembers channels finds them again after a restart of the room. */
export const GUILD_ID = '1300000000000000200';

/** The bot's user. */
export const BOT_ID = '1300000000000000100';

/** The application; its id is its user's id, as with every newer application. */
export const APPLICATION_ID = BOT_ID;

/** The server's owner is somebody who is away, so that nobody here may do everything. */
export const OWNER_ID = '1300000000000000400';

/** The team of an application that a team runs. */
export const TEAM_ID = '1300000000000000150';

const CHANNELS = 1_300_000_000_000_000_301n;
const PEOPLE = 1_300_000_000_000_000_401n;
const MOST = 99;

/**
 * The id of the channel at that place of the list.
 * @throws RangeError if the list is too long
 */
export const channelIdAt = (index: number): string => idAt(CHANNELS, index);

/**
 * The id of the person at that place of the list.
 * @throws RangeError if the list is too long
 */
export const personIdAt = (index: number): string => idAt(PEOPLE, index);

function idAt(first: bigint, index: number): string {
  if (index >= MOST) throw new RangeError(`A server opens with at most ${MOST} channels and ${MOST} people.`);
  return (first + BigInt(index)).toString();
}
