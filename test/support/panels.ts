import { getTableView, type Table } from '../../src/app/core/table.ts';
import { createQuestionMessage } from '../../src/discord/board/panel.ts';
import type { BotContext, BotInteraction, SeatedContext } from '../../src/discord/core/context.ts';
import { parseCustomId } from '../../src/discord/core/custom-ids.ts';
import { path as pathField } from '../../src/discord/core/fields.ts';
import type { Payload, Row } from '../../src/discord/core/payload.ts';
import { type Chance, pickOne } from '../../src/engine/chance.ts';
import type { Game, Kinds, Seat } from '../../src/engine/game.ts';
import { getDefaultOptions, type Options } from '../../src/engine/options.ts';
import type { Path } from '../../src/engine/question.ts';
import { refused } from '../../src/engine/refusal.ts';
import type { Language } from '../../src/engine/text.ts';
import { getOpenQuestion, walk } from '../../src/engine/walk.ts';
import { DEFAULT_DISPLAY_SETTINGS, DEFAULT_TIME_SETTINGS } from '../../src/store/user-settings.ts';

/** Creates a table in the middle of a match with people; its id and version are long numbers. */
export function createTable<K extends Kinds>(
  game: Game<K>,
  state: K['state'],
  seats: number,
  options: Options = {},
): Table {
  const record: Table['record'] = {
    ...{ id: 987_654_321, guild: '1', channel: '2', host: 'p0', game: game.id, rules: game.rules },
    ...{ options: { ...getDefaultOptions(game.options), ...options }, language: 'en', phase: 'playing' },
    ...{
      version: 98_765,
      played: 98_764,
      drawn: 0,
      revision: 0,
      theme: null,
      state,
      standings: null,
      secret: null,
    },
    ...{ openedAt: 0, startedAt: 0, endedAt: null, sleptAt: null, goneAt: null },
    ...{ pace: null, strict: false, hints: true, rated: true, declined: [], code: null, parent: null },
  };
  const occupants = Array.from({ length: seats }, (_, seat) => ({
    kind: 'person' as const,
    seat,
    person: `p${seat}`,
    name: PLAYER_NAMES[seat] ?? '',
  }));
  return { record, game: game as Game, seats: occupants };
}

/** Names of the people there; Discord names have at most 32 characters. */
export const PLAYER_NAMES: readonly string[] = [
  'Ann',
  'Bo',
  'W'.repeat(32),
  '_'.repeat(32),
  '김이박최정강조윤장임한오서신권황안송류전홍고문양손배조백허유남심',
  'Eve',
];

/** Creates the context of a person at such a table, in their language. */
export function createSeatedContext(
  bot: BotContext,
  table: Table,
  seat: Seat,
  language: Language = 'en',
): SeatedContext {
  const by = { interaction: '1', at: 0, person: `p${seat}`, name: PLAYER_NAMES[seat] ?? '', manages: false };
  const settings = {
    look: DEFAULT_DISPLAY_SETTINGS,
    hours: DEFAULT_TIME_SETTINGS,
    listed: true,
    nextAlert: false,
    puzzleGuild: null,
    challenges: true,
  };
  return {
    bot,
    table,
    seat,
    language,
    settings,
    by,
    interaction: {} as BotInteraction,
    arrived: 0,
    elsewhere: false,
  };
}

/** An answer on a panel: its path and label. */
interface PanelAnswer {
  readonly path: Path;
  readonly label: string;
}

function listAnswers(rows: readonly Row[]): readonly PanelAnswer[] {
  return rows.flatMap(({ components }) =>
    components.flatMap((one): readonly PanelAnswer[] => {
      const { name, fields = [] } = ('custom_id' in one && parseCustomId(one.custom_id)) || {};
      if (name !== 'answer' && name !== 'menu') return [];
      const path = pathField.read(fields[1] ?? '') ?? [];
      if ('options' in one) return one.options.map(({ label, value }) => ({ path: [...path, value], label }));
      return 'label' in one && one.label !== undefined ? [{ path, label: one.label }] : [];
    }),
  );
}

/** Collects the panels of one move, answering at random and never going back. */
export async function collectPanels(
  bot: BotContext,
  table: Table,
  seat: Seat,
  language: Language,
  chance: Chance,
): Promise<readonly Payload[]> {
  const ctx = createSeatedContext(bot, table, seat, language);
  const panels: Payload[] = [];
  let path: Path = [];
  for (;;) {
    const way = walk(table.game, getTableView(table, seat), seat, path);
    if (refused(way)) throw new Error(`${path} is offered and refused`);
    if (getOpenQuestion(way).kind === 'ready') return panels;
    const panel = await createQuestionMessage(ctx, way);
    panels.push(panel);
    const onwards = listAnswers(panel.rows ?? []).filter((answer) => answer.path.length > way.path.length);
    path = pickOne(chance, onwards).path;
  }
}
