import type { Path } from '../../../engine/question.ts';
import { range } from '../../../engine/seat.ts';
import { type Text, text } from '../../../engine/text.ts';
import { type GameId, MENUS, type Menu, planOf } from '../setups/games.ts';
import { laidName } from '../text/names.ts';
import { type Asked, chosen, ready } from './choosing.ts';

/** Which game to set up: out of two menus, and then, when it is told what it is, whether to. */
export function askGame(path: Path): Asked {
  const menus = Object.keys(MENUS).map((id) => ({ id, label: text(`piecepack:choose.menu.${id as Menu}`) }));
  return chosen(text('piecepack:ask.menu'), menus, path, (menu, rest) => {
    const games = MENUS[menu as Menu].map((id) => ({ id, label: gameLabel(id) }));
    return chosen(text('piecepack:ask.game'), games, rest, (id, last) => askSure(id as GameId, last));
  });
}

function gameLabel(id: GameId) {
  return text('piecepack:choose.game', { game: laidName({ game: id }), players: playersOf(id) });
}

function askSure(game: GameId, path: Path): Asked {
  const ask = text('piecepack:ask.sure', {
    game: laidName({ game }),
    players: playersOf(game),
    about: text(`piecepack:games.${game}.about`),
    source: text(`piecepack:games.${game}.source`),
  });
  const choices = [{ id: 'lay', label: text('piecepack:choose.lay') }];
  return chosen(ask, choices, path, () => ready({ kind: 'game', game }));
}

/** How many can play it: `2–4`. */
function playersOf(id: GameId): Text {
  const [least, most] = planOf(id)?.players ?? [1, 6];
  return range(least === most ? [least] : [least, most]);
}
