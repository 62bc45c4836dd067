import { type Alerts, alertsOf } from '../../app/alerts/alerts.ts';
import { gameOf } from '../../app/core/context.ts';
import { REMINDER_WAYS } from '../../app/settings/parse-hours.ts';
import { type Text, text } from '../../engine/text.ts';
import { say } from '../../i18n/say.ts';
import type { Caller } from '../core/context.ts';
import { gameName } from '../core/names.ts';
import type { Payload, Row } from '../core/payload.ts';
import { link } from '../core/rest/channel.ts';
import { buttonRows, menuRow, namedButton } from '../core/rows.ts';

/** Data of the notifications page. */
interface Shown {
  readonly caller: Caller;
  readonly alerts: Alerts;
  /** Server whose lobbies it shows; empty if none is known. */
  readonly guild: string;
}

/**
 * Returns the page *Notifications* of `/me`. `guild`: server whose lobbies the menu offers; empty for older messages,
 * which do not say. `first`: reason why the last change was refused.
 */
export async function notificationsMessage(
  caller: Caller,
  guild: string,
  first: readonly string[] = [],
): Promise<Payload> {
  const { bot, by, language } = caller;
  const alerts = await alertsOf(bot.house, guild, by.person);
  const shown = { caller, alerts, guild };
  const tell = (what: Text) => say(language, what, () => '');
  const lines = [
    text(`bot:me.reminders.${caller.own.hours.reminders}`),
    ...lobbiesLine(shown),
    nextLine(shown),
    followedLine(shown),
  ];
  const content = [
    ...first,
    tell(text('bot:alert.title')),
    ...lines.map((line) => `- ${tell(line)}`),
    `-# ${tell(text('bot:alert.about'))}`,
  ].join('\n');
  return { content, rows: rowsOf(shown) };
}

function lobbiesLine({ caller, alerts, guild }: Shown): readonly Text[] {
  if (guild === '') return [];
  const { bot, language } = caller;
  const games = bot.house.games.filter(({ id }) => alerts.lobbies.includes(id));
  if (games.length === 0) return [text('bot:alert.noLobbies')];
  return [text('bot:alert.lobbies', { games: games.map((game) => gameName(game, language)) })];
}

function nextLine({ caller }: Shown): Text {
  return text(caller.own.nextAlert ? 'bot:alert.tellsNext' : 'bot:alert.noNext');
}

/** Names the games that a person follows, each as a link to its channel. */
function followedLine({ caller, alerts }: Shown): Text {
  const { bot, language } = caller;
  if (alerts.followed.length === 0) return text('bot:alert.noFollowed');
  const games = alerts.followed.map(({ game, guild, channel }) => {
    const called = gameName(gameOf(bot.house, game) ?? { id: game }, language);
    return `[${called}](${link(guild, channel)})`;
  });
  return text('bot:alert.followed', { games });
}

function rowsOf(shown: Shown): readonly Row[] {
  const { caller, guild } = shown;
  const { own, language } = caller;
  const next = namedButton(language, own.nextAlert ? 'noNextTurn' : 'nextTurn', [
    'my-next',
    0,
    !own.nextAlert,
    guild,
  ]);
  const back = namedButton(language, 'back', ['my-page', 0, 'settings', guild]);
  return [remindersMenu(shown), ...(guild === '' ? [] : [lobbiesMenu(shown)]), ...buttonRows([next, back])];
}

function remindersMenu({ caller, guild }: Shown): Row {
  const { own, language } = caller;
  const options = REMINDER_WAYS.map((way) => ({
    label: say(language, text(`bot:me.reminders.${way}`), () => ''),
    value: way,
    chosen: own.hours.reminders === way,
  }));
  const placeholder = say(language, text('bot:me.pickReminders'), () => '');
  return menuRow({ id: ['my-remind', 0, guild], placeholder, options });
}

/** Menu of all games, of which none or some are chosen. */
function lobbiesMenu({ caller, alerts, guild }: Shown): Row {
  const { bot, language } = caller;
  const options = bot.house.games.map((game) => ({
    label: gameName(game, language),
    value: game.id,
    chosen: alerts.lobbies.includes(game.id),
  }));
  const placeholder = say(language, text('bot:alert.pickLobbies'), () => '');
  return menuRow({ id: ['my-lobbies', 0, guild], placeholder, options, min: 0, max: options.length });
}
