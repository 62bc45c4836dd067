import { REPEATED, type Repeated } from '../../app/core/actor.ts';
import type { House } from '../../app/core/context.ts';
import type { Table } from '../../app/core/table.ts';
import { type SetUp, setUpsAt, setUpsIn, tableAsSetUp } from '../../app/setups/setups.ts';
import { type Refusal, refused } from '../../engine/refusal.ts';
import { type Language, text } from '../../engine/text.ts';
import { say } from '../../i18n/say.ts';
import { safe } from '../core/names.ts';
import type { File, Payload } from '../core/payload.ts';
import { refusalMessage } from '../core/refusing.ts';

/** So many are named before the others are only counted. */
const NAMED = 20;

/** What is saved on the server of a table, with a file of it all. */
export async function setUpsMessage(house: House, table: Table, language: Language): Promise<Payload> {
  const saved = await setUpsAt(house, table);
  const file = fileOf(table, saved, language);
  if (refused(file)) return refusalMessage(file, language);
  const lines =
    saved.length > 0 ? listed(saved, language) : [say(language, text('bot:setups.empty'), noNames)];
  if (file === null) return { content: lines.join('\n') };
  return { content: [...lines, say(language, text('bot:setups.file'), noNames)].join('\n'), files: [file] };
}

function listed(saved: readonly SetUp[], language: Language): readonly string[] {
  const left = saved.length - NAMED;
  return [
    say(language, text('bot:setups.list'), noNames),
    ...saved
      .slice(0, NAMED)
      .map(({ name }) => say(language, text('bot:setups.line', { name: safe(name) }), noNames)),
    ...(left > 0 ? [say(language, text('bot:setups.more', { count: left }), noNames)] : []),
  ];
}

/** All as games of one file, the table as it lies first; null where there is nothing. */
function fileOf(table: Table, saved: readonly SetUp[], language: Language): File | Refusal | null {
  const setUps = setUpsIn(table);
  if (refused(setUps)) return setUps;
  const now = table.record.phase === 'lobby' ? null : tableAsSetUp(table);
  const name = say(language, text('bot:setups.now'), noNames);
  const games = [
    ...(now === null || refused(now) ? [] : [setUps.ppn(name, now)]),
    ...saved.map((one) => setUps.ppn(one.name, one.text)),
  ];
  return games.length === 0 ? null : { name: 'setups.ppn', content: Buffer.from(games.join('\n')) };
}

/** That a set-up was saved, or is no longer; or why not. */
export function keptMessage(
  what: 'saved' | 'dropped',
  outcome: SetUp | Refusal | Repeated,
  language: Language,
): Payload {
  if (outcome === REPEATED) return { content: say(language, text('bot:panel.done'), noNames) };
  if (refused(outcome)) return refusalMessage(outcome, language, noNames);
  return { content: say(language, text(`bot:setups.${what}`, { name: safe(outcome.name) }), noNames) };
}

function noNames(): string {
  return '';
}
