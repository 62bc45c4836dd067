import { commandsKo } from './commands.ko.ts';

type Commands = (typeof commandsKo)['command'];

/** Every command as a Korean reader finds it in Discord's list: `/보드`. Sentences take it from here. */
export const slash = Object.fromEntries(
  Object.entries(commandsKo.command).map(([id, { name }]) => [id, `/${name}`]),
) as { readonly [Id in keyof Commands]: `/${Commands[Id]['name']}` };
