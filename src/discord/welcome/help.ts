import type { Under } from '../../engine/spoken.ts';
import { type Args, type Language, text } from '../../engine/text.ts';
import { say } from '../../i18n/say.ts';
import type { Behind } from '../core/app-info.ts';
import type { Command } from '../core/command.ts';
import type { Caller } from '../core/context.ts';
import { safe } from '../core/names.ts';
import type { Payload } from '../core/payload.ts';
import { aboutLines, firstSteps, gameLines } from './about.ts';

/** So many commands are told of; the others are named. */
const TOLD = 6;

type Named = Pick<Command, 'name'>;

/** What this is, the games, the commands, the first of them with what they do, and who is behind it. */
export async function helpMessage(caller: Caller, commands: readonly Named[]): Promise<Payload> {
  const { bot, language } = caller;
  const content = [
    ...aboutLines(language),
    '',
    ...gameLines(bot, language),
    '',
    ...commandLines(commands, language),
    '',
    ...behindLines(await bot.behind(), language),
  ].join('\n');
  return { content, rows: firstSteps(bot, language, ['against', 'learn', 'two', 'watch']) };
}

function commandLines(commands: readonly Named[], language: Language): readonly string[] {
  const told = commands.slice(0, TOLD).map(({ name }) => {
    const about = say(language, text(`bot:command.${name}.about`), () => '');
    return tell(language, 'command', { name: typed(name, language), about });
  });
  const names = commands
    .slice(TOLD)
    .map(({ name }) => tell(language, 'name', { name: typed(name, language) }));
  return [...told, `-# ${tell(language, 'others', { names: names.join(' ') })}`];
}

/** What a command is called where it is typed. */
function typed(name: Named['name'], language: Language): string {
  return say(language, text(`bot:command.${name}.name`), () => '');
}

/** No preview is shown of a link in angle brackets. */
function behindLines({ runner, readme, invite }: Behind, language: Language): readonly string[] {
  const lines = [
    ...(readme === null ? [] : [tell(language, 'readme', { link: `<${readme}>` })]),
    ...(invite === null ? [] : [tell(language, 'invite', { link: `<${invite}>` })]),
    ...(runner === null ? [] : [tell(language, 'runner', { who: safe(runner) })]),
  ];
  return lines.map((line) => `-# ${line}`);
}

function tell<W extends Under<'bot:help'>>(
  language: Language,
  what: W,
  ...args: Args<`bot:help.${W}`>
): string {
  return say(language, text(`bot:help.${what}`, ...args), () => '');
}
