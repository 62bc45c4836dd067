/** The token was refused, or the session cannot go on (4004, 4010 to 4014): start again with other settings. */
export class CannotConnect extends Error {}
