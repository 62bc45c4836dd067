import { isPlayable, type Table } from '../../app/core/table.ts';
import { buildMatchRecord, type EndedMatch, loadFullLog } from '../../app/replay/record.ts';
import { createRecordedChance } from '../../engine/chance.ts';
import { formatYaml } from '../../engine/format-yaml.ts';
import type { Game } from '../../engine/game.ts';
import type { Ppn } from '../../engine/game-parts.ts';
import { getGameText } from '../../engine/game-text.ts';
import { advance, start } from '../../engine/kernel.ts';
import type { MatchRecord } from '../../engine/record.ts';
import { refused } from '../../engine/refusal.ts';
import { type Language, text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import type { InteractionContext } from '../core/context.ts';
import { getGameName, getPlainNames, getSafeNames } from '../core/names.ts';
import type { File, Payload } from '../core/payload.ts';
import { formatCreditLines } from '../text/credit.ts';
import { formatEvents } from '../text/log-lines.ts';
import { formatDateTime, formatZonedDate, formatZonedDateTime } from '../text/timestamps.ts';

/** Exports a finished match as files: its JSON record and, if the game has a notation, its PPN, in the reader's language and time zone. */
export async function createExportMessage(
  { bot, language, settings }: Pick<InteractionContext, 'bot' | 'language' | 'settings'>,
  table: Table,
): Promise<Payload> {
  const record = buildMatchRecord(table, await loadFullLog(bot.app, table));
  const { game } = table;
  const ppn = formatPpn(record, game, language, settings.hours.zone);
  const done = isPlayable(table) ? 'done' : 'absent';
  const lines = [
    translateExportText(table, language, done),
    ...(ppn === null ? [] : [translateExportText(table, language, 'ppn')]),
    ...formatCreditLines(game, language),
  ];
  const name = `${game.id}-${table.record.id}`;
  const files: File[] = [
    { name: `${name}.json`, content: Buffer.from(`${JSON.stringify(record, null, 1)}\n`) },
    ...(ppn === null ? [] : [{ name: `${name}.ppn`, content: Buffer.from(ppn) }]),
  ];
  return { content: lines.join('\n'), files };
}

/** Formats a finished match as a one-line suggestion, with its end in the reader's time zone. */
export function formatExportSuggestion(match: EndedMatch, language: Language, zone: string | null): string {
  return translateExportText(match, language, 'offer', formatZonedDateTime(match.record.endedAt ?? 0, zone));
}

function translateExportText(
  { record, seats }: EndedMatch,
  language: Language,
  key: 'done' | 'absent' | 'ppn' | 'offer',
  when = formatDateTime(record.endedAt ?? 0),
): string {
  const names = (key === 'offer' ? getPlainNames : getSafeNames)({ record, seats });
  const args = {
    game: getGameName({ id: record.game }, language),
    when,
    who: seats.map(({ seat }) => ({ seat })),
  };
  return translate(language, text(`bot:export.${key}`, args), names);
}

/**
 * Formats the match in Portable Piecepack Notation, or null if the game has no piecepack form. Metadata values are JSON, which is valid
 * YAML; every move has its own number and a comment. The date is in the reader's zone.
 */
export function formatPpn(
  record: MatchRecord,
  game: Game,
  language: Language,
  zone: string | null,
): string | null {
  const { ppn } = game;
  if (!ppn) return null;
  const first = start(game, record.players.length, record.options, createRecordedChance(record.opening));
  if (refused(first)) throw new Error(`The record of a match cannot start: ${first.reason.key}`);
  const { state } = first.match;
  const head = { ...createMetadata(record, game, language, zone), ...ppn.head(state) };
  const setUp = ppn.opening(state).map((line, at) => `setup${at === 0 ? '' : at + 1}. ${line}`);
  return [
    '---',
    ...Object.entries(head).map(([key, value]) => `${key}: ${formatYaml(value)}`),
    '...',
    ...setUp,
    ...formatPpnMoves(record, game, ppn, first.match, language),
    '',
  ].join('\n');
}

function createMetadata(
  { players, ended, standings }: MatchRecord,
  game: Game,
  language: Language,
  zone: string | null,
) {
  const first = game.table === 'match' ? standings.filter(({ place }) => place === 1) : [];
  const winners = first.map(({ seat }) => players[seat]?.name ?? '');
  const tell = (what: 'name' | 'credit') => translate(language, getGameText(game, what), () => '');
  return {
    Event: translate(language, text('bot:export.event', { game: tell('name') }), () => ''),
    Credit: tell('credit'),
    // PGN names the tag for a day in UTC so: https://www.saremba.de/chessgml/standards/pgn/pgn-complete.htm, 9.5.2.
    [zone === null ? 'UTCDate' : 'Date']: formatZonedDate(Date.parse(ended), zone).replaceAll('-', '.'),
    ...Object.fromEntries(players.map((player, seat) => [`Player${seat + 1}`, player.name])),
    ...(winners.length > 0 && { Result: winners.join(', ') }),
  };
}

function formatPpnMoves(
  record: MatchRecord,
  game: Game,
  ppn: Ppn<never>,
  first: Parameters<typeof advance>[0],
  language: Language,
): readonly string[] {
  let match = first;
  return record.moves.map(({ seat, move, luck }, at) => {
    const played = advance(match, seat, move, createRecordedChance(luck));
    if (refused(played)) throw new Error(`Move ${at + 1} of a record is refused: ${played.reason.key}`);
    const tokens = ppn.move(match.state as never, played.entry as never, played.match.state as never);
    match = played.match;
    const names = (who: number) => record.players[who]?.name ?? String(who + 1);
    const told = formatEvents(game, played.entry.events, null, 'later', language, names).join(' ');
    return [`${at + 1}.`, tokens, formatComment(told)].filter((part) => part !== '').join(' ');
  });
}

/** Formats a comment of the notation: spaces around the braces, and no braces or line breaks inside. */
function formatComment(told: string): string {
  const words = told
    .replaceAll(/[{}*_~`|\\]/g, '')
    .replaceAll(/\p{Cc}/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return words === '' ? '' : `{ ${words} }`;
}
