import type { Table } from '../../app/core/table.ts';
import { type Asked, type Choice, needed, tally } from '../../app/turns/votes.ts';
import { type Language, text } from '../../engine/text.ts';
import { say } from '../../i18n/say.ts';
import { namesAt } from '../core/names.ts';
import type { Row } from '../core/payload.ts';
import { button, buttonRows } from '../core/rows.ts';

/** Asks the voters, whom it mentions, what becomes of the turn, and says how many votes decide. */
export function decideLine(
  table: Table,
  { request, voters }: Asked,
  language = table.record.language,
): string {
  const args = {
    late: { seat: request.seat },
    count: needed(voters),
    who: voters.map((person) => `<@${person}>`),
  };
  return say(language, text('bot:late.decides', args), namesAt(table));
}

/** What they can choose, with how many have by now. */
export function choiceRows(
  { record }: Table,
  { request, votes, voters, choices }: Asked,
  language = record.language,
): readonly Row[] {
  const counts = tally(votes, voters);
  const { seat, openedAt } = request;
  return buttonRows(
    choices.map((choice) =>
      button(label(language, choice, counts[choice]), ['vote', record.id, seat, openedAt, choice]),
    ),
  );
}

function label(language: Language, choice: Choice, votes: number): string {
  const what = text(`bot:late.${choice}`);
  return say(language, votes === 0 ? what : text('bot:late.counted', { what, votes }), () => '');
}
