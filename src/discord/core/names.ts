import { LRUCache } from 'lru-cache';
import type { Table } from '../../app/core/table.ts';
import { themeAt } from '../../app/core/theme.ts';
import type { Game } from '../../engine/game.ts';
import { gameText } from '../../engine/game-text.ts';
import type { Language } from '../../engine/text.ts';
import { hasSentence, inWordsOf, type Names, say } from '../../i18n/say.ts';

/** Where people sit, and in what theme. */
type Themed = Pick<Table, 'sitters'> & Parameters<typeof themeAt>[0];

/**
 * How texts are said in a message of a table: in the words of its theme, people by their names, with nothing that
 * Discord would read as markup.
 */
export function namesAt(table: Themed): Names {
  const { sitters } = table;
  const known = new Map<number, string>();
  return inWordsOf(themeAt(table), (seat) => {
    const name = known.get(seat) ?? safe(sitters[seat]?.name ?? String(seat + 1));
    known.set(seat, name);
    return name;
  });
}

/** The same where no markup is read: labels, alt texts, pictures. */
export function plainNamesAt(table: Themed): Names {
  const { sitters } = table;
  return inWordsOf(themeAt(table), (seat) => isolated(sitters[seat]?.name ?? String(seat + 1)));
}

/** What a seat is called when its person has left it to an AI, or to nobody. */
export function nameAfter(name: string, isAi: boolean): string {
  return isAi ? `AI (${name})` : `(${name})`;
}

/** What the person was called whose seat such a name is of; every other name stays: "AI 1". */
export function nameBefore(name: string): string {
  return /^AI \((.+)\)$/s.exec(name)?.[1] ?? name;
}

/** Returns the name of the person who left an open seat: "Mina" for "(Mina)". */
export function nameOfFreed(name: string): string {
  return /^\((.+)\)$/s.exec(name)?.[1] ?? name;
}

/** What a game is called; one that is not here any more has only its id. */
export function gameName(game: Pick<Game, 'id'>, language: Language): string {
  const name = gameText(game, 'name');
  return hasSentence(language, name.key) ? say(language, name, () => '') : game.id;
}

/** A name that invites nobody anywhere: Discord makes an invitation of `discord.gg/…` without being asked, and a present of `discord.gift/…`. */
export function uninviting(name: string): string {
  return name.replaceAll(/(discord(?:app)?)\.(?=[a-z]{2,4}\/)/gi, '$1\u200b.');
}

/** So many names are known by heart; the one that has not been asked for longest goes first. */
const KNOWN = 500;

const made = new LRUCache<string, string>({ max: KNOWN });

/** A name that can stand in a message: no markup, no mention, no link, no invitation, and no turn of the text around it. */
export function safe(name: string): string {
  const known = made.get(name);
  if (known !== undefined) return known;
  const said = madeSafe(name);
  made.set(name, said);
  return said;
}

function madeSafe(name: string): string {
  const plain = uninviting(name.replaceAll(MARKUP, '\\$&').replaceAll(AT_LINE_START, '$1\\$2'))
    .replaceAll('@', '@\u200b')
    .replaceAll('://', ':\u200b//');
  return isolated(plain);
}

/** A name that turns no text around it. */
function isolated(name: string): string {
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
