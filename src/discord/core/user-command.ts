import {
  ApplicationCommandType,
  type RESTPostAPIContextMenuApplicationCommandsJSONBody,
  type UserContextMenuCommandInteraction,
} from 'discord.js';
import type { SentenceRegistry } from '../../engine/sentence-keys.ts';
import { type Language, text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import { getRegistrationContexts, type RegistrationScope } from './command.ts';
import type { InteractionContext } from './context.ts';
import type { IncomingInteraction } from './incoming-interaction.ts';

/** A user context-menu command that has reached the bot. */
export type IncomingUserCommand = IncomingInteraction<UserContextMenuCommandInteraction>;
export type UserCommandContext = InteractionContext<UserContextMenuCommandInteraction>;

/** A user context-menu command. Its name is the sentence `bot:personCommand.<name>`. */
export interface UserCommand {
  readonly name: keyof SentenceRegistry['bot']['personCommand'];
  run(incoming: IncomingUserCommand): Promise<void>;
}

/**
 * Returns the JSON that registers the command: a name of at most 32 characters, and no description.
 * https://discord.com/developers/docs/interactions/application-commands#user-commands
 */
export function serialiseUserCommand(
  command: UserCommand,
  scope: RegistrationScope,
): RESTPostAPIContextMenuApplicationCommandsJSONBody {
  return {
    type: ApplicationCommandType.User,
    name: getUserCommandName('en', command),
    name_localizations: { 'en-US': getUserCommandName('en', command), ko: getUserCommandName('ko', command) },
    ...getRegistrationContexts(scope, true),
  };
}

/** Returns the command with the name that Discord sends. */
export function findUserCommand(commands: readonly UserCommand[], name: string): UserCommand | undefined {
  return commands.find((command) => getUserCommandName('en', command) === name);
}

function getUserCommandName(language: Language, { name }: UserCommand): string {
  return translate(language, text(`bot:personCommand.${name}`), () => '');
}
