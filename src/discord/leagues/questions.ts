import type { LateMatch } from '../../app/leagues/award.ts';
import type { League, LeaguePerson } from '../../app/leagues/league.ts';
import { type Language, text } from '../../engine/text.ts';
import { escapeName } from '../core/names.ts';
import type { Payload } from '../core/payload.ts';
import { createButtonRows } from '../core/rows.ts';
import { createLeagueButton, translateWithoutSeats } from './league-text.ts';

/** Asks once more before somebody leaves a league that runs. */
export function createLeaveQuestion({ record }: League, language: Language): Payload {
  return {
    content: translateWithoutSeats(language, text('bot:league.asked.leave')),
    rows: createButtonRows([
      createLeagueButton(language, 'sureLeave', ['league-leave-sure', 0, record.id], 'danger'),
    ]),
  };
}

/** Asks once more before a league is closed. */
export function createCloseQuestion({ record }: League, language: Language): Payload {
  return {
    content: translateWithoutSeats(language, text('bot:league.asked.close')),
    rows: createButtonRows([
      createLeagueButton(language, 'sureClose', ['league-close-sure', 0, record.id], 'danger'),
    ]),
  };
}

/** Asks once more before somebody is taken out. */
export function createRemoveQuestion({ record }: League, one: LeaguePerson, language: Language): Payload {
  return {
    content: translateWithoutSeats(language, text('bot:league.asked.out', { name: escapeName(one.name) })),
    rows: createButtonRows([
      createLeagueButton(language, 'sureOut', ['league-out-sure', 0, record.id, one.number], 'danger'),
    ]),
  };
}

/** Asks once more before a match is ended against who is late. */
export function createAwardQuestion({ record }: League, one: LateMatch, language: Language): Payload {
  const [late, other] = [escapeName(one.late.name), escapeName(one.other.name)];
  return {
    content: translateWithoutSeats(language, text('bot:league.asked.award', { late, other })),
    rows: createButtonRows([
      createLeagueButton(language, 'sureAward', ['league-award', 0, record.id, one.match.id], 'danger'),
    ]),
  };
}
