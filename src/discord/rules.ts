import type { Game, RulesPage } from '../engine/game.ts';
import { refused } from '../engine/refusal.ts';
import { type Language, text } from '../engine/text.ts';
import { loadTable, type Table } from '../tables/table.ts';
import { themeAt } from '../tables/theme.ts';
import { say } from '../words/say.ts';
import type { Bot } from './bot.ts';
import { exampleName, exampleRequest } from './example.ts';
import { optionsInFull } from './options.ts';
import type { Image, Payload } from './payload.ts';
import { altText, gameName, ownWish, painted } from './picture.ts';
import { buttonRows, houseButton } from './rows.ts';
import { themeAbout, themeName } from './themes.ts';

/**
 * One page of a game's rules, with its picture as the person wants it who alone sees it; on the first the theme and the
 * options in force at the table (0: at none).
 */
export async function rulesMessage(
  bot: Bot,
  game: Game,
  page: number,
  language: Language,
  person: string,
  table = 0,
): Promise<Payload> {
  const pages = game.words.rules;
  const at = Math.min(Math.max(page, 0), pages.length - 1);
  const shown = pages[at];
  if (!shown) throw new Error(`${game.id} has no rules`);
  const force = at === 0 ? await atTable(bot, game, table) : null;
  const content = [
    `**${gameName(game, language)}** · ${say(language, shown.title, () => '')}`,
    say(language, shown.body, () => ''),
    ...(force === null ? [] : ['', ...inForce(force, language)]),
    `-# ${say(language, text('house:rules.page', { page: at + 1, pages: pages.length }), () => '')}`,
  ].join('\n');
  const turn = (name: 'previous' | 'next', to: number) => ({
    ...houseButton(language, name, { what: 'page', table, game: game.id, page: Math.max(to, 0) }),
    disabled: to < 0 || to >= pages.length,
  });
  const rows = pages.length > 1 ? buttonRows([turn('previous', at - 1), turn('next', at + 1)]) : [];
  return { content, image: await pagePicture(bot, game, shown, language, person), rows };
}

async function atTable({ house }: Bot, game: Game, id: number): Promise<Table | null> {
  if (id === 0) return null;
  const table = await loadTable(house, id);
  return refused(table) || table.game !== game ? null : table;
}

/** The theme of the table, and its options. */
function inForce(table: Table, language: Language): readonly string[] {
  const options = optionsInFull(table.game, table.record.options, language);
  const theme = themeAt(table);
  const about = theme && { name: themeName(theme, language), about: themeAbout(theme, language) };
  return [
    ...(about ? [say(language, text('house:theme.rules', about), () => '')] : []),
    say(language, text('house:rules.inForce', { options }), () => ''),
  ];
}

async function pagePicture(
  bot: Bot,
  game: Game,
  { picture }: RulesPage,
  language: Language,
  person: string,
): Promise<Image | null> {
  if (!picture) return null;
  const { request, view } = exampleRequest(game, picture);
  const look = { language, ...(await ownWish(bot, person)) };
  const png = await painted(bot, { ...request, look }, 0);
  return png && { png, alt: altText(game, view, language, exampleName) };
}
