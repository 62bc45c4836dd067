import { isPlayable, type Table } from '../../app/core/table.ts';
import { type Language, text } from '../../engine/text.ts';
import { say } from '../../i18n/say.ts';
import type { Visit } from '../core/context.ts';
import { gameName } from '../core/names.ts';
import type { Payload } from '../core/payload.ts';
import { type Button, buttonRows, namedButton } from '../core/rows.ts';
import { privatePicture } from '../pictures/picture.ts';
import { seatsToAct, stateOf, statusLine } from '../text/status.ts';
import { absentMessage } from './panel.ts';
import { newsFor } from './recap-news.ts';

/** What has happened at a table that has started, for one person: since they decided something last, or else lately. */
export async function recapMessage(visit: Visit): Promise<Payload> {
  const { table, language } = visit;
  if (!isPlayable(table)) return absentMessage(table, language);
  const { lines, traces, buttons } = await newsFor(visit);
  const content = [
    `**${gameName(table.game, language)}**`,
    ...(lines.length > 0 ? lines : [quiet(table, language)]),
    ...statusLine(table, language),
  ];
  const image = await privatePicture(visit, traces);
  const rows = buttonRows([...buttons, ...onward(visit)]);
  return { content: content.join('\n'), image, rows, about: stateOf(visit, true) };
}

function quiet({ record }: Table, language: Language): string {
  return say(language, text(`bot:recap.${record.played === 0 ? 'nothingYet' : 'nothing'}`), () => '');
}

/** On to the question, for whoever is asked one. */
function onward({ table, seat, language }: Visit): readonly Button[] {
  const { id, version } = table.record;
  if (seat === null || !seatsToAct(table).includes(seat)) return [];
  return [namedButton(language, 'play', ['play', id, version], 'primary')];
}
