/** Ids of the registered commands by name, in every language. */
export type CommandIds = ReadonlyMap<string, string>;

/** Maximum number of characters of a message. */
export const MAX_CONTENT = 2_000;

const MARK = /<\/([^\s<>:/]+)((?: [^\s<>:/]+)?)>/g;

/**
 * Turns command marks into mentions that can be tapped: `</play>` becomes `</play:1300…>`. They become plain names, `/play`, where the id is
 * unknown or the mentions would make the message too long. https://docs.discord.com/developers/reference#message-formatting
 */
export function formatCommandMentions(content: string, ids: CommandIds): string {
  const mentioned = content.replace(MARK, (_, name: string, subcommand: string) => {
    const id = ids.get(name);
    return id === undefined ? `/${name}${subcommand}` : `</${name}${subcommand}:${id}>`;
  });
  return mentioned.length <= MAX_CONTENT ? mentioned : stripCommandMarks(content);
}

/** Turns command marks into plain names, for texts in which Discord shows no mentions: alt texts, labels, suggestions. */
export function stripCommandMarks(content: string): string {
  return content.replace(MARK, '/$1$2');
}
