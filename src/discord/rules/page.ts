import { absent } from '../../app/core/missing-game.ts';
import type { Table } from '../../app/core/table.ts';
import type { Game } from '../../engine/game.ts';
import { defaults, type Options, usualOptions } from '../../engine/options.ts';
import { bodyInForce, optionsOf } from '../../engine/rules-body.ts';
import type { RulesPage } from '../../engine/rules-page.ts';
import { type Language, text } from '../../engine/text.ts';
import { say } from '../../i18n/say.ts';
import type { Caller } from '../core/context.ts';
import { gameName } from '../core/names.ts';
import type { Image, Payload } from '../core/payload.ts';
import { refusalMessage } from '../core/refusing.ts';
import { buttonRows, namedButton } from '../core/rows.ts';
import { altText, painted, privateLook } from '../pictures/picture.ts';
import { creditLines } from '../text/credit.ts';
import { lengthText, optionsInFull } from '../text/options.ts';
import { namedTheme, themeAbout, themeName } from '../text/themes.ts';
import { chartPicture } from './chart.ts';
import { exampleName, exampleRequest } from './example.ts';

/**
 * Returns what a rules page tells with the options of a table, or, with null, of those that tables in that language begin with; and whether it
 * would tell anything else with others.
 */
export function pageBody(
  game: Pick<Game, 'options' | 'presets'>,
  page: Pick<RulesPage, 'body'>,
  chosen: Options | null,
  language: Language,
): { readonly body: string; readonly isOfOptions: boolean } {
  const told = say(language, page.body, () => '');
  const options = chosen === null ? usualOptions(game, language) : { ...defaults(game.options), ...chosen };
  const body = bodyInForce(told, options, chosen === null ? 'general' : 'table');
  return { body, isOfOptions: optionsOf(told).length > 0 };
}

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
