type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [field: string]: Json | undefined };

/**
 * Whether the commands that are there say what they are to say. Discord adds to a command what it knows of it, and leaves
 * out what is as usual: false, nothing, an empty list.
 */
export function isRegistered(wanted: readonly object[], there: readonly object[]): boolean {
  return wanted.length === there.length && wanted.every((command, at) => says(there[at] ?? {}, command));
}

/** What Discord has of a command only where it was told so. */
const TOLD = [
  'default_member_permissions',
  'name_localizations',
  'description_localizations',
  'options',
  'nsfw',
] as const;

function says(there: object, command: object): boolean {
  const [wanted, known] = [command, there] as readonly Readonly<Record<string, Json | undefined>>[];
  return [...TOLD, ...fieldsOf(command)].every((field) => same(wanted?.[field], known?.[field]));
}

function same(wanted: Json | undefined, there: Json | undefined): boolean {
  if (isUsual(wanted)) return isUsual(there);
  if (isList(wanted))
    return isList(there) && wanted.length === there.length && wanted.every((one, at) => same(one, there[at]));
  if (isFields(wanted) && isFields(there))
    return fieldsOf(wanted, there).every((field) => same(wanted[field], there[field]));
  return wanted === there;
}

function fieldsOf(...of: readonly object[]): readonly string[] {
  return of.flatMap((one) => Object.keys(one));
}

function isUsual(value: Json | undefined): value is null | undefined | false {
  return value === undefined || value === null || value === false || (isList(value) && value.length === 0);
}

function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

function isFields(value: Json | undefined): value is { readonly [field: string]: Json | undefined } {
  return typeof value === 'object' && value !== null && !isList(value);
}
