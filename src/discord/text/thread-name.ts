import { LANGUAGES, type Language, type Text, text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import { truncateText } from '../core/cut.ts';
import { defuseInvites, getGameName } from '../core/names.ts';

/** Maximum length of a thread's name. https://discord.com/developers/docs/resources/channel */
const MAX_LENGTH = 100;

/** Maximum length of a player's name in the thread of a match of a league. */
const MAX_PLAYER_NAME_LENGTH = 32;

/** Returns the name of a thread opened for a lobby. */
export function formatLobbyThreadName(game: string, name: string, language: Language): string {
  return formatThreadName(
    text('bot:lobby.threadName', { game: getGameName({ id: game }, language), name }),
    language,
  );
}

/** Returns the name of the thread of a league match. */
export function formatMatchThreadName(game: string, names: readonly string[], language: Language): string {
  const [one = '', other = ''] = names.map((name) =>
    truncateText(defuseInvites(name), MAX_PLAYER_NAME_LENGTH),
  );
  return formatThreadName(
    text('bot:league.thread', { one, other, game: getGameName({ id: game }, language) }),
    language,
  );
}

/**
 * Returns the thread's name without players who are no longer known there. Null if it may stay, also if a moderator has renamed the thread.
 */
export function anonymiseThreadName(
  name: string,
  games: readonly string[],
  known: ReadonlySet<string>,
  somebody: (language: Language) => string,
): string | null {
  for (const language of LANGUAGES)
    for (const game of games) {
      const [one] = parseSlots(formatLobbyThreadName(game, SLOT, language), name) ?? [];
      if (one !== undefined) return known.has(one) ? null : getGameName({ id: game }, language);
      const pair = parseSlots(formatMatchThreadName(game, [SLOT, SLOT], language), name);
      if (!pair) continue;
      const shown = new Set(
        [...known].map((person) => truncateText(defuseInvites(person), MAX_PLAYER_NAME_LENGTH)),
      );
      const named = pair.map((person) => (shown.has(person) ? person : somebody(language)));
      const changed = formatMatchThreadName(game, named, language);
      return changed === name ? null : changed;
    }
  return null;
}

/** Placeholder of a player's name in a pattern. */
const SLOT = '\u0000';

/** Returns the values of a pattern's slots in a name; null if the name does not match. */
function parseSlots(pattern: string, name: string): readonly string[] | null {
  const parts = pattern.split(SLOT).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('(.+)')}$`, 's').exec(name)?.slice(1) ?? null;
}

function formatThreadName(name: Text, language: Language): string {
  return truncateText(
    translate(language, name, () => ''),
    MAX_LENGTH,
  );
}
