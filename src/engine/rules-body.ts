import type { Options } from './options.ts';

/** Readers of a page: players of a table, or the public, which also reads about the options a host may choose. */
type RulesAudience = 'table' | 'general';

/** Part that depends on options: `[if deals=3,5 & dealer=rps | general]…[end]`. */
const PART = /\[if ([^\]]+)\]([\s\S]*?)\[end\]/g;

/** Placeholder for the chosen value of an option: `[=goal]`. */
const VALUE = /\[=(\w+)\]/g;

/** Term of a condition: `table`, `general`, `deals=3,5` or `not deals=1`. */
const ATOM = /^(?:(table|general)|(not )?(\w+)=([\w,]+))$/;

/**
 * Returns the body of a rules page with only the parts that apply to these options. `|` separates alternatives of a
 * condition, `&` joins terms that must all hold. Parts do not nest. Throws for malformed marks and for unknown options.
 */
export function getBodyInForce(body: string, options: Options, reading: RulesAudience): string {
  const chosen = body
    .replaceAll(PART, (_, condition: string, part: string) =>
      isConditionMet(condition, options, reading) ? part : '',
    )
    .replaceAll(VALUE, (_, id: string) => getChosenValue(id, options));
  if (/\[(?:if |end\]|=)/.test(chosen)) throw new Error(`A mark of a rules page cannot be read: ${body}`);
  return chosen
    .replaceAll(/ +(?=\n|$)/g, '')
    .replaceAll(/(?<=\n) +| +(?= )/g, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** Returns the ids of the options on which the body of a page depends. */
export function listBodyOptions(body: string): readonly string[] {
  const conditions = [...body.matchAll(PART)].flatMap(([, condition = '']) => condition.split(/[|&]/));
  const asked = conditions.flatMap((atom) => ATOM.exec(atom.trim())?.[3] ?? []);
  const told = [...body.matchAll(VALUE)].map(([, id = '']) => id);
  return [...new Set([...asked, ...told])];
}

function isConditionMet(condition: string, options: Options, reading: RulesAudience): boolean {
  return condition
    .split('|')
    .some((all) => all.split('&').every((atom) => isAtomTrue(atom.trim(), options, reading)));
}

function isAtomTrue(atom: string, options: Options, reading: RulesAudience): boolean {
  const [, where, not, id, values] = ATOM.exec(atom) ?? [];
  if (where !== undefined) return where === reading;
  if (id === undefined || values === undefined) throw new Error(`A condition cannot be read: ${atom}`);
  return values.split(',').includes(getChosenValue(id, options)) === (not === undefined);
}

function getChosenValue(id: string, options: Options): string {
  const value = options[id];
  if (value === undefined) throw new Error(`There is no option ${id}`);
  return String(value);
}
