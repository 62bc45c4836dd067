/** Addresses of pages about the bot; null where the host set none. */
export interface AppLinks {
  readonly readme: string | null;
  /** Place to ask for help, such as a support server. */
  readonly support: string | null;
  /** Privacy policy. */
  readonly privacy: string | null;
  /** Terms of service. */
  readonly terms: string | null;
}

export const NO_LINKS: AppLinks = { readme: null, support: null, privacy: null, terms: null };

/** Operator and invite link of the bot, as far as known. */
export interface AppInfo {
  /** Name of the person or team that runs the bot. */
  readonly runner: string | null;
  /** Address that adds the bot to another server. */
  readonly invite: string | null;
}
