import type { Translation } from '../engine/translation.ts';
import { alertsKo } from './bot/alerts.ko.ts';
import { analysisKo } from './bot/analysis.ko.ts';
import { boardKo } from './bot/board.ko.ts';
import { buttonsKo } from './bot/buttons.ko.ts';
import { commandsKo } from './bot/commands.ko.ts';
import { digestKo } from './bot/digest.ko.ts';
import { hallKo } from './bot/hall.ko.ts';
import { leagueKo } from './bot/league.ko.ts';
import { lobbyKo } from './bot/lobby.ko.ts';
import { panelKo } from './bot/panel.ko.ts';
import { plansKo } from './bot/plans.ko.ts';
import { posterKo } from './bot/poster.ko.ts';
import { privacyKo } from './bot/privacy.ko.ts';
import { puzzlesKo } from './bot/puzzles.ko.ts';
import { refusalsKo } from './bot/refusals.ko.ts';
import { replayKo } from './bot/replay.ko.ts';
import { seatsKo } from './bot/seats.ko.ts';
import { serverKo } from './bot/server.ko.ts';
import { settingsKo } from './bot/settings.ko.ts';
import { setupsKo } from './bot/setups.ko.ts';
import { statsKo } from './bot/stats.ko.ts';
import { tablesKo } from './bot/tables.ko.ts';
import { tutorialKo } from './bot/tutorial.ko.ts';
import { voicesKo } from './bot/voices.ko.ts';
import { welcomeKo } from './bot/welcome.ko.ts';
import type { botEn } from './bot.en.ts';

export const botKo = {
  language: '한국어',
  ...refusalsKo,
  ...buttonsKo,
  ...lobbyKo,
  ...seatsKo,
  ...tutorialKo,
  ...settingsKo,
  ...alertsKo,
  ...serverKo,
  ...setupsKo,
  ...boardKo,
  ...panelKo,
  ...plansKo,
  ...tablesKo,
  ...replayKo,
  ...commandsKo,
  ...voicesKo,
  ...welcomeKo,
  ...statsKo,
  ...hallKo,
  ...leagueKo,
  ...privacyKo,
  ...analysisKo,
  ...posterKo,
  ...puzzlesKo,
  ...digestKo,
} as const satisfies Translation<typeof botEn>;
