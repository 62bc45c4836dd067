import type { Path } from '../../../engine/question.ts';
import { formatSeatRange } from '../../../engine/seat.ts';
import { type Text, text } from '../../../engine/text.ts';
import { findPlan, type GameId, type GameMenu, MENUS } from '../setups/games.ts';
import { getSetUpName } from '../text/names.ts';
import { askChoice, createAnswer, type MoveQuestion } from './ask-choice.ts';

/** Asks which game to set up, with two menus, and then for confirmation below its description. */
export function askGame(path: Path): MoveQuestion {
  const menus = Object.keys(MENUS).map((id) => ({
    id,
    label: text(`piecepack:choose.menu.${id as GameMenu}`),
  }));
  return askChoice(text('piecepack:ask.menu'), menus, path, (menu, rest) => {
    const games = MENUS[menu as GameMenu].map((id) => ({ id, label: getGameLabel(id) }));
    return askChoice(text('piecepack:ask.game'), games, rest, (id, last) =>
      askConfirmation(id as GameId, last),
    );
  });
}

function getGameLabel(id: GameId) {
  return text('piecepack:choose.game', { game: getSetUpName({ game: id }), players: formatPlayers(id) });
}

function askConfirmation(game: GameId, path: Path): MoveQuestion {
  const ask = text('piecepack:ask.sure', {
    game: getSetUpName({ game }),
    players: formatPlayers(game),
    about: text(`piecepack:games.${game}.about`),
    source: text(`piecepack:games.${game}.source`),
  });
  const choices = [{ id: 'lay', label: text('piecepack:choose.lay') }];
  return askChoice(ask, choices, path, () => createAnswer({ kind: 'game', game }));
}

/** Formats the number of players: `2–4`. */
function formatPlayers(id: GameId): Text {
  const [least, most] = findPlan(id)?.players ?? [1, 6];
  return formatSeatRange(least === most ? [least] : [least, most]);
}
