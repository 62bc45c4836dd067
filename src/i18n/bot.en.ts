import type { Sentences } from '../engine/text.ts';
import { alertsEn } from './bot/alerts.en.ts';
import { analysisEn } from './bot/analysis.en.ts';
import { boardEn } from './bot/board.en.ts';
import { buttonsEn } from './bot/buttons.en.ts';
import { commandsEn } from './bot/commands.en.ts';
import { digestEn } from './bot/digest.en.ts';
import { hallEn } from './bot/hall.en.ts';
import { leagueEn } from './bot/league.en.ts';
import { lobbyEn } from './bot/lobby.en.ts';
import { panelEn } from './bot/panel.en.ts';
import { plansEn } from './bot/plans.en.ts';
import { posterEn } from './bot/poster.en.ts';
import { privacyEn } from './bot/privacy.en.ts';
import { puzzlesEn } from './bot/puzzles.en.ts';
import { refusalsEn } from './bot/refusals.en.ts';
import { replayEn } from './bot/replay.en.ts';
import { seatsEn } from './bot/seats.en.ts';
import { serverEn } from './bot/server.en.ts';
import { settingsEn } from './bot/settings.en.ts';
import { setupsEn } from './bot/setups.en.ts';
import { statsEn } from './bot/stats.en.ts';
import { tablesEn } from './bot/tables.en.ts';
import { tutorialEn } from './bot/tutorial.en.ts';
import { voicesEn } from './bot/voices.en.ts';
import { welcomeEn } from './bot/welcome.en.ts';

export const botEn = {
  language: 'English',
  ...refusalsEn,
  ...buttonsEn,
  ...lobbyEn,
  ...seatsEn,
  ...tutorialEn,
  ...settingsEn,
  ...alertsEn,
  ...serverEn,
  ...setupsEn,
  ...boardEn,
  ...panelEn,
  ...plansEn,
  ...tablesEn,
  ...replayEn,
  ...commandsEn,
  ...voicesEn,
  ...welcomeEn,
  ...statsEn,
  ...hallEn,
  ...leagueEn,
  ...privacyEn,
  ...analysisEn,
  ...posterEn,
  ...puzzlesEn,
  ...digestEn,
} as const satisfies Sentences;
