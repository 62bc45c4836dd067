import type { Language } from '../../../engine/text.ts';
import { text } from '../../../engine/text.ts';
import type { Asked } from '../../../tables/late/asking.ts';
import { type Choice, needed, tally } from '../../../tables/late/voting.ts';
import type { Table } from '../../../tables/table.ts';
import { say } from '../../../words/say.ts';
import { namesAt } from '../../kit/names.ts';
import type { Row } from '../../kit/payload.ts';
import { button, buttonRows } from '../../kit/rows.ts';

/** Who decides what becomes of the turn, and how many of them have to agree. */
export function decideLine(table: Table, { request, voters }: Asked): string {
  const who = table.sitters.filter((one) => one.kind === 'person' && voters.includes(one.person));
  const late = { seat: request.seat };
  const args = { late, count: needed(voters), who: who.map(({ seat }) => ({ seat })) };
  return say(table.record.language, text('bot:late.decides', args), namesAt(table));
}

/** What they can choose, with how many have by now. */
export function choiceRows({ record }: Table, { request, votes, voters, choices }: Asked): readonly Row[] {
  const counts = tally(votes, voters);
  const { seat, openedAt } = request;
  return buttonRows(
    choices.map((choice) =>
      button(label(record.language, choice, counts[choice]), ['vote', record.id, seat, openedAt, choice]),
    ),
  );
}

function label(language: Language, choice: Choice, votes: number): string {
  const what = text(`bot:late.${choice}`);
  return say(language, votes === 0 ? what : text('bot:late.counted', { what, votes }), () => '');
}
