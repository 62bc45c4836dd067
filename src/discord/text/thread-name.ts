import { LANGUAGES, type Language, type Text, text } from '../../engine/text.ts';
import { say } from '../../i18n/say.ts';
import { cut } from '../core/cut.ts';
import { gameName, uninviting } from '../core/names.ts';

/** Maximum length of a thread's name. https://discord.com/developers/docs/resources/channel */
const MOST = 100;

/** Maximum length of a player's name in the thread of a match of a league. */
const MOST_OF_ONE = 32;

/** Returns the name of a thread that somebody opens for a game. */
export function lobbyThreadName(game: string, name: string, language: Language): string {
  return said(text('bot:lobby.threadName', { game: gameName({ id: game }, language), name }), language);
}

/** Returns the name of the thread of a match of a league. */
export function matchThreadName(game: string, names: readonly string[], language: Language): string {
  const [one = '', other = ''] = names.map((name) => cut(uninviting(name), MOST_OF_ONE));
  return said(text('bot:league.thread', { one, other, game: gameName({ id: game }, language) }), language);
}

/**
 * Returns the name of a thread of those games with nobody in it who is not known there any more; null where it may stay, also
 * where a moderator has given it another one.
 */
export function nameOfKnown(
  name: string,
  games: readonly string[],
  known: ReadonlySet<string>,
  somebody: (language: Language) => string,
): string | null {
  for (const language of LANGUAGES)
    for (const game of games) {
      const [one] = slots(lobbyThreadName(game, SLOT, language), name) ?? [];
      if (one !== undefined) return known.has(one) ? null : gameName({ id: game }, language);
      const pair = slots(matchThreadName(game, [SLOT, SLOT], language), name);
      if (!pair) continue;
      const shown = new Set([...known].map((person) => cut(uninviting(person), MOST_OF_ONE)));
      const named = pair.map((person) => (shown.has(person) ? person : somebody(language)));
      const changed = matchThreadName(game, named, language);
      return changed === name ? null : changed;
    }
  return null;
}

/** Stands for a player's name in a pattern. */
const SLOT = '\u0000';

/** Returns the values of a pattern's slots in a name; null if the name does not match. */
function slots(pattern: string, name: string): readonly string[] | null {
  const parts = pattern.split(SLOT).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('(.+)')}$`, 's').exec(name)?.slice(1) ?? null;
}

function said(name: Text, language: Language): string {
  return cut(
    say(language, name, () => ''),
    MOST,
  );
}
