import type { PictureRequest } from '../../../render/request.ts';
import { refuseMissingGame } from '../../app/core/missing-game.ts';
import type { Table } from '../../app/core/table.ts';
import type { Game } from '../../engine/game.ts';
import type { RulesPage } from '../../engine/game-parts.ts';
import { getDefaultOptions, getUsualOptions, type Options } from '../../engine/options.ts';
import { refused } from '../../engine/refusal.ts';
import { getBodyInForce, listBodyOptions } from '../../engine/rules-body.ts';
import { type Language, text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import type { InteractionContext } from '../core/context.ts';
import { getGameName } from '../core/names.ts';
import type { Image, Payload } from '../core/payload.ts';
import { createRefusalMessage } from '../core/refusals.ts';
import { createButtonRows, createNamedButton } from '../core/rows.ts';
import { createAltText, getPrivateStyle, renderPicture } from '../pictures/picture.ts';
import { formatCreditLines } from '../text/credit.ts';
import { describeLength, formatAllOptions } from '../text/options.ts';
import { findNamedTheme, getThemeDescription, getThemeName } from '../text/themes.ts';
import { renderChartPicture } from './chart.ts';

/**
 * Returns the text of a rules page for a table's options or, for null, for the default options of new tables in that language.
 * `isOfOptions`: whether the text depends on options.
 */
export function formatPageBody(
  game: Pick<Game, 'options' | 'presets'>,
  page: Pick<RulesPage, 'body'>,
  chosen: Options | null,
  language: Language,
): { readonly body: string; readonly isOfOptions: boolean } {
  const told = translate(language, page.body, () => '');
  const options =
    chosen === null ? getUsualOptions(game, language) : { ...getDefaultOptions(game.options), ...chosen };
  const body = getBodyInForce(told, options, chosen === null ? 'general' : 'table');
  return { body, isOfOptions: listBodyOptions(told).length > 0 };
}

/**
 * Creates one page of a game's rules, with its picture in the caller's display settings. The text follows the options of the table if it is
 * of that game, else the defaults of new tables in the reader's language. The first page lists the theme and all options in force, or the
 * game's credits without a table; the last page always lists the credits. Refuses for a game that this build lacks.
 */
export async function createRulesMessage(
  ctx: InteractionContext,
  game: Game,
  page: number,
  table: Table | null,
): Promise<Payload> {
  const { language } = ctx;
  const pages = game.text.pages;
  const at = Math.min(Math.max(page, 0), pages.length - 1);
  const shown = pages[at];
  if (!shown) return createRefusalMessage(refuseMissingGame(), language);
  const played = table?.game === game ? table : null;
  const force = at === 0 ? played : null;
  const { body, isOfOptions } = formatPageBody(game, shown, played?.record.options ?? null, language);
  const note = text(`bot:rules.${played === null ? 'asBegun' : 'asTold'}`);
  const content = [
    `**${getGameName(game, language)}** · ${translate(language, shown.title, () => '')}`,
    body,
    ...(force === null ? [] : ['', ...formatOptionsInForce(force, language)]),
    ...(isOfOptions && force === null ? [`-# ${translate(language, note, () => '')}`] : []),
    ...(at === 0
      ? formatLengthLine(game, played?.record.options ?? getUsualOptions(game, language), language)
      : []),
    ...((at === 0 && force === null) || at === pages.length - 1 ? formatCreditLines(game, language) : []),
    `-# ${translate(language, text('bot:rules.page', { page: at + 1, pages: pages.length }), () => '')}`,
  ].join('\n');
  const turn = (name: 'previous' | 'next', to: number) => ({
    ...createNamedButton(language, name, ['page', table?.record.id ?? 0, game.id, String(Math.max(to, 0))]),
    disabled: to < 0 || to >= pages.length,
  });
  const rows = pages.length > 1 ? createButtonRows([turn('previous', at - 1), turn('next', at + 1)]) : [];
  return { content, image: await renderPagePicture(ctx, game, shown), rows };
}

/** Returns the measured length of a match with these options, if it is known. */
function formatLengthLine(game: Game, options: Options, language: Language): readonly string[] {
  const length = describeLength(game, options, game.seats);
  return length ? [`-# ${translate(language, text('bot:rules.length', { length }), () => '')}`] : [];
}

/** Formats the table's theme and options. */
function formatOptionsInForce(table: Table, language: Language): readonly string[] {
  const options = formatAllOptions(table.game, table.record.options, language);
  const theme = findNamedTheme(table);
  const about = theme && { name: getThemeName(theme, language), about: getThemeDescription(theme, language) };
  return [
    ...(about ? [translate(language, text('bot:theme.rules', about), () => '')] : []),
    translate(language, text('bot:rules.inForce', { options }), () => ''),
  ];
}

async function renderPagePicture(
  ctx: InteractionContext,
  game: Game,
  { picture, chart }: RulesPage,
): Promise<Image | null> {
  if (chart) return await renderChartPicture(ctx, chart);
  if (!picture) return null;
  const { request, view } = createExampleRequest(game, picture);
  const look = getPrivateStyle(ctx, null);
  const png = await renderPicture(ctx.bot, { ...request, look }, 0);
  return png && { png, alt: createAltText(game, view, ctx.language, getExampleName) };
}

/** Returns the name of a player in an example: A, B, C, … */
function getExampleName(seat: number): string {
  return String.fromCharCode(65 + seat);
}

/** Creates the public picture request of an example position, and its view. Throws if the position is invalid. */
export function createExampleRequest(
  game: Game,
  { at, options }: NonNullable<RulesPage['picture']>,
): { readonly request: PictureRequest; readonly view: unknown } {
  const state = game.notation.parse(at, { ...getDefaultOptions(game.options), ...options });
  if (refused(state)) throw new Error(`A rules page of ${game.id} has no such position: ${at}`);
  const turn = game.turn(state);
  const view = game.view(state, null);
  const seats = Array.from({ length: Math.max(...game.seats) }, (_, seat) => ({
    name: getExampleName(seat),
    ai: false,
  }));
  const nothing = { viewer: null, events: [], marks: [], places: null };
  return {
    view,
    request: {
      scene: game.id,
      view,
      occupants: seats,
      turn: turn.kind === 'over' ? [] : turn.seats,
      ...nothing,
    },
  };
}
