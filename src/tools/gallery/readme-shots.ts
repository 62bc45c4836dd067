/** Pictures of the gallery that the README and docs/adding-a-theme.md show, by name, and their files in `render/readme/`. */
export const README_SHOTS: Readonly<Record<string, string>> = {
  'moneyrun-middle-causeway-en': 'moneyrun.png',
  'gostop-middle-plain-en': 'gostop.png',
  'motox-middle-canyon-en': 'motox.png',
  'forage-middle-winter-en': 'forage.png',
};
