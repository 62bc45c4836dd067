import type { KeySuffix } from '../../engine/sentence-keys.ts';
import { type Args, type Language, text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import type { AppInfo, AppLinks } from '../core/app-info.ts';
import type { Command } from '../core/command.ts';
import type { InteractionContext } from '../core/context.ts';
import { escapeName } from '../core/names.ts';
import type { Payload } from '../core/payload.ts';
import { createFirstStepRows, formatAboutLines, formatGameLines } from './about.ts';

/** Maximum number of commands that are described; the others are only named. */
const MAX_DESCRIBED_COMMANDS = 6;

type NamedCommand = Pick<Command, 'name'>;

/** Creates the help: the bot, its games, its commands (the first ones described), and the operator. */
export async function createHelpMessage(
  ctx: InteractionContext,
  commands: readonly NamedCommand[],
): Promise<Payload> {
  const { bot, language } = ctx;
  const content = [
    ...formatAboutLines(language),
    '',
    ...formatGameLines(bot, language),
    '',
    ...formatCommandLines(commands, language),
    '',
    ...formatAppInfoLines({ ...bot.links, ...(await bot.appInfo()) }, language),
  ].join('\n');
  return { content, rows: createFirstStepRows(bot, language, ['against', 'learn', 'two', 'watch']) };
}

function formatCommandLines(commands: readonly NamedCommand[], language: Language): readonly string[] {
  const told = commands.slice(0, MAX_DESCRIBED_COMMANDS).map(({ name }) => {
    const about = translate(language, text(`bot:command.${name}.about`), () => '');
    return translateHelpText(language, 'command', { name: formatCommandName(name, language), about });
  });
  const names = commands
    .slice(MAX_DESCRIBED_COMMANDS)
    .map(({ name }) => translateHelpText(language, 'name', { name: formatCommandName(name, language) }));
  return [...told, `-# ${translateHelpText(language, 'others', { names: names.join(' ') })}`];
}

/** Returns the localised name of a command. */
function formatCommandName(name: NamedCommand['name'], language: Language): string {
  return translate(language, text(`bot:command.${name}.name`), () => '');
}

/** Formats links and the operator. Angle brackets suppress the previews of links. */
function formatAppInfoLines(
  { runner, invite, readme, support }: AppInfo & Pick<AppLinks, 'readme' | 'support'>,
  language: Language,
): readonly string[] {
  const lines = [
    ...(readme === null ? [] : [translateHelpText(language, 'readme', { link: `<${readme}>` })]),
    ...(support === null ? [] : [translateHelpText(language, 'support', { link: `<${support}>` })]),
    ...(invite === null ? [] : [translateHelpText(language, 'invite', { link: `<${invite}>` })]),
    ...(runner === null ? [] : [translateHelpText(language, 'runner', { who: escapeName(runner) })]),
  ];
  return lines.map((line) => `-# ${line}`);
}

function translateHelpText<W extends KeySuffix<'bot:help'>>(
  language: Language,
  what: W,
  ...args: Args<`bot:help.${W}`>
): string {
  return translate(language, text(`bot:help.${what}`, ...args), () => '');
}
