import type { Table } from '../../app/core/table.ts';
import {
  countNeededVotes,
  type TimeoutVote,
  tallyVotes,
  type VoteChoice,
} from '../../app/turns/timeout-votes.ts';
import { type Language, text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import { getSafeNames } from '../core/names.ts';
import type { Row } from '../core/payload.ts';
import { createButton, createButtonRows } from '../core/rows.ts';

/** Returns the question to the voters about the timed-out turn, with mentions and the number of votes needed. */
export function formatVoteQuestion(
  table: Table,
  { request, voters }: TimeoutVote,
  language = table.record.language,
): string {
  const args = {
    late: { seat: request.seat },
    count: countNeededVotes(voters),
    who: voters.map((person) => `<@${person}>`),
  };
  return translate(language, text('bot:late.decides', args), getSafeNames(table));
}

/** Returns the buttons of the choices, with their current number of votes. */
export function createVoteRows(
  { record }: Table,
  { request, votes, voters, choices }: TimeoutVote,
  language = record.language,
): readonly Row[] {
  const counts = tallyVotes(votes, voters);
  const { seat, openedAt } = request;
  return createButtonRows(
    choices.map((choice) =>
      createButton(formatChoiceLabel(language, choice, counts[choice]), [
        'vote',
        record.id,
        seat,
        openedAt,
        choice,
      ]),
    ),
  );
}

function formatChoiceLabel(language: Language, choice: VoteChoice, votes: number): string {
  const what = text(`bot:late.${choice}`);
  return translate(language, votes === 0 ? what : text('bot:late.counted', { what, votes }), () => '');
}
