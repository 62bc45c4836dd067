import type { LateMatch } from '../../app/leagues/award.ts';
import type { League, LeaguePerson } from '../../app/leagues/league.ts';
import { type Language, text } from '../../engine/text.ts';
import { safe } from '../core/names.ts';
import type { Payload } from '../core/payload.ts';
import { buttonRows } from '../core/rows.ts';
import { leagueButton, tell } from './words.ts';

/** Asks once more before somebody leaves a league that runs. */
export function leaveQuestion({ record }: League, language: Language): Payload {
  return {
    content: tell(language, text('bot:league.asked.leave')),
    rows: buttonRows([leagueButton(language, 'sureLeave', ['league-leave-sure', 0, record.id], 'danger')]),
  };
}

/** Asks once more before a league is closed. */
export function closeQuestion({ record }: League, language: Language): Payload {
  return {
    content: tell(language, text('bot:league.asked.close')),
    rows: buttonRows([leagueButton(language, 'sureClose', ['league-close-sure', 0, record.id], 'danger')]),
  };
}

/** Asks once more before somebody is taken out. */
export function outQuestion({ record }: League, one: LeaguePerson, language: Language): Payload {
  return {
    content: tell(language, text('bot:league.asked.out', { name: safe(one.name) })),
    rows: buttonRows([
      leagueButton(language, 'sureOut', ['league-out-sure', 0, record.id, one.number], 'danger'),
    ]),
  };
}

/** Asks once more before a match is ended against who is late. */
export function awardQuestion({ record }: League, one: LateMatch, language: Language): Payload {
  const [late, other] = [safe(one.late.name), safe(one.other.name)];
  return {
    content: tell(language, text('bot:league.asked.award', { late, other })),
    rows: buttonRows([
      leagueButton(language, 'sureAward', ['league-award', 0, record.id, one.match.id], 'danger'),
    ]),
  };
}
