import type { House } from '../../app/core/context.ts';
import { newestMessage } from '../../app/core/find-tables.ts';
import { deadline } from '../../app/core/pace.ts';
import { leftAt } from '../../app/core/seats.ts';
import { personAt, type Table } from '../../app/core/table.ts';
import type { Reminder } from '../../app/publishing/reminders.ts';
import { type Awaited, claimOf } from '../../app/turns/deadlines.ts';
import type { Question } from '../../app/turns/questions.ts';
import { firstAsked } from '../../app/turns/votes.ts';
import { type Language, type Text, text } from '../../engine/text.ts';
import { say } from '../../i18n/say.ts';
import { languageOf } from '../core/language.ts';
import { gameName, namesAt, safe } from '../core/names.ts';
import type { Payload, Row } from '../core/payload.ts';
import { link } from '../core/rest/channel.ts';
import { buttonRows, namedButton } from '../core/rows.ts';
import { since, until } from '../text/moments.ts';
import { askingLine, askingRows } from './asking.ts';
import { choiceRows, decideLine } from './question.ts';
import { ownSeatButtons } from './seat-buttons.ts';

/** Returns what a reminder asks those who are not to move: by direct message with the game, in the channel with a mention. */
export function questionLines(reminder: Reminder, language: Language): readonly string[] {
  const { table, questions, post } = reminder;
  return questions.map((question) => {
    const line = questionLine(reminder, question, language);
    if (post.person !== null) return `**${gameName(table.game, language)}**: ${line}`;
    return question.about === 'undo' ? line : `<@${question.person}>: ${line}`;
  });
}

function questionLine({ table }: Reminder, question: Question, language: Language): string {
  if (question.about === 'undo') return askingLine(table, question.asking, language);
  if (question.about === 'vote') return decideLine(table, question.asked, language);
  const host = table.sitters.find((one) => one.kind === 'person' && one.person === table.record.host);
  const what =
    question.about === 'invited'
      ? text('bot:reminder.invited', { name: safe(host?.name ?? '') })
      : text(question.about === 'lost' ? 'bot:reminder.lost' : 'bot:reminder.pausedNow');
  return say(language, what, namesAt(table));
}

/** Returns the answers to what a direct message asks; in the channel they stand on the board or the card. */
export function questionRows({ table, questions, post }: Reminder, language: Language): readonly Row[] {
  const [question] = questions;
  if (question === undefined || post.person === null) return [];
  const { id } = table.record;
  if (question.about === 'undo') return askingRows(table, language);
  if (question.about === 'vote') return choiceRows(table, question.asked, language);
  if (question.about === 'lost') return buttonRows(ownSeatButtons(table, question.person, language));
  if (question.about === 'paused') return [];
  return buttonRows([
    namedButton(language, 'join', ['join', id], 'primary'),
    namedButton(language, 'decline', ['not-coming', id]),
  ]);
}

/**
 * Reminds people of their turn: since when and until when. In the channel it speaks what the table does and names all whom
 * it waits for; by direct message it speaks what the person does, and leads to the table.
 */
export async function reminderMessage(house: House, reminder: Reminder): Promise<Payload> {
  const { table, named, pings, post } = reminder;
  const { guild, channel, id } = table.record;
  const language = readerLanguage(reminder);
  const url = link(guild, channel, await newestMessage(house, id));
  const left = await leftAt(house.store, id);
  const lines = named.flatMap((one) =>
    left.includes(one.seat) ? leftLine(table, one, language) : turnLines(house, reminder, one, language),
  );
  const asked = post.person === null ? await firstAsked(house.store, table, house.now()) : null;
  const question = asked ? [decideLine(table, asked)] : [];
  const zone = reminder.asksZone ? [say(language, text('bot:reminder.zone'), () => '')] : [];
  const leads = table.record.phase === 'lobby' ? 'bot:reminder.lobby' : 'bot:more.link';
  const way = say(language, text(leads, { link: url }), () => '');
  const asks = questionLines(reminder, language);
  const content = [...lines, ...nudgeLines(reminder, language), ...question, ...asks, way, ...zone];
  const isHere = (person: string) => !left.some((seat) => personAt(table, seat) === person);
  const rows = reminderRows(house, reminder, language);
  return {
    content: content.join('\n'),
    rows: [...rows, ...(asked ? choiceRows(table, asked) : []), ...questionRows(reminder, language)],
    pings: pings.filter(isHere),
    aloud: post.person !== null,
  };
}

/** The language that the person chose, else that of their Discord; of a message for all that of the table. */
function readerLanguage({ table, named, post, locale }: Reminder): Language {
  const own = post.person === null ? null : named.find(({ person }) => person === post.person)?.own.language;
  return own ?? (locale === null ? table.record.language : languageOf(locale));
}

function turnLines(
  house: House,
  { table, post, nudges }: Reminder,
  one: Awaited,
  language: Language,
): readonly string[] {
  const begins = one.reminded === 0 && nudges.length === 0;
  const turn =
    post.person === null ? turnHere(one, begins) : ownTurn(gameName(table.game, language), one, begins);
  return [say(language, turn, () => ''), ...clockLine(house, table.record.pace, one, language)];
}

/** Says in the channel whose turn it is: begun, or still. */
function turnHere({ person, since: came }: Awaited, begins: boolean): Text {
  const who = `<@${person}>`;
  return begins
    ? text('bot:reminder.turnBegun', { who })
    : text('bot:reminder.turn', { who, since: since(came) });
}

function ownTurn(game: string, { since: came }: Awaited, begins: boolean): Text {
  return begins
    ? text('bot:reminder.ownBegun', { game })
    : text('bot:reminder.own', { game, since: since(came) });
}

/** That they are not in the server: nobody who is would be called by it. */
function leftLine(table: Table, { seat }: Awaited, language: Language): readonly string[] {
  return [say(language, text('bot:reminder.left', { who: { seat } }), namesAt(table))];
}

/** Returns the line that says who nudged the players, and when. */
function nudgeLines({ table, nudges }: Reminder, language: Language): readonly string[] {
  return nudges.flatMap(({ by, at }) => {
    if (by === null) return [];
    return [say(language, text('bot:reminder.nudge', { by: { seat: by }, ago: since(at) }), namesAt(table))];
  });
}

/** Until when there is time, or that it is over; nothing without a clock. */
function clockLine(house: House, pace: number | null, one: Awaited, language: Language): readonly string[] {
  const end = deadline(pace, one, one.own);
  if (end === null) return [];
  const line =
    end <= house.now()
      ? text('bot:reminder.over', { ago: since(end) })
      : text('bot:reminder.until', { until: until(end), left: since(end) });
  return [say(language, line, () => '')];
}

/** Buttons of a reminder. The first opens the panel, and identifies the message as a reminder. */
function reminderRows(
  house: House,
  { table, named, post, asksZone }: Reminder,
  language: Language,
): readonly Row[] {
  const { id } = table.record;
  const claim = claimOf(table, named);
  const claims = post.person === null && claim !== null && claim.at <= house.now();
  const plays = table.record.phase === 'playing' && (named.length > 0 || post.person === null);
  return buttonRows([
    ...(plays ? [namedButton(language, 'play', ['turn', id], 'primary')] : []),
    ...(claims ? [namedButton(language, 'claim', ['claim', id])] : []),
    ...(asksZone ? [namedButton(language, 'setZone', ['my-zone', 0])] : []),
  ]);
}
