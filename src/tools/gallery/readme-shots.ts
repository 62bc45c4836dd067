/** Pictures of the gallery that docs/adding-a-theme.md shows, by name, and their files in `render/readme/`. */
export const README_SHOTS: Readonly<Record<string, string>> = {
  'moneyrun-middle-causeway-en': 'moneyrun.png',
  'motox-middle-canyon-en': 'motox.png',
  'forage-middle-winter-en': 'forage.png',
};
