import { isPlayable, type Table } from '../../../app/core/table.ts';
import { type Language, text } from '../../../engine/text.ts';
import { say } from '../../../words/say.ts';
import type { Visit } from '../../kit/bot.ts';
import { gameName } from '../../kit/names.ts';
import type { Payload } from '../../kit/payload.ts';
import { type Button, buttonRows, namedButton } from '../../kit/rows.ts';
import { absentMessage } from '../absent.ts';
import { privatePicture } from '../picture.ts';
import { seatsToAct, stateOf, statusLine } from '../status.ts';
import { newsFor } from './news.ts';

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
