import { isAway } from '../../../app/core/own-time.ts';
import type { Under } from '../../../engine/spoken.ts';
import { LANGUAGES, type Language, text } from '../../../engine/text.ts';
import { say } from '../../../words/say.ts';
import type { Caller } from '../../kit/bot.ts';
import { LOOK_PARTS } from '../../kit/ids.ts';
import { languageName } from '../../kit/language.ts';
import type { Row } from '../../kit/payload.ts';
import { type Button, buttonRows, menuRow, namedButton } from '../../kit/rows.ts';
import { lookToggle } from '../ownLook.ts';
import { awayOffers } from './awayOffers.ts';

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
