import {
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  type Client,
  Events,
  type Interaction,
  type UserContextMenuCommandInteraction,
} from 'discord.js';
import { type Language, text } from '../../engine/text.ts';
import { say } from '../../i18n/say.ts';
import type { Calling } from '../core/command.ts';
import type { Asked, Bot } from '../core/context.ts';
import { type Arrival, arrivalOf, later } from '../core/incoming.ts';
import { Lanes, OF_SERVER } from '../core/memory/lanes.ts';
import type { Payload } from '../core/payload.ts';
import { calm, replyCalmly, replyNothingDone, replyPrivately } from '../core/reply.ts';
import { isOutOfOrder, isReplied } from '../core/rest/failure.ts';
import { type CallingOn, personCommandNamed } from '../core/user-command.ts';
import { typistOf } from '../core/visit.ts';
import { press } from './press.ts';
import type { Connecting } from './types.ts';

/** How many interactions are remembered, so that one delivered twice by a resumed session is not answered twice. */
const REMEMBERED = 1_000;

/** What there is to call. */
type Known = Pick<Connecting, 'commands' | 'personCommands' | 'isLimited'>;

/** Listens to a client. */
export type Listening = (client: Client) => void;

/** Handles each interaction once, whichever client hears of it. Nothing that goes wrong with one stops the bot. */
export function listen(bot: Bot, known: Known): Listening {
  const seen = new Set<string>();
  const inLane = known.isLimited === false ? openRoad : lanes();
  const answered = async (interaction: Interaction, late: Promise<null>) => {
    const tooMuch =
      excessOf(bot, interaction) ?? (await inLane(interaction, () => handled(bot, known, interaction, late)));
    if (tooMuch) await tellTooMuch(bot, interaction, late, tooMuch);
  };
  const heard = (interaction: Interaction) => {
    if (isNew(seen, interaction.id))
      void answer(bot, interaction, async () => {
        const { late, callOff } = later();
        await answered(interaction, late).finally(callOff);
      });
  };
  return (client) => void client.on(Events.InteractionCreate, heard);
}

async function answer(bot: Bot, interaction: Interaction, answering: () => Promise<void>): Promise<void> {
  try {
    await answering();
  } catch (error) {
    if (isReplied(error)) return;
    logUnanswered(bot, error, { interaction: interaction.id, type: interaction.type });
    if (interaction.isRepliable()) await replyCalmly(interaction, error);
    else if (interaction.isAutocomplete() && !interaction.responded)
      await interaction.respond([]).catch(() => undefined);
  }
}

/** Logs a reply that could not be sent. The action stands. */
function logUnanswered({ log }: Bot, err: unknown, of: Readonly<Record<string, unknown>>): void {
  if (isOutOfOrder(err)) log.warn({ err, ...of }, 'Discord took no answer to an interaction');
  else log.error({ err, ...of }, 'An interaction could not be answered');
}

async function handled(bot: Bot, known: Known, interaction: Interaction, late: Promise<null>): Promise<void> {
  if (interaction.isChatInputCommand()) await run(arrivalOf(bot, interaction, late), known);
  else if (interaction.isUserContextMenuCommand()) await runOn(arrivalOf(bot, interaction, late), known);
  else if (interaction.isAutocomplete()) await complete(bot, known, interaction);
  else if (interaction.isMessageComponent()) await press(arrivalOf(bot, interaction, late));
  else await replyNothingDone(bot, interaction);
}

/** Limit that was exceeded: that of the person, or of the server. */
type Excess = 'press' | 'server';

/** Does the work when it is its turn; returns whose turn did not come in time, else null. */
type InLane = (asked: Interaction, work: () => Promise<void>) => Promise<Excess | null>;

const openRoad: InLane = async (_, work) => {
  await work();
  return null;
};

function lanes(): InLane {
  const [ofPeople, ofServers] = [new Lanes(), new Lanes(OF_SERVER)];
  return async ({ user, guildId }, work) => {
    let isServersTurn = true;
    const inServer = async () => {
      if (guildId === null) await work();
      else isServersTurn = await ofServers.during(guildId, work);
    };
    if (!(await ofPeople.during(user.id, inServer))) return 'press';
    return isServersTurn ? null : 'server';
  };
}

/** A server loses nothing by what its members are refused themselves. */
function excessOf({ limits }: Bot, asked: Interaction): Excess | null {
  const isKey = asked.isAutocomplete();
  if (!limits.take(asked.user.id, isKey ? 'key' : 'press')) return 'press';
  if (asked.guildId === null) return null;
  return limits.take(asked.guildId, isKey ? 'serverKey' : 'serverPress') ? null : 'server';
}

/** Who goes on all the same is told so now and then, and what else they send costs nothing more. */
async function tellTooMuch(bot: Bot, asked: Interaction, late: Promise<null>, excess: Excess): Promise<void> {
  if (!bot.limits.take(asked.user.id, 'told')) return;
  if (excess === 'server' && !bot.limits.take(asked.guildId ?? '', 'serverTold')) return;
  if (asked.isAutocomplete()) return await asked.respond([]);
  if (!asked.isCommand() && !asked.isMessageComponent()) return;
  await replyPrivately(arrivalOf(bot, asked as Asked, late), ({ language }) => ({
    content: say(language, text(`bot:limit.${excess}`), () => ''),
  }));
}

async function run(arrival: Calling, { commands }: Known): Promise<void> {
  const command = commands.find(({ name }) => name === arrival.asked.commandName);
  await called(arrival, command);
}

async function runOn(arrival: CallingOn, { personCommands }: Known): Promise<void> {
  await called(arrival, personCommandNamed(personCommands, arrival.asked.commandName));
}

async function called<I extends ChatInputCommandInteraction | UserContextMenuCommandInteraction>(
  arrival: Arrival<I>,
  command: { run(arrival: Arrival<I>): Promise<void> } | undefined,
): Promise<void> {
  if (command && arrival.asked.inGuild()) return await command.run(arrival);
  await replyPrivately(arrival, ({ language }) => noCommand(language, command !== undefined));
}

function noCommand(language: Language, isKnown: boolean): Payload {
  return { content: calm(language, isKnown ? 'serverOnly' : 'nothingDone') };
}

async function complete(bot: Bot, { commands }: Known, asked: AutocompleteInteraction): Promise<void> {
  const command = commands.find(({ name }) => name === asked.commandName);
  if (!command?.complete) return await asked.respond([]);
  const { complete } = command;
  const making = async () => await complete(await typistOf(bot, asked));
  await asked.respond([...((await bot.keys.during(asked.user.id, making)) ?? [])]);
}

function isNew(seen: Set<string>, id: string): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  if (seen.size > REMEMBERED) seen.delete(seen.values().next().value as string);
  return true;
}
