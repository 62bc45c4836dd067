import type { Store } from './open.ts';
import { findUserSettingsRow, saveUserSettings, type UserSettingsRow } from './user-settings.ts';

/** Player's preferences for their private pictures and prompts. */
export interface DisplaySettings {
  /** High contrast. */
  readonly contrast: boolean;
  /** Large pieces and marks. */
  readonly large: boolean;
  /** Number and value in the corners of the flower cards. */
  readonly corners: boolean;
  /** True if the player makes forced moves by hand instead of having them played automatically. */
  readonly byHand: boolean;
  /** True if boards of the player's matches do not move. */
  readonly still: boolean;
}

/** Settings of a player who never chose. */
export const DEFAULT_DISPLAY_SETTINGS: DisplaySettings = {
  contrast: false,
  large: false,
  corners: true,
  byHand: false,
  still: false,
};

/** Returns the settings of a player. */
export async function loadDisplaySettings(store: Store, person: string): Promise<DisplaySettings> {
  return parseDisplaySettings(await findUserSettingsRow(store, person));
}

/** Returns the settings from a player's row, or the defaults without a row. */
export function parseDisplaySettings(row: UserSettingsRow | undefined): DisplaySettings {
  if (!row) return DEFAULT_DISPLAY_SETTINGS;
  const { contrast, large, corners, by_hand: byHand, still } = row;
  return {
    contrast: contrast === 1,
    large: large === 1,
    corners: corners === 1,
    byHand: byHand === 1,
    still: still === 1,
  };
}

/** Saves the settings of a player; their time settings stay as they are. */
export async function saveDisplaySettings(
  store: Store,
  person: string,
  look: DisplaySettings,
  at: number,
): Promise<void> {
  const row = {
    contrast: Number(look.contrast),
    large: Number(look.large),
    corners: Number(look.corners),
    by_hand: Number(look.byHand),
    still: Number(look.still),
  };
  await saveUserSettings(store, person, row, at);
}
