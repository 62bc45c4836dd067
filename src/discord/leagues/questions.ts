import type { LateMatch } from '../../app/leagues/award.ts';
import type { League, LeaguePerson } from '../../app/leagues/league.ts';
import { type Language, text } from '../../engine/text.ts';
import { escapeName } from '../core/names.ts';
import type { Payload } from '../core/payload.ts';
import { createButtonRows } from '../core/rows.ts';
import { createLeagueButton, translateWithoutSeats } from './league-text.ts';

/** Asks a player for confirmation before leaving a running league. */
export function createLeaveQuestion({ record }: League, language: Language): Payload {
  return {
    content: translateWithoutSeats(language, text('bot:league.asked.leave')),
    rows: createButtonRows([
      createLeagueButton(language, 'sureLeave', ['league-leave-sure', 0, record.id], 'danger'),
    ]),
  };
}

/** Asks for confirmation before closing a league. */
export function createCloseQuestion({ record }: League, language: Language): Payload {
  return {
    content: translateWithoutSeats(language, text('bot:league.asked.close')),
    rows: createButtonRows([
      createLeagueButton(language, 'sureClose', ['league-close-sure', 0, record.id], 'danger'),
    ]),
  };
}

/** Asks for confirmation before removing an entrant. */
export function createRemoveQuestion({ record }: League, one: LeaguePerson, language: Language): Payload {
  return {
    content: translateWithoutSeats(language, text('bot:league.asked.out', { name: escapeName(one.name) })),
    rows: createButtonRows([
      createLeagueButton(language, 'sureOut', ['league-out-sure', 0, record.id, one.number], 'danger'),
    ]),
  };
}

/** Asks for confirmation before ending a match against a player whose turn is overdue. */
export function createAwardQuestion({ record }: League, one: LateMatch, language: Language): Payload {
  const [late, other] = [escapeName(one.late.name), escapeName(one.other.name)];
  return {
    content: translateWithoutSeats(language, text('bot:league.asked.award', { late, other })),
    rows: createButtonRows([
      createLeagueButton(language, 'sureAward', ['league-award', 0, record.id, one.match.id], 'danger'),
    ]),
  };
}
