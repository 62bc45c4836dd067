import { themeWished } from '../../../app/core/theme.ts';
import type { Wish } from '../../../app/lobby/open.ts';
import { refused } from '../../../engine/refusal.ts';
import type { Language } from '../../../engine/text.ts';
import { packed } from '../../kit/fields.ts';
import type { Pressing } from '../../kit/ids.ts';
import type { Row } from '../../kit/payload.ts';
import { buttonRows, namedButton } from '../../kit/rows.ts';

/**
 * *Open it in a thread*: all that was wished for goes along in its id, who is asked to it too. `atOnce`: a match against AIs,
 * without a lobby.
 */
export function inThreadRows(wish: Wish, atOnce: boolean, language: Language): readonly Row[] {
  const { game, language: spoken, pace } = wish;
  const theme = themeWished({ id: game }, wish.theme ?? null);
  const kept = refused(theme) ? '' : (theme ?? '');
  const hours = String(pace ?? '');
  const guests = (wish.guests ?? []).map(({ person }) => person);
  const pressing: Pressing =
    guests.length > 0
      ? ['in-with', 0, game, kept, spoken, hours, packed(guests)]
      : ['in-thread', 0, game, kept, spoken, hours, atOnce];
  return buttonRows([namedButton(language, 'inThread', pressing, 'primary')]);
}
