import { LRUCache } from 'lru-cache';
import type { Table } from '../../app/core/table.ts';
import { getTableTheme } from '../../app/core/theme.ts';
import type { Game } from '../../engine/game.ts';
import { getGameText } from '../../engine/game-text.ts';
import type { Language } from '../../engine/text.ts';
import { createThemedNames, hasSentence, type Names, translate } from '../../i18n/translate.ts';

/** Where people sit, and in what theme. */
type ThemedTable = Pick<Table, 'seats'> & Parameters<typeof getTableTheme>[0];

/**
 * How texts are said in a message of a table: in the words of its theme, people by their names, with nothing that
 * Discord would read as markup.
 */
export function getSafeNames(table: ThemedTable): Names {
  const { seats } = table;
  const known = new Map<number, string>();
  return createThemedNames(getTableTheme(table), (seat) => {
    const name = known.get(seat) ?? escapeName(seats[seat]?.name ?? String(seat + 1));
    known.set(seat, name);
    return name;
  });
}

/** The same where no markup is read: labels, alt texts, pictures. */
export function getPlainNames(table: ThemedTable): Names {
  const { seats } = table;
  return createThemedNames(getTableTheme(table), (seat) =>
    isolateDirection(seats[seat]?.name ?? String(seat + 1)),
  );
}

/** What a seat is called when its person has left it to an AI, or to nobody. */
export function formatVacatedName(name: string, isAi: boolean): string {
  return isAi ? `AI (${name})` : `(${name})`;
}

/** What the person was called whose seat such a name is of; every other name stays: "AI 1". */
export function parseAiStandInName(name: string): string {
  return /^AI \((.+)\)$/s.exec(name)?.[1] ?? name;
}

/** Returns the name of the person who left an open seat: "Mina" for "(Mina)". */
export function parseOpenSeatName(name: string): string {
  return /^\((.+)\)$/s.exec(name)?.[1] ?? name;
}

/** What a game is called; one that is not here any more has only its id. */
export function getGameName(game: Pick<Game, 'id'>, language: Language): string {
  const name = getGameText(game, 'name');
  return hasSentence(language, name.key) ? translate(language, name, () => '') : game.id;
}

/** A name that invites nobody anywhere: Discord makes an invitation of `discord.gg/…` without being asked, and a present of `discord.gift/…`. */
export function defuseInvites(name: string): string {
  return name.replaceAll(/(discord(?:app)?)\.(?=[a-z]{2,4}\/)/gi, '$1\u200b.');
}

/** So many names are known by heart; the one that has not been asked for longest goes first. */
const MAX_CACHED_NAMES = 500;

const escapedNames = new LRUCache<string, string>({ max: MAX_CACHED_NAMES });

/** A name that can stand in a message: no markup, no mention, no link, no invitation, and no turn of the text around it. */
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

/** A name that turns no text around it. */
function isolateDirection(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}

/**
 * All that Discord reads as markup within a line; of a colon only one that may begin an emoji (`:tada:`), also with a colon of the
 * sentence behind the name, which hours do not (`22:00-8:00`).
 */
const MARKUP = /[\\*_~`|<>[\]]|:(?=(?!\d+-\d+:|\d{1,2}$)[\w+-]+(?::|$))/g;

/** Headings, small print and lists. */
const AT_LINE_START = /^(\s*(?:\d+(?=\.))?)(-?#|[-+.])/gm;

/** Letters written from the right, by the blocks of https://www.unicode.org/Public/UCD/latest/ucd/extracted/DerivedBidiClass.txt: an isolate keeps figures after such a name on their side. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
