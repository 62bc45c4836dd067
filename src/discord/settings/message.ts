import { isAway } from '../../app/core/own-time.ts';
import { clockIn, clockText } from '../../app/settings/zones.ts';
import type { Under } from '../../engine/spoken.ts';
import { LANGUAGES, type Language, type Text, text } from '../../engine/text.ts';
import { say } from '../../i18n/say.ts';
import type { Caller } from '../core/context.ts';
import { LOOK_PARTS } from '../core/ids.ts';
import { languageName } from '../core/language.ts';
import type { Payload, Row } from '../core/payload.ts';
import { type Button, buttonRows, menuRow, namedButton } from '../core/rows.ts';
import { since, until } from '../text/moments.ts';
import { awayOffers } from './away-offers.ts';
import { lookLine, lookToggle } from './look.ts';

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

/** In the menu of languages: that of their Discord. */
export const AS_DISCORD = 'discord';

/** Menus and buttons of the first page of `/me`: language, absence, display settings, and the button for the other page. */
export function meRows(caller: Caller): readonly Row[] {
  const { own, language } = caller;
  const toggles = LOOK_PARTS.map((part) =>
    lookToggle(language, part, own.look, ['my-look', 0, part, !own.look[part]]),
  );
  return [languageMenu(caller), awayMenu(caller), ...buttonRows(toggles), ...buttonRows(endings(caller))];
}

function languageMenu({ own, language }: Caller): Row {
  const asDiscord = {
    label: tell(language, 'asDiscord'),
    value: AS_DISCORD,
    chosen: own.hours.language === null,
  };
  const spoken = LANGUAGES.map((one) => ({
    label: languageName(one),
    value: one,
    chosen: own.hours.language === one,
  }));
  const options = [asDiscord, ...spoken];
  return menuRow({ id: ['my-language', 0], placeholder: tell(language, 'pickLanguage'), options });
}

function awayMenu(caller: Caller): Row {
  const options = awayOffers(caller).map(({ name: label, value }) => ({ label, value }));
  return menuRow({ id: ['my-away', 0], placeholder: tell(caller.language, 'pickAway'), options });
}

/** What there is to end, and whether they are listed and may be asked to games. */
function endings({ bot, asked, own, language }: Caller): readonly Button[] {
  const { hours } = own;
  return [
    ...(isAway(hours, bot.house.now())
      ? [namedButton(language, 'returned', ['my-return', 0], 'primary')]
      : []),
    ...(hours.quiet === null ? [] : [namedButton(language, 'noQuiet', ['my-quiet', 0])]),
    namedButton(language, own.listed ? 'unlist' : 'list', ['my-listing', 0, !own.listed]),
    namedButton(language, own.challenges ? 'noChallenges' : 'challenges', [
      'my-challenges',
      0,
      !own.challenges,
    ]),
    namedButton(language, 'notifications', ['my-page', 0, 'notifications', asked.guildId ?? '']),
  ];
}

/** What stands on a menu. */
type Label = Extract<Under<'bot:me'>, `pick${string}` | 'asDiscord'>;

function tell(language: Language, what: Label): string {
  return say(language, text(`bot:me.${what}`), () => '');
}
