import { commandsKo } from './commands.ko.ts';

type Commands = (typeof commandsKo)['command'];

/** Slash commands by id, with their Korean names as Discord lists them (`/보드`), for use in sentences. */
export const slash = Object.fromEntries(
  Object.entries(commandsKo.command).map(([id, { name }]) => [id, `/${name}`]),
) as { readonly [Id in keyof Commands]: `/${Commands[Id]['name']}` };
