import { mayClaim } from '../../app/turns/claim.ts';
import { refused } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { say } from '../../i18n/say.ts';
import type { Visit } from '../core/context.ts';
import { namesAt } from '../core/names.ts';
import type { Payload } from '../core/payload.ts';
import { refusalMessage } from '../core/refusing.ts';
import { type Button, buttonRows, namedButton } from '../core/rows.ts';

/** The button for whoever may claim the win now. */
export async function claimButtons({ bot, by, table, language }: Visit): Promise<readonly Button[]> {
  const claim = await mayClaim(bot.house.store, table, by.person, bot.house.now());
  return refused(claim) ? [] : [namedButton(language, 'claim', ['claim', table.record.id], 'primary')];
}

/** Asks once more before a win is claimed; or says why it cannot be. */
export async function claimQuestion({ bot, by, table, language }: Visit): Promise<Payload> {
  const claim = await mayClaim(bot.house.store, table, by.person, bot.house.now());
  if (refused(claim)) return refusalMessage(claim, language, namesAt(table));
  const { id } = table.record;
  const sure = namedButton(language, 'sureClaim', ['claim-sure', id], 'danger');
  const content = say(language, text('bot:more.claimAsk'), namesAt(table));
  return { content, rows: buttonRows([namedButton(language, 'stop', ['stop', id]), sure]) };
}
