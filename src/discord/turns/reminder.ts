import type { AppContext } from '../../app/core/context.ts';
import { getDeadline } from '../../app/core/pace.ts';
import { getLeftSeats } from '../../app/core/seats.ts';
import { findPerson, type Table } from '../../app/core/table.ts';
import type { Reminder } from '../../app/publishing/reminders.ts';
import { type AwaitedPlayer, findClaim } from '../../app/turns/deadlines.ts';
import type { Question } from '../../app/turns/questions.ts';
import { loadShownVote } from '../../app/turns/timeout-votes.ts';
import { type Language, type Text, text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import { parseLocale } from '../core/language.ts';
import { escapeName, getGameName, getSafeNames } from '../core/names.ts';
import type { Payload, Row } from '../core/payload.ts';
import { createButtonRows, createNamedButton } from '../core/rows.ts';
import { findTableLink } from '../core/table-link.ts';
import { formatDateTime, formatRelativeTime } from '../text/timestamps.ts';
import { createOwnSeatButtons } from './seat-buttons.ts';
import { createUndoAnswerRows, formatUndoQuestion } from './undo-question.ts';
import { createVoteRows, formatVoteQuestion } from './vote-question.ts';

/** Returns the questions for players who are not due: in a direct message with the game's name, in the channel with a mention. */
export function formatQuestionLines(reminder: Reminder, language: Language): readonly string[] {
  const { table, questions, post } = reminder;
  return questions.map((question) => {
    const line = formatQuestionLine(reminder, question, language);
    if (post.person !== null) return `**${getGameName(table.game, language)}**: ${line}`;
    return question.about === 'undo' ? line : `<@${question.person}>: ${line}`;
  });
}

function formatQuestionLine({ table }: Reminder, question: Question, language: Language): string {
  if (question.about === 'undo') return formatUndoQuestion(table, question.undo, language);
  if (question.about === 'vote') return formatVoteQuestion(table, question.vote, language);
  const host = table.seats.find((one) => one.kind === 'person' && one.person === table.record.host);
  const what =
    question.about === 'invited'
      ? text('bot:reminder.invited', { name: escapeName(host?.name ?? '') })
      : text(question.about === 'lost' ? 'bot:reminder.lost' : 'bot:reminder.pausedNow');
  return translate(language, what, getSafeNames(table));
}

/** Returns the answer buttons for a question in a direct message; in the channel they are on the board or the card. */
export function createQuestionRows({ table, questions, post }: Reminder, language: Language): readonly Row[] {
  const [question] = questions;
  if (question === undefined || post.person === null) return [];
  const { id } = table.record;
  if (question.about === 'undo') return createUndoAnswerRows(table, language);
  if (question.about === 'vote') return createVoteRows(table, question.vote, language);
  if (question.about === 'lost')
    return createButtonRows(createOwnSeatButtons(table, question.person, language));
  if (question.about === 'paused') return [];
  return createButtonRows([
    createNamedButton(language, 'join', ['join', id], 'primary'),
    createNamedButton(language, 'decline', ['not-coming', id]),
  ]);
}

/**
 * Creates a reminder of players' turns, with start and deadline. In the channel it uses the table's language and names all players it waits
 * for; a direct message uses the player's language and links to the table.
 */
export async function createReminderMessage(ctx: AppContext, reminder: Reminder): Promise<Payload> {
  const { table, named, pings, post } = reminder;
  const { id } = table.record;
  const language = getReaderLanguage(reminder);
  const url = await findTableLink(ctx, table, post.person);
  const left = await getLeftSeats(ctx.store, id);
  const lines = named.flatMap((one) =>
    left.includes(one.seat)
      ? formatLeftLine(table, one, language)
      : formatTurnLines(ctx, reminder, one, language),
  );
  const vote = post.person === null ? await loadShownVote(ctx.store, table, ctx.now()) : null;
  const question = vote ? [formatVoteQuestion(table, vote)] : [];
  const zone = reminder.asksZone ? [translate(language, text('bot:reminder.zone'), () => '')] : [];
  const leads = table.record.phase === 'lobby' ? 'bot:reminder.lobby' : 'bot:more.link';
  const way = translate(language, text(leads, { link: url }), () => '');
  const asks = formatQuestionLines(reminder, language);
  const content = [...lines, ...formatNudgeLines(reminder, language), ...question, ...asks, way, ...zone];
  const isHere = (person: string) => !left.some((seat) => findPerson(table, seat) === person);
  const rows = createReminderRows(ctx, reminder, language);
  return {
    content: content.join('\n'),
    rows: [...rows, ...(vote ? createVoteRows(table, vote) : []), ...createQuestionRows(reminder, language)],
    pings: pings.filter(isHere),
    aloud: post.person !== null,
  };
}

/** Returns the language that the player chose, else that of their Discord client; in the channel that of the table. */
function getReaderLanguage({ table, named, post, locale }: Reminder): Language {
  const own =
    post.person === null ? null : named.find(({ person }) => person === post.person)?.timeSettings.language;
  return own ?? (locale === null ? table.record.language : parseLocale(locale));
}

function formatTurnLines(
  ctx: AppContext,
  { table, post, nudges }: Reminder,
  one: AwaitedPlayer,
  language: Language,
): readonly string[] {
  const begins = one.reminded === 0 && nudges.length === 0;
  const turn =
    post.person === null
      ? describeTurn(one, begins)
      : describeOwnTurn(getGameName(table.game, language), one, begins);
  return [translate(language, turn, () => ''), ...formatDeadlineLine(ctx, table.record.pace, one, language)];
}

/** Describes in the channel whose turn it is: begun, or still. */
function describeTurn({ person, since: came }: AwaitedPlayer, begins: boolean): Text {
  const who = `<@${person}>`;
  return begins
    ? text('bot:reminder.turnBegun', { who })
    : text('bot:reminder.turn', { who, since: formatRelativeTime(came) });
}

function describeOwnTurn(game: string, { since: came }: AwaitedPlayer, begins: boolean): Text {
  return begins
    ? text('bot:reminder.ownBegun', { game })
    : text('bot:reminder.own', { game, since: formatRelativeTime(came) });
}

/** Returns a line saying that the player is not in the server; a mention would not reach them. */
function formatLeftLine(table: Table, { seat }: AwaitedPlayer, language: Language): readonly string[] {
  return [translate(language, text('bot:reminder.left', { who: { seat } }), getSafeNames(table))];
}

/** Returns the line that says who nudged the players, and when. */
function formatNudgeLines({ table, nudges }: Reminder, language: Language): readonly string[] {
  return nudges.flatMap(({ by, at }) => {
    if (by === null) return [];
    return [
      translate(
        language,
        text('bot:reminder.nudge', { by: { seat: by }, ago: formatRelativeTime(at) }),
        getSafeNames(table),
      ),
    ];
  });
}

/** Returns the deadline, or that it has passed; nothing without a time limit. */
function formatDeadlineLine(
  ctx: AppContext,
  pace: number | null,
  one: AwaitedPlayer,
  language: Language,
): readonly string[] {
  const end = getDeadline(pace, one, one.timeSettings);
  if (end === null) return [];
  const line =
    end <= ctx.now()
      ? text('bot:reminder.over', { ago: formatRelativeTime(end) })
      : text('bot:reminder.until', { until: formatDateTime(end), left: formatRelativeTime(end) });
  return [translate(language, line, () => '')];
}

/** Buttons of a reminder. The first opens the panel, and identifies the message as a reminder. */
function createReminderRows(
  ctx: AppContext,
  { table, named, post, asksZone }: Reminder,
  language: Language,
): readonly Row[] {
  const { id } = table.record;
  const claim = findClaim(table, named);
  const claims = post.person === null && claim !== null && claim.at <= ctx.now();
  const plays = table.record.phase === 'playing' && (named.length > 0 || post.person === null);
  return createButtonRows([
    ...(plays ? [createNamedButton(language, 'play', ['turn', id], 'primary')] : []),
    ...(claims ? [createNamedButton(language, 'claim', ['claim', id])] : []),
    ...(asksZone ? [createNamedButton(language, 'setZone', ['my-zone', 0])] : []),
  ]);
}
