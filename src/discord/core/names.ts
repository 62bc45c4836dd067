import { LRUCache } from 'lru-cache';
import type { Table } from '../../app/core/table.ts';
import { getTableTheme } from '../../app/core/theme.ts';
import type { Game } from '../../engine/game.ts';
import { getGameText } from '../../engine/game-text.ts';
import type { Language } from '../../engine/text.ts';
import { createThemedNames, hasSentence, type Names, translate } from '../../i18n/translate.ts';

/** Seats and theme of a table. */
type ThemedTable = Pick<Table, 'seats'> & Parameters<typeof getTableTheme>[0];

/** Returns the names used in a message about a table: the theme's terms, and players' names escaped so that Discord renders no markup. */
export function getSafeNames(table: ThemedTable): Names {
  const { seats } = table;
  const known = new Map<number, string>();
  return createThemedNames(getTableTheme(table), (seat) => {
    const name = known.get(seat) ?? escapeName(seats[seat]?.name ?? String(seat + 1));
    known.set(seat, name);
    return name;
  });
}

/** Returns the same names unescaped, for labels, alt texts and pictures, where Discord renders no markup. */
export function getPlainNames(table: ThemedTable): Names {
  const { seats } = table;
  return createThemedNames(getTableTheme(table), (seat) =>
    isolateDirection(seats[seat]?.name ?? String(seat + 1)),
  );
}

/** Returns the name of a seat whose player left it to an AI, or left it open. */
export function formatVacatedName(name: string, isAi: boolean): string {
  return isAi ? `AI (${name})` : `(${name})`;
}

/** Returns the former player's name from the name of an AI's seat: "Mina" for "AI (Mina)". Other names stay: "AI 1". */
export function parseAiStandInName(name: string): string {
  return /^AI \((.+)\)$/s.exec(name)?.[1] ?? name;
}

/** Returns the name of the player who left an open seat: "Mina" for "(Mina)". */
export function parseOpenSeatName(name: string): string {
  return /^\((.+)\)$/s.exec(name)?.[1] ?? name;
}

/** Returns the name of a game; its id if the game is no longer registered. */
export function getGameName(game: Pick<Game, 'id'>, language: Language): string {
  const name = getGameText(game, 'name');
  return hasSentence(language, name.key) ? translate(language, name, () => '') : game.id;
}

/** Breaks invite and gift links in a name, because Discord embeds `discord.gg/…` and `discord.gift/…` even without a scheme. */
export function defuseInvites(name: string): string {
  return name.replaceAll(/(discord(?:app)?)\.(?=[a-z]{2,4}\/)/gi, '$1\u200b.');
}

/** Maximum number of escaped names cached; the least recently used is evicted first. */
const MAX_CACHED_NAMES = 500;

const escapedNames = new LRUCache<string, string>({ max: MAX_CACHED_NAMES });

/** Returns a name safe for a message: no markup, mention, link or invite, and no effect on the direction of surrounding text. */
export function escapeName(name: string): string {
  const known = escapedNames.get(name);
  if (known !== undefined) return known;
  const said = escapeUncachedName(name);
  escapedNames.set(name, said);
  return said;
}

function escapeUncachedName(name: string): string {
  const plain = defuseInvites(name.replaceAll(MARKUP, '\\$&').replaceAll(AT_LINE_START, '$1\\$2'))
    .replaceAll('@', '@\u200b')
    .replaceAll('://', ':\u200b//');
  return isolateDirection(plain);
}

/** Wraps a right-to-left name in a directional isolate. */
function isolateDirection(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}

/**
 * Characters that Discord reads as markup within a line. A colon counts only if it may begin an emoji (`:tada:`), possibly with a later
 * colon of the sentence; times (`22:00-8:00`) do not count.
 */
const MARKUP = /[\\*_~`|<>[\]]|:(?=(?!\d+-\d+:|\d{1,2}$)[\w+-]+(?::|$))/g;

/** Markup at the start of a line: headings, small text and lists. */
const AT_LINE_START = /^(\s*(?:\d+(?=\.))?)(-?#|[-+.])/gm;

/**
 * Right-to-left characters, by the blocks of https://www.unicode.org/Public/UCD/latest/ucd/extracted/DerivedBidiClass.txt. An isolate keeps
 * digits after such a name on their side.
 */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
