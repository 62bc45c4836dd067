import type { Language } from '../../../engine/text.ts';
import { type Ended, endedIn } from '../../../tables/past/ended.ts';
import type { Offer } from '../../kit/command.ts';
import { MOST_OFFERS, offered } from '../../kit/offered.ts';
import type { Typist } from '../../kit/visit.ts';
import { exportOffer } from '../exportFiles.ts';

/** Among how many finished matches of a channel one can be looked for; any can be named by its number. */
const MOST = 500;

/** The finished matches of the channel in whose lines is what was typed, the newest first; `more`: what comes before them. */
export async function endedOffers(
  { bot, asked, own, language }: Typist,
  more: readonly Offer[] = [],
): Promise<readonly Offer[]> {
  const typed = asked.options.getFocused();
  const offers = [...offered(more, typed)];
  for await (const page of endedIn(bot.house, asked.channelId, MOST)) {
    offers.push(
      ...offered(
        page.map((match) => offerOf(match, language, own.hours.zone)),
        typed,
      ),
    );
    if (offers.length >= MOST_OFFERS) break;
  }
  return offers.slice(0, MOST_OFFERS);
}

function offerOf(match: Ended, language: Language, zone: string | null): Offer {
  return { name: exportOffer(match, language, zone), value: String(match.record.id) };
}
