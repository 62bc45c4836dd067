/** Operator and links of the bot, as far as known. */
export interface AppInfo {
  /** Name of the person or team that runs the bot. */
  readonly runner: string | null;
  /** Address of the documentation. */
  readonly readme: string | null;
  /** Address that adds the bot to another server. */
  readonly invite: string | null;
}
