import {
  ApplicationCommandType,
  type RESTPostAPIContextMenuApplicationCommandsJSONBody,
  type UserContextMenuCommandInteraction,
} from 'discord.js';
import type { Spoken } from '../../engine/spoken.ts';
import { type Language, text } from '../../engine/text.ts';
import { say } from '../../i18n/say.ts';
import { registeredFor } from './command.ts';
import type { Caller } from './context.ts';
import type { Arrival } from './incoming.ts';

/** A command on a person that has arrived, and whoever calls it. */
export type CallingOn = Arrival<UserContextMenuCommandInteraction>;
export type CalledOn = Caller<UserContextMenuCommandInteraction>;

/** One command in the menu of a person. What it is called is the sentence `bot:personCommand.<name>`. */
export interface PersonCommand {
  readonly name: keyof Spoken['bot']['personCommand'];
  run(arrival: CallingOn): Promise<void>;
}

/**
 * The command as it is registered: at most 32 characters a name, and nothing about it.
 * https://discord.com/developers/docs/interactions/application-commands#user-commands
 */
export function describedOn(
  command: PersonCommand,
  inGuild: boolean,
): RESTPostAPIContextMenuApplicationCommandsJSONBody {
  return {
    type: ApplicationCommandType.User,
    name: nameIn('en', command),
    name_localizations: { 'en-US': nameIn('en', command), ko: nameIn('ko', command) },
    ...registeredFor(inGuild),
  };
}

/** The one that Discord calls so. */
export function personCommandNamed(
  commands: readonly PersonCommand[],
  name: string,
): PersonCommand | undefined {
  return commands.find((command) => nameIn('en', command) === name);
}

function nameIn(language: Language, { name }: PersonCommand): string {
  return say(language, text(`bot:personCommand.${name}`), () => '');
}
