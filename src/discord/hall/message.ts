import type { HallCup, HallView } from '../../../render/scenes/hall/types.ts';
import { findGame } from '../../app/core/context.ts';
import { type HallOfFame, loadHallOfFame } from '../../app/ratings/hall-of-fame.ts';
import type { HonouredPerson } from '../../app/ratings/titles.ts';
import { getServerSettings } from '../../app/server-settings/server-settings.ts';
import { getGameText } from '../../engine/game-text.ts';
import { type Language, type Text, text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import type { LeagueRecord } from '../../store/leagues/leagues.ts';
import type { BotContext, InteractionContext } from '../core/context.ts';
import { truncateText } from '../core/cut.ts';
import { escapeName, getGameName } from '../core/names.ts';
import type { Payload } from '../core/payload.ts';
import { loadAvatars } from '../pictures/avatars.ts';
import { loadDrawnNames } from '../pictures/drawn-names.ts';
import { renderPicture } from '../pictures/picture.ts';
import { formatDay } from '../text/timestamps.ts';

/** A cup and its holder. */
interface HeldCup {
  readonly cup: Omit<HallCup, 'name'>;
  readonly holder: HonouredPerson;
}

/** Maximum number of records and of titles beside the champions; twelve cups in all. */
const MAX_BESTS = 3;
const MAX_TITLES = 3;
const MAX_CUPS = 12;

/** Creates the hall of fame of the caller's server as a picture, with its cups in words. */
export async function createHallMessage(ctx: InteractionContext): Promise<Payload> {
  const { bot, interaction, language, settings } = ctx;
  const guild = interaction.guildId ?? '';
  const { letter } = await getServerSettings(bot.app, guild);
  const day = (at: number) => formatDay(at, letter?.zone ?? 'UTC', language);
  const held = listCups(bot, await loadHallOfFame(bot.app, guild), language, day);
  const tell = (what: Text) => translate(language, what, () => '');
  const title = tell(text('bot:hall.title'));
  if (held.length === 0) return { content: [`**${title}**`, tell(text('bot:hall.none'))].join('\n') };
  const names = await loadDrawnNames(
    bot,
    held.map(({ holder }) => holder),
  );
  const avatars = await loadAvatars(
    bot,
    held.map(({ holder }) => holder.person),
  );
  const view: HallView = {
    ...{ title, about: bot.guildName(guild) ?? '' },
    cups: held.map(({ cup, holder }, at) => ({
      ...cup,
      name: names[at] ?? '',
      ...avatars.of(holder.person),
    })),
  };
  const { contrast: strong, large, corners } = settings.look;
  const look = { language, strong, large, corners };
  const nothing = { viewer: null, occupants: [], turn: [], events: [], marks: [], places: null };
  const png = await renderPicture(bot, { scene: 'hall', view, ...nothing, ...avatars.request, look }, 0);
  const format = (show: (name: string) => string) =>
    held.map(({ cup, holder }) =>
      tell(text('bot:hall.line', { ...pickWords(cup), name: show(holder.name) })),
    );
  if (!png) return { content: [`**${title}**`, ...format(escapeName)].join('\n') };
  const alt = truncateText([`${title}:`, ...format(String)].join(' '), 1024);
  return { content: `**${title}**`, image: { png, alt, name: 'hall-of-fame.png' } };
}

function pickWords({ head, about }: HeldCup['cup']): Pick<HallCup, 'head' | 'about'> {
  return { head, about };
}

function listCups(
  bot: BotContext,
  { champions, streak, bests, titles }: HallOfFame,
  language: Language,
  formatDate: (at: number) => string,
): readonly HeldCup[] {
  const tell = (what: Text) => translate(language, what, () => '');
  const cups: HeldCup[] = champions.map(({ game, rating, ...holder }) => ({
    holder,
    cup: {
      ...{ kind: 'champion', game: game.id, head: getGameName(game, language) },
      about: tell(text('bot:hall.rating', { rating })),
    },
  }));
  if (streak)
    cups.push({
      holder: streak,
      cup: {
        ...{ kind: 'record', game: null, head: tell(text('bot:hall.streak')) },
        about: tell(text('bot:hall.wins', { count: streak.wins })),
      },
    });
  for (const { game, kind, best, ...holder } of bests.slice(0, MAX_BESTS))
    cups.push({
      holder,
      cup: {
        ...{ kind: 'record', game: game.id, head: getGameName(game, language) },
        about: tell({ ...getGameText(game, `best.${kind}`), with: { count: best } }),
      },
    });
  for (const { league, ...holder } of titles.slice(0, MAX_TITLES))
    cups.push({
      holder,
      cup: {
        ...{ kind: 'title', game: league.game, head: getLeagueName(bot, league, language) },
        about: league.endedAt === null ? '' : formatDate(league.endedAt),
      },
    });
  return cups.slice(0, MAX_CUPS);
}

function getLeagueName(bot: BotContext, { kind, game }: LeagueRecord, language: Language): string {
  const name = getGameName(findGame(bot.app, game) ?? { id: game }, language);
  return translate(language, text(`bot:league.name.${kind}`, { game: name }), () => '');
}
