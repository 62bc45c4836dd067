/** Creates a list of n items. */
export const many = <T>(n: number, of: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => of(i));
/** Creates a row of buttons or one menu. */
export const row = (...components: object[]) => ({ type: 1, components });
let serial = 0;
const fresh = (letter: string): string => {
  serial += 1;
  return `${letter}${serial}`;
};
export const button = (more: object = {}) => ({
  type: 2,
  style: 1,
  label: 'Go',
  custom_id: fresh('b'),
  ...more,
});
export const option = (i: number, more: object = {}) => ({ label: `L${i}`, value: `v${i}`, ...more });
export const menu = (more: object = {}) => ({
  type: 3,
  custom_id: fresh('s'),
  options: [option(0), option(1)],
  ...more,
});
export const text = (content = 'x') => ({ type: 10, content });
/** Creates a message with components below its text. */
export const legacy = (...components: object[]) => ({ content: 'x', components });
/** Creates a message of components only. */
export const v2 = (...components: object[]) => ({ flags: 1 << 15, components });
export const media = { media: { url: 'https://example.com/a.png' } };
/** Path of the first component in the first row. */
export const AT = 'components.0.components.0';
