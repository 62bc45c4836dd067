import { getMatchName } from '../../app/core/table.ts';
import { checkLuck } from '../../app/replay/check-luck.ts';
import { text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import type { TableContext } from '../core/context.ts';
import type { Payload } from '../core/payload.ts';

/** Checks the luck of an ended match and says whether it matches the commitment, and how to check it without the bot. */
export async function createLuckMessage({ bot, table, language }: TableContext): Promise<Payload> {
  const check = await checkLuck(bot.app, table);
  const { id, secret } = table.record;
  const proof = { match: getMatchName(id), secret: secret?.toString('hex') ?? '' };
  const lines = [
    check === null
      ? translate(language, text('bot:luck.differs'), () => '')
      : translate(
          language,
          text('bot:luck.matches', { count: check.outcomes, commitment: check.commitment }),
          () => '',
        ),
    translate(language, text('bot:luck.yourself', proof), () => ''),
  ];
  return { content: lines.join('\n') };
}
