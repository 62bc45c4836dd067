import { absent } from '../../../app/core/missing-game.ts';
import type { Table } from '../../../app/core/table.ts';
import type { Game } from '../../../engine/game.ts';
import { type Options, usualOptions } from '../../../engine/options.ts';
import type { RulesPage } from '../../../engine/rulesPage.ts';
import { type Language, text } from '../../../engine/text.ts';
import { say } from '../../../words/say.ts';
import type { Caller } from '../../kit/bot.ts';
import { gameName } from '../../kit/names.ts';
import type { Image, Payload } from '../../kit/payload.ts';
import { refusalMessage } from '../../kit/refusing.ts';
import { buttonRows, namedButton } from '../../kit/rows.ts';
import { exampleName, exampleRequest } from '../example.ts';
import { lengthText } from '../lobby/length.ts';
import { optionsInFull } from '../lobby/optionNames.ts';
import { altText, painted, privateLook } from '../picture.ts';
import { namedTheme, themeAbout, themeName } from '../themeNames.ts';
import { chartPicture } from './chart.ts';
import { creditLines } from './credit.ts';
import { pageBody } from './page-body.ts';

/**
 * One page of a game's rules, with its picture as the person wants it who alone sees it: told with the options in force at
 * the table, where it is of that game, else with those that tables in the reader's language begin with. On the first stand the theme and
 * all options in force, else whose game it is, as on the last. Of a game that is not here there is no page.
 */
export async function rulesMessage(
  caller: Caller,
  game: Game,
  page: number,
  table: Table | null,
): Promise<Payload> {
  const { language } = caller;
  const pages = game.words.pages;
  const at = Math.min(Math.max(page, 0), pages.length - 1);
  const shown = pages[at];
  if (!shown) return refusalMessage(absent(), language);
  const played = table?.game === game ? table : null;
  const force = at === 0 ? played : null;
  const { body, isOfOptions } = pageBody(game, shown, played?.record.options ?? null, language);
  const note = text(`bot:rules.${played === null ? 'asBegun' : 'asTold'}`);
  const content = [
    `**${gameName(game, language)}** · ${say(language, shown.title, () => '')}`,
    body,
    ...(force === null ? [] : ['', ...inForce(force, language)]),
    ...(isOfOptions && force === null ? [`-# ${say(language, note, () => '')}`] : []),
    ...(at === 0 ? lengthLine(game, played?.record.options ?? usualOptions(game, language), language) : []),
    ...((at === 0 && force === null) || at === pages.length - 1 ? creditLines(game, language) : []),
    `-# ${say(language, text('bot:rules.page', { page: at + 1, pages: pages.length }), () => '')}`,
  ].join('\n');
  const turn = (name: 'previous' | 'next', to: number) => ({
    ...namedButton(language, name, ['page', table?.record.id ?? 0, game.id, String(Math.max(to, 0))]),
    disabled: to < 0 || to >= pages.length,
  });
  const rows = pages.length > 1 ? buttonRows([turn('previous', at - 1), turn('next', at + 1)]) : [];
  return { content, image: await pagePicture(caller, game, shown), rows };
}

/** Returns the measured length of a match with these options, if it is known. */
function lengthLine(game: Game, options: Options, language: Language): readonly string[] {
  const length = lengthText(game, options, game.seats);
  return length ? [`-# ${say(language, text('bot:rules.length', { length }), () => '')}`] : [];
}

/** The theme of the table, and its options. */
function inForce(table: Table, language: Language): readonly string[] {
  const options = optionsInFull(table.game, table.record.options, language);
  const theme = namedTheme(table);
  const about = theme && { name: themeName(theme, language), about: themeAbout(theme, language) };
  return [
    ...(about ? [say(language, text('bot:theme.rules', about), () => '')] : []),
    say(language, text('bot:rules.inForce', { options }), () => ''),
  ];
}

async function pagePicture(caller: Caller, game: Game, { picture, chart }: RulesPage): Promise<Image | null> {
  if (chart) return await chartPicture(caller, chart);
  if (!picture) return null;
  const { request, view } = exampleRequest(game, picture);
  const look = privateLook(caller, null);
  const png = await painted(caller.bot, { ...request, look }, 0);
  return png && { png, alt: altText(game, view, caller.language, exampleName) };
}
