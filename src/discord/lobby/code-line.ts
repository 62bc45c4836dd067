import { countTakenSeats } from '../../app/core/lobby-seats.ts';
import type { Table } from '../../app/core/table.ts';
import { formatCode } from '../../app/lobby/code.ts';
import { text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import type { BotContext } from '../core/context.ts';
import { createUserInstallLink } from '../core/invite.ts';
import { formatRelativeTime } from '../text/timestamps.ts';

/** Returns the line with the code of a lobby that has a free seat. */
export function formatCodeLine(
  { app, application }: Pick<BotContext, 'app' | 'application'>,
  { game, record, seats }: Table,
): readonly string[] {
  const { code, language, phase } = record;
  if (code === null || phase !== 'lobby' || countTakenSeats(seats) >= Math.max(...game.seats)) return [];
  const line =
    code.until <= app.now()
      ? text('bot:lobby.codeExpired')
      : text('bot:lobby.code', {
          code: formatCode(code.code),
          until: formatRelativeTime(code.until),
          link: createUserInstallLink(application()),
        });
  return [translate(language, line, () => '')];
}
