import { createCanvas, Path2D } from '@napi-rs/canvas';
import type { Game } from '../../src/engine/game.ts';
import { LANGUAGES, type Language } from '../../src/engine/text.ts';
import type { Motif, Stroke, Theme } from '../../themes/theme.ts';
import { parsePlaceholders } from '../conformance/strict-text.ts';
import { baseOf, formsOf, leavesOf, PLURALS } from './leaves.ts';

/** Inks that a motif may use besides colours, see `Stroke`; those of {@link INKS_OF} only in the scene of their game. */
const INKS = ['@colour', '@edge'];
const INKS_OF: Readonly<Record<string, readonly string[]>> = {
  forage: ['@cross'],
  moneyrun: ['@face', '@light', '@ink', '@sack', '@dark'],
  motox: ['@tyre', '@metal', '@white'],
  piecepack: ['@white'],
  runaround: ['@pale', '@ink', '@stone'],
};

/** Maximum distance of a motif from its middle. */
const REACH = 65;

/** Paths of sentences that only a theme has. */
const OWN = ['name', 'about'];

/** Returns the faults of a list of themes, each as a sentence. */
export function listThemeFaults(themes: readonly Theme[], games: readonly Game[]): readonly string[] {
  const ids = themes.map(({ id }) => id);
  const twice = ids.filter((id, at) => ids.indexOf(id) !== at);
  return [
    ...twice.map((id) => `${id}: is there twice`),
    ...themes.flatMap((theme) =>
      theme.game === 'any' && theme.id === 'plain' ? plainFaults(theme) : faultsOf(theme, games),
    ),
  ];
}

function faultsOf(theme: Theme, games: readonly Game[]): readonly string[] {
  const game = games.find(({ id }) => id === theme.game);
  const faults = [
    ...(/^[a-z][a-z0-9-]*$/.test(theme.id) && theme.id !== 'plain' ? [] : ['is no id']),
    ...(game ? wordFaults(theme, game) : [`${theme.game} is no game`]),
    ...Object.entries(theme.colours).flatMap(([name, hue]) => listColourFaults(name, hue)),
    ...Object.entries(theme.motifs).flatMap(([name, motif]) =>
      motif ? motifFaults(theme.game, name, motif) : [],
    ),
  ];
  return faults.map((fault) => `${theme.id}: ${fault}`);
}

/** Returns the faults of the plain theme, which has a name and changes nothing. */
function plainFaults({ words, colours, motifs }: Theme): readonly string[] {
  const changed = [
    ...Object.keys(colours),
    ...Object.keys(motifs),
    ...LANGUAGES.flatMap((language) => [...bases(words[language])].filter((path) => !OWN.includes(path))),
  ];
  return [
    ...LANGUAGES.flatMap((language) => [
      ...ownFaults({ words }, language),
      ...toneFaults({ words }, language),
    ]),
    ...changed.map((what) => `changes ${what}`),
  ].map((fault) => `plain: ${fault}`);
}

function wordFaults(theme: Theme, game: Game): readonly string[] {
  return [
    ...LANGUAGES.flatMap((language) => [
      ...ownFaults(theme, language),
      ...toneFaults(theme, language),
      ...keyFaults(theme, game, language),
      ...formFaults(theme, game, language),
      ...placeFaults(theme, game, language),
      ...findMissingEvents(theme, game, language),
    ]),
  ];
}

/** Returns faults of name and description, which have to fit a menu. https://discord.com/developers/docs/components/reference#string-select */
function ownFaults({ words }: Pick<Theme, 'words'>, language: Language): readonly string[] {
  const { name, about } = words[language];
  const fits = (line: unknown, most: number) =>
    typeof line === 'string' && line !== '' && [...line].length <= most && !line.includes('\n');
  return [
    ...(fits(name, 50) ? [] : [`has no name that fits in ${language}`]),
    ...(fits(about, 100) ? [] : [`has no line about it that fits in ${language}`]),
  ];
}

function toneFaults({ words }: Pick<Theme, 'words'>, language: Language): readonly string[] {
  const loud = [...leavesOf(words[language])].filter(([, sentence]) => /[!！]/.test(sentence));
  return loud.map(([path]) => `shouts ${path} in ${language}`);
}

/** Returns sentences that the game lacks, or that change its rules. */
function keyFaults({ words }: Theme, game: Game, language: Language): readonly string[] {
  const known = LANGUAGES.map((one) => basesIn(game, one));
  const own = [...bases(words[language])].filter((path) => !OWN.includes(path));
  return [
    ...own
      .filter((path) => !known.every((one) => one.has(path)))
      .map((path) => `says ${path} in ${language}, the game does not`),
    ...own.filter((path) => /^(rules|ruling)\./.test(path)).map((path) => `says ${path} of the rules`),
  ];
}

/** Returns faults of plural forms: only sentences with a count have them, and then all of the language. */
function formFaults({ words }: Theme, game: Game, language: Language): readonly string[] {
  const own = words[language];
  return [...bases(own)].flatMap((path) => {
    const forms = formsOf(own, path).filter((form) => form !== path);
    if (forms.length === 0) return [];
    const counts = LANGUAGES.some((one) =>
      formsOf(game.text.sentences[one], path).some((form) => form !== path),
    );
    const whole = PLURALS[language].every((form) => forms.includes(`${path}_${form}`));
    return [
      ...(counts ? [] : [`counts ${path} in ${language}, the game does not`]),
      ...(whole ? [] : [`lacks a plural form of ${path} in ${language}`]),
    ];
  });
}

function placeFaults({ words }: Theme, game: Game, language: Language): readonly string[] {
  return [...leavesOf(words[language])].flatMap(([path, sentence]) => {
    const given = LANGUAGES.flatMap((one) => {
      const sentences = leavesOf(game.text.sentences[one]);
      return formsOf(game.text.sentences[one], baseOf(path)).flatMap((form) =>
        parsePlaceholders(sentences.get(form) ?? ''),
      );
    });
    const wrong = parsePlaceholders(sentence).filter((place) => !given.includes(place));
    return wrong.map((place) => `fills {{${place}}} of ${path} in ${language} with nothing`);
  });
}

/** Returns events that the game tells and the theme does not. */
function findMissingEvents({ words }: Theme, game: Game, language: Language): readonly string[] {
  const own = bases(words[language]);
  const events = [...basesIn(game, language)].filter((path) => path.startsWith('tell.'));
  return events.filter((path) => !own.has(path)).map((path) => `leaves ${path} untold in ${language}`);
}

function bases(sentences: Theme['words'][Language]): ReadonlySet<string> {
  return new Set([...leavesOf(sentences).keys()].map(baseOf));
}

function basesIn({ text }: Game, language: Language): ReadonlySet<string> {
  return bases(text.sentences[language]);
}

/** Returns the faults of a colour. */
export function listColourFaults(name: string, hue: Theme['colours'][string]): readonly string[] {
  const colours = typeof hue === 'string' ? [hue] : (hue ?? []);
  return colours.filter((colour) => !isColour(colour)).map((colour) => `${name} is no colour: ${colour}`);
}

function motifFaults(game: string, name: string, { strokes, mark }: Motif): readonly string[] {
  const inside = !mark || [mark.x, mark.y].every((at) => Math.abs(at) + mark.radius <= REACH);
  return [
    ...(strokes.length > 0 ? [] : [`${name} has no stroke`]),
    ...(inside && (!mark || mark.radius > 0) ? [] : [`the mark of ${name} is outside`]),
    ...strokes.flatMap((stroke) => strokeFaults(game, name, stroke)),
  ];
}

function strokeFaults(game: string, name: string, { d, fill, line, width = 2 }: Stroke): readonly string[] {
  const inks = [fill, line].filter((ink) => ink !== undefined);
  const path = new Path2D(d);
  const inside = path.computeTightBounds().every((at) => Math.abs(at) <= REACH);
  return [
    ...(path.toSVGString() === '' ? [`${name} has a path that is none: ${d}`] : []),
    ...(inside ? [] : [`${name} reaches out: ${d}`]),
    ...(inks.length > 0 && width > 0 ? [] : [`${name} has a stroke that is not seen: ${d}`]),
    ...inks.filter((ink) => !isInk(game, ink)).map((ink) => `${name} has no such ink: ${ink}`),
  ];
}

function isInk(game: string, ink: string): boolean {
  return ink.startsWith('@') ? [...INKS, ...(INKS_OF[game] ?? [])].includes(ink) : isColour(ink);
}

const pen = createCanvas(1, 1).getContext('2d');

/** Returns whether the canvas accepts the colour; it ignores what is no colour. */
function isColour(colour: string): boolean {
  const after = ['#010203', '#040506'].map((before) => {
    pen.fillStyle = before;
    pen.fillStyle = colour;
    return pen.fillStyle;
  });
  return after[0] === after[1];
}
