/** Who and what is behind the bot, as far as that is known. */
export interface AppInfo {
  /** The name of the person or the team that runs it. */
  readonly runner: string | null;
  /** Where there is more to read about it. */
  readonly readme: string | null;
  /** Where it can be let into another server. */
  readonly invite: string | null;
}
