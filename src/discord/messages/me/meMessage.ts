import { isAway } from '../../../app/core/own-time.ts';
import { clockIn, clockText } from '../../../app/settings/zones.ts';
import { type Text, text } from '../../../engine/text.ts';
import { say } from '../../../words/say.ts';
import type { Caller } from '../../kit/bot.ts';
import { LOOK_PARTS } from '../../kit/ids.ts';
import { languageName } from '../../kit/language.ts';
import type { Payload } from '../../kit/payload.ts';
import { lookLine } from '../ownLook.ts';
import { since, until } from '../time/moments.ts';
import { meRows } from './meRows.ts';

/** All that a person chose for themselves, in sentences, with what changes it; `first`: why something was not done. */
export function meMessage(caller: Caller, first: readonly string[] = []): Payload {
  const { own, language } = caller;
  const tell = (what: Text) => say(language, what, () => '');
  const lines = [zoneLine, quietLine, awayLine, languageLine].map((line) => tell(line(caller)));
  const look = LOOK_PARTS.map((part) => lookLine(language, part, own.look));
  const listed = tell(text(own.listed ? 'bot:me.listed' : 'bot:me.unlisted'));
  const challenges = tell(text(own.challenges ? 'bot:me.challenges' : 'bot:me.noChallenges'));
  const content = [
    ...first,
    tell(text('bot:me.title')),
    ...[...lines, listed, challenges, ...look].map((line) => `- ${line}`),
    `-# ${tell(text('bot:me.about'))}`,
  ].join('\n');
  return { content, rows: meRows(caller) };
}

function zoneLine({ bot, own }: Caller): Text {
  const { zone } = own.hours;
  if (zone === null) return text('bot:me.noZone');
  return text('bot:me.zone', { zone, ...clockIn(zone, bot.house.now()) });
}

function quietLine({ own }: Caller): Text {
  const { quiet } = own.hours;
  if (quiet === null) return text('bot:me.noQuiet');
  return text('bot:me.quiet', { from: clockText(quiet.from), to: clockText(quiet.to) });
}

function awayLine({ bot, own }: Caller): Text {
  const { away } = own.hours;
  if (away === null || !isAway(own.hours, bot.house.now())) return text('bot:me.notAway');
  return text('bot:me.away', { back: until(away.until), far: since(away.until) });
}

function languageLine({ own, language }: Caller): Text {
  const name = languageName(language);
  return text(own.hours.language === null ? 'bot:me.discordLanguage' : 'bot:me.language', { name });
}
