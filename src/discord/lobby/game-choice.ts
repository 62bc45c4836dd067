import type { Game } from '../../engine/game.ts';
import { gameText } from '../../engine/game-text.ts';
import { usualOptions } from '../../engine/options.ts';
import { range } from '../../engine/seat.ts';
import { type Language, text } from '../../engine/text.ts';
import { say } from '../../i18n/say.ts';
import { cut } from '../core/cut.ts';
import { lengthText } from '../text/options.ts';

/** The most characters of a choice. https://discord.com/developers/docs/interactions/application-commands */
const MOST = 100;

/** A game as it is offered to whoever opens a table: "Forage · hide your coins, … · 3–4 players · about 20 turns each". */
export function gameChoice(game: Game, language: Language): string {
  const length = lengthText(game, usualOptions(game, language), game.seats);
  const parts = [
    gameText(game, 'name'),
    gameText(game, 'gist'),
    text('bot:lobby.seats', { possible: range(game.seats) }),
    ...(length ? [length] : []),
  ];
  return cut(parts.map((part) => say(language, part, () => '')).join(' · '), MOST);
}
