import type { Store } from './open.ts';
import { findUserSettingsRow, saveUserSettings, type UserSettingsRow } from './user-settings-row.ts';

/** In what way a person wants to play: the pictures that only they see, and what they are asked. */
export interface DisplaySettings {
  /** High contrast. */
  readonly contrast: boolean;
  /** Large pieces and marks. */
  readonly large: boolean;
  /** Number and value in the corners of the flower cards. */
  readonly corners: boolean;
  /** Moves that are the only one left are theirs to make, and do not play themselves. */
  readonly byHand: boolean;
}

/** What a person has who never chose. */
export const DEFAULT_DISPLAY_SETTINGS: DisplaySettings = {
  contrast: false,
  large: false,
  corners: true,
  byHand: false,
};

/** What a person chose. */
export async function loadDisplaySettings(store: Store, person: string): Promise<DisplaySettings> {
  return parseDisplaySettings(await findUserSettingsRow(store, person));
}

/** The look in a person's row; the usual one where they have none. */
export function parseDisplaySettings(row: UserSettingsRow | undefined): DisplaySettings {
  if (!row) return DEFAULT_DISPLAY_SETTINGS;
  const { contrast, large, corners, by_hand: byHand } = row;
  return { contrast: contrast === 1, large: large === 1, corners: corners === 1, byHand: byHand === 1 };
}

/** Keeps what a person chose; their hours stay as they are. */
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
  };
  await saveUserSettings(store, person, row, at);
}
