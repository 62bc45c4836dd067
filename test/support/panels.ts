import { type Table, viewOf } from '../../src/app/core/table.ts';
import { questionMessage } from '../../src/discord/board/panel.ts';
import type { Asked, Bot, Seated } from '../../src/discord/core/context.ts';
import { path as pathField } from '../../src/discord/core/fields.ts';
import { partsOf } from '../../src/discord/core/ids.ts';
import type { Payload, Row } from '../../src/discord/core/payload.ts';
import { type Chance, pickOne } from '../../src/engine/chance.ts';
import type { Game, Kinds, Seat } from '../../src/engine/game.ts';
import { defaults, type Options } from '../../src/engine/options.ts';
import type { Path } from '../../src/engine/question.ts';
import { refused } from '../../src/engine/refusal.ts';
import type { Language } from '../../src/engine/text.ts';
import { openQuestion, walk } from '../../src/engine/walk.ts';
import { USUAL_HOURS } from '../../src/store/hours.ts';
import { USUAL_LOOK } from '../../src/store/people.ts';

/** A table in the middle of a match, at which people sit; its number and version are long ones. */
export function tableAt<K extends Kinds>(
  game: Game<K>,
  state: K['state'],
  seats: number,
  options: Options = {},
): Table {
  const record: Table['record'] = {
    ...{ id: 987_654_321, guild: '1', channel: '2', host: 'p0', game: game.id, rules: game.rules },
    ...{ options: { ...defaults(game.options), ...options }, language: 'en', phase: 'playing' },
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
    ...{ pace: null, strict: false, hints: true, rated: true, declined: [], parent: null },
  };
  const sitters = Array.from({ length: seats }, (_, seat) => ({
    kind: 'person' as const,
    seat,
    person: `p${seat}`,
    name: NAMES[seat] ?? '',
  }));
  return { record, game: game as Game, sitters };
}

/** What people are called there: Discord names have at most 32 characters. */
export const NAMES: readonly string[] = [
  'Ann',
  'Bo',
  'W'.repeat(32),
  '_'.repeat(32),
  '김이박최정강조윤장임한오서신권황안송류전홍고문양손배조백허유남심',
  'Eve',
];

/** Somebody who sits at such a table, in their language. */
export function seatedAt(bot: Bot, table: Table, seat: Seat, language: Language = 'en'): Seated {
  const by = { interaction: '1', at: 0, person: `p${seat}`, name: NAMES[seat] ?? '', manages: false };
  const own = { look: USUAL_LOOK, hours: USUAL_HOURS, listed: true, nextAlert: false, challenges: true };
  return { bot, table, seat, language, own, by, asked: {} as Asked, arrived: 0, elsewhere: false };
}

/** What can be pressed on a panel: where it leads, and what it says. */
interface Answer {
  readonly path: Path;
  readonly label: string;
}

function answersOn(rows: readonly Row[]): readonly Answer[] {
  return rows.flatMap(({ components }) =>
    components.flatMap((one): readonly Answer[] => {
      const { name, fields = [] } = ('custom_id' in one && partsOf(one.custom_id)) || {};
      if (name !== 'answer' && name !== 'menu') return [];
      const path = pathField.read(fields[1] ?? '') ?? [];
      if ('options' in one) return one.options.map(({ label, value }) => ({ path: [...path, value], label }));
      return 'label' in one && one.label !== undefined ? [{ path, label: one.label }] : [];
    }),
  );
}

/** The panels that somebody goes through for one move, answering by chance and never going back. */
export async function panelsOfMove(
  bot: Bot,
  table: Table,
  seat: Seat,
  language: Language,
  chance: Chance,
): Promise<readonly Payload[]> {
  const visit = seatedAt(bot, table, seat, language);
  const panels: Payload[] = [];
  let path: Path = [];
  for (;;) {
    const way = walk(table.game, viewOf(table, seat), seat, path);
    if (refused(way)) throw new Error(`${path} is offered and refused`);
    if (openQuestion(way).kind === 'ready') return panels;
    const panel = await questionMessage(visit, way);
    panels.push(panel);
    const onwards = answersOn(panel.rows ?? []).filter((answer) => answer.path.length > way.path.length);
    path = pickOne(chance, onwards).path;
  }
}
