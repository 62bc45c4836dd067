import { REPEATED, type Repeated } from '../../app/core/actor.ts';
import type { AppContext } from '../../app/core/context.ts';
import type { Table } from '../../app/core/table.ts';
import { getSetUps, listSetUps, type SetUp, writeSetUp } from '../../app/setups/setups.ts';
import { type Refusal, refused } from '../../engine/refusal.ts';
import { type Language, text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import { escapeName } from '../core/names.ts';
import type { File, Payload } from '../core/payload.ts';
import { createRefusalMessage } from '../core/refusals.ts';

/** Maximum number of set-ups that are named; the others are only counted. */
const MAX_NAMED_SETUPS = 20;

/** Lists the set-ups saved on the table's server, with a file of all of them. */
export async function createSetUpsMessage(
  ctx: AppContext,
  table: Table,
  language: Language,
): Promise<Payload> {
  const saved = await listSetUps(ctx, table);
  const file = createSetUpsFile(table, saved, language);
  if (refused(file)) return createRefusalMessage(file, language);
  const lines =
    saved.length > 0
      ? formatSetUpList(saved, language)
      : [translate(language, text('bot:setups.empty'), hideNames)];
  if (file === null) return { content: lines.join('\n') };
  return {
    content: [...lines, translate(language, text('bot:setups.file'), hideNames)].join('\n'),
    files: [file],
  };
}

function formatSetUpList(saved: readonly SetUp[], language: Language): readonly string[] {
  const left = saved.length - MAX_NAMED_SETUPS;
  return [
    translate(language, text('bot:setups.list'), hideNames),
    ...saved
      .slice(0, MAX_NAMED_SETUPS)
      .map(({ name }) => translate(language, text('bot:setups.line', { name: escapeName(name) }), hideNames)),
    ...(left > 0 ? [translate(language, text('bot:setups.more', { count: left }), hideNames)] : []),
  ];
}

/** Creates a file with all set-ups as games, the table's current position first; null if there are none. */
function createSetUpsFile(table: Table, saved: readonly SetUp[], language: Language): File | Refusal | null {
  const setUps = getSetUps(table);
  if (refused(setUps)) return setUps;
  const now = table.record.phase === 'lobby' ? null : writeSetUp(table);
  const name = translate(language, text('bot:setups.now'), hideNames);
  const games = [
    ...(now === null || refused(now) ? [] : [setUps.ppn(name, now)]),
    ...saved.map((one) => setUps.ppn(one.name, one.text)),
  ];
  return games.length === 0 ? null : { name: 'setups.ppn', content: Buffer.from(games.join('\n')) };
}

/** Confirms that a set-up was saved or deleted, or gives the reason for a refusal. */
export function createSetUpChangeMessage(
  what: 'saved' | 'dropped',
  outcome: SetUp | Refusal | Repeated,
  language: Language,
): Payload {
  if (outcome === REPEATED) return { content: translate(language, text('bot:panel.done'), hideNames) };
  if (refused(outcome)) return createRefusalMessage(outcome, language, hideNames);
  return {
    content: translate(language, text(`bot:setups.${what}`, { name: escapeName(outcome.name) }), hideNames),
  };
}

function hideNames(): string {
  return '';
}
