import { CUP_PACES, type CupPace, PACES } from '../src/app/core/pace.ts';
import { getLeagueGames } from '../src/app/leagues/league.ts';
import {
  type Argument,
  type Command,
  type CommandContext,
  getTypedOption,
} from '../src/discord/core/command.ts';
import { createGameArgument } from '../src/discord/core/game-argument.ts';
import type { Payload } from '../src/discord/core/payload.ts';
import { replyPrivately } from '../src/discord/core/reply.ts';
import { openLeagueHere, showLeagueHere } from '../src/discord/leagues/open.ts';
import { getDefaultTableSpec } from '../src/discord/lobby/open.ts';
import { getPaceName } from '../src/discord/text/pace.ts';
import { type Language, text } from '../src/engine/text.ts';
import { translate } from '../src/i18n/translate.ts';

const KINDS = ['league', 'cup'] as const;

/** Default hours a turn if the server has none: a cup is meant for a single evening. */
const USUAL_PACE = { league: 48, cup: 3 } as const;

/** All paces, the shortest first: no clock, then those for cups only. */
const ALL_PACES: readonly CupPace[] = [null, ...CUP_PACES, ...PACES.filter((hours) => hours !== null)];

const kind: Argument = {
  id: 'kind',
  kind: 'string',
  choices: KINDS.map((value) => ({
    value,
    name: (language) => translate(language, text(`bot:league.kind.${value}`), () => ''),
  })),
};
const pace: Argument = {
  id: 'leaguePace',
  kind: 'string',
  choices: ALL_PACES.map((hours) => ({
    value: String(hours),
    name: (language) => (isCupPace(hours) ? formatCupPace(hours, language) : getPaceName(hours, language)),
  })),
};
const game: Argument = { ...createGameArgument(false, { among: getLeagueGames }), id: 'leagueGame' };

/** Opens a league or a cup of a game here. Without a game it shows the one in this channel, with the caller's own matches. */
export const league: Command = {
  name: 'league',
  isServerOnly: true,
  arguments: [game, kind, { id: 'twice', kind: 'boolean' }, pace, { id: 'strict', kind: 'boolean' }],
  run: (incoming) => replyPrivately(incoming, showOrOpenLeague),
};

function isCupPace(hours: CupPace): boolean {
  return CUP_PACES.some((known) => known === hours);
}

function formatCupPace(hours: CupPace, language: Language): string {
  return translate(language, text('bot:league.inCup', { pace: getPaceName(hours, language) }), () => '');
}

async function showOrOpenLeague(ctx: CommandContext): Promise<Payload> {
  const { interaction } = ctx;
  const [wanted, chosen] = [getTypedOption(interaction, 'game'), getTypedOption(interaction, 'time-limit')];
  if (wanted === null) return await showLeagueHere(ctx);
  const { guild, channel, language, pace: usual } = await getDefaultTableSpec(ctx, wanted);
  const kind = KINDS.find((known) => known === getTypedOption(interaction, 'kind')) ?? 'league';
  const pace = ALL_PACES.find((hours) => String(hours) === chosen);
  return await openLeagueHere(ctx, {
    ...{ guild, channel, language, game: wanted, kind },
    times: kind === 'league' && (interaction.options.getBoolean('twice') ?? false) ? 2 : 1,
    pace: pace === undefined ? (usual ?? USUAL_PACE[kind]) : pace,
    strict: interaction.options.getBoolean('strict') ?? false,
  });
}
