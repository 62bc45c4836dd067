/** Parses a link to a channel or message of this guild; null for any other link. */
export function parseDiscordLink(
  url: string,
  guild: string,
): { readonly channel: string; readonly message: string | undefined } | null {
  const [, linked, channel, message] =
    /^https?:\/\/[^/]+\/channels\/(\d+)\/(\d+)(?:\/(\d+))?\/?$/.exec(url) ?? [];
  return channel && linked === guild ? { channel, message } : null;
}
