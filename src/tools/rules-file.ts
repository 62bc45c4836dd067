import { readFileSync } from 'node:fs';
import { renderPicture } from '../../render/picture.ts';
import { stripCommandMarks } from '../discord/core/command-mentions.ts';
import { createExampleRequest, formatPageBody } from '../discord/rules/page.ts';
import { describeLength } from '../discord/text/options.ts';
import type { Game } from '../engine/game.ts';
import type { RulesPage } from '../engine/game-parts.ts';
import { type GameSentenceKey, getGameText } from '../engine/game-text.ts';
import { type GameOption, getUsualOptions } from '../engine/options.ts';
import { formatSeatRange } from '../engine/seat.ts';
import { type Language, type Text, text } from '../engine/text.ts';
import { translate } from '../i18n/translate.ts';

const BOOK = 'docs/rulings.md';

/** Sentences of a page beside those of its game. */
interface Headings {
  readonly options: string;
  readonly other: string;
  readonly rulings: (address: string) => string;
}

const HEADINGS: Readonly<Record<Language, Headings>> = {
  en: {
    options: 'Options',
    other: '한국어',
    rulings: (address) => `What is played where the rules are silent: [rulings](${address}).`,
  },
  ko: {
    options: '선택 규칙',
    other: 'English',
    rulings: (address) => `규칙에 없는 것은 이렇게 합니다: [판정](${address}) (영어).`,
  },
};

/** Returns the path of a game's rules page, from the root of the project. */
export function getRulesPath(game: Pick<Game, 'id'>, language: Language): string {
  return `src/games/${game.id}/${getRulesFileName(language)}`;
}

/**
 * Returns the path of a page's picture, from the root of the project. A chart contains words, so it has one for each
 * language.
 */
export function getPicturePath(
  { id, text }: Pick<Game, 'id' | 'text'>,
  page: number,
  language: Language,
): string {
  const other = language !== 'en' && text.pages[page]?.chart ? `.${language}` : '';
  return `render/readme/rules/${id}-${page + 1}${other}.png`;
}

function getRulesFileName(language: Language): string {
  return language === 'en' ? 'README.md' : `README.${language}.md`;
}

/** Formats the rules of a game as one Markdown page: the content of `/rules`, every option, and a link to its rulings. */
export function formatRulesFile(game: Game, language: Language): string {
  const other: Language = language === 'en' ? 'ko' : 'en';
  const tell = (what: GameSentenceKey) => translateText(language, getGameText(game, what));
  const headings = HEADINGS[language];
  const rulings = getRulingsChapter(game);
  return [
    `# ${tell('name')}`,
    `${tell('blurb')} (${formatPlayerCount(game, language)}) · [${headings.other}](${getRulesFileName(other)})`,
    ...(game.options.length > 0 ? [translateText(language, text('bot:rules.asBegun'))] : []),
    ...game.text.pages.map((page, at) => formatSection(game, page, at, language)),
    ...(game.options.length > 0 ? [`## ${headings.options}`, formatOptions(game, language)] : []),
    `${tell('name')}: ${tell('credit')}.`,
    ...(rulings === null ? [] : [headings.rulings(`../../../${rulings}`)]),
  ]
    .join('\n\n')
    .concat('\n');
}

/** Formats the number of players, and the usual length where it was measured. */
function formatPlayerCount(game: Game, language: Language): string {
  const length = describeLength(game, getUsualOptions(game, language), game.seats);
  return [formatSeatRange(game.seats), ...(length ? [length] : [])]
    .map((part) => translateText(language, part))
    .join(', ');
}

function formatSection(game: Game, page: RulesPage, at: number, language: Language): string {
  const { title, picture, chart } = page;
  const heading = translateText(language, title);
  const image = `![${heading}](../../../${getPicturePath(game, at, language)})`;
  const words = stripCommandMarks(formatPageBody(game, page, null, language).body).replaceAll(/\n+/g, '\n\n');
  return [`## ${heading}`, ...(picture || chart ? [image] : []), words].join('\n\n');
}

/** Formats each option with its description and values, the default bold; then the presets. */
function formatOptions(game: Game, language: Language): string {
  const tell = (what: GameSentenceKey) => translateText(language, getGameText(game, what));
  const value = ({ id, default: usual }: GameOption, one: unknown) => {
    const words = tell(`option.${id}.${String(one)}`);
    return one === usual ? `**${words}**` : words;
  };
  const rows = game.options.map((option) => {
    const values = option.values.map((one) => value(option, one)).join(', ');
    return `- ${tell(`option.${option.id}.name`)}: ${tell(`option.${option.id}.about`)} ${values}`;
  });
  const presets = (game.presets ?? []).map(
    ({ id }) => `- ${tell(`preset.${id}.name`)}: ${tell(`preset.${id}.about`)}`,
  );
  return [...rows, ...presets].join('\n');
}

function translateText(language: Language, what: Text): string {
  return stripCommandMarks(translate(language, what, (seat) => String.fromCharCode(65 + seat)));
}

/** Draws the picture of a page; null for a page without one. */
export async function drawRulesPicture(
  game: Game,
  { picture, chart }: RulesPage,
  language: Language,
): Promise<Buffer | null> {
  if (chart)
    return (
      await renderPicture({ ...EMPTY_REQUEST, scene: chart.scene, view: chart.view, look: { language } })
    ).png;
  return picture ? (await renderPicture(createExampleRequest(game, picture).request)).png : null;
}

const EMPTY_REQUEST = { viewer: null, occupants: [], turn: [], events: [], marks: [], places: null };

/**
 * Returns the link to the chapter with a game's rulings, from the root of the project: `docs/rulings.md#6-forage`; null
 * if there is none.
 */
function getRulingsChapter({ text }: Pick<Game, 'text'>): string | null {
  const book = readFileSync(new URL(`../../${BOOK}`, import.meta.url), 'utf8');
  const headings = [...book.matchAll(/^## (\d+) (.+)$/gm)];
  const [, number, name] = headings.find(([, , title]) => title === text.sentences.en.name) ?? [];
  return name === undefined ? null : `${BOOK}#${number}-${name.toLowerCase().replaceAll(' ', '-')}`;
}
