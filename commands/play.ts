import { PACES } from '../src/app/core/pace.ts';
import type { TableSpec } from '../src/app/lobby/open.ts';
import {
  type Argument,
  type Command,
  type CommandContext,
  getTypedOption,
} from '../src/discord/core/command.ts';
import { createGameArgument } from '../src/discord/core/game-argument.ts';
import type { Payload } from '../src/discord/core/payload.ts';
import { getPlace } from '../src/discord/core/place.ts';
import { createRefusalMessage } from '../src/discord/core/refusals.ts';
import { type AddressedReply, replyPrivately, replyPublicly } from '../src/discord/core/reply.ts';
import { openDirectTable } from '../src/discord/lobby/direct.ts';
import { formatGameChoice } from '../src/discord/lobby/game-choice.ts';
import { readGuest } from '../src/discord/lobby/guests.ts';
import { checkCanInvite, getDefaultTableSpec, openTableHere } from '../src/discord/lobby/open.ts';
import { openInThread, shouldOpenThread } from '../src/discord/lobby/open-in-thread.ts';
import { checkCanOpenTable } from '../src/discord/server-settings/check-can-open.ts';
import { getPaceName } from '../src/discord/text/pace.ts';
import { Refusal, refused } from '../src/engine/refusal.ts';
import { text } from '../src/engine/text.ts';

const pace: Argument = {
  id: 'pace',
  kind: 'string',
  choices: PACES.map((hours) => ({ value: String(hours), name: (language) => getPaceName(hours, language) })),
};

/** Opens a lobby here, or in a new thread of this channel. Theme, language and further players are chosen there. */
export const play: Command = {
  name: 'play',
  arguments: [
    createGameArgument(true, { offered: formatGameChoice }),
    { id: 'guest', kind: 'person' },
    pace,
    { id: 'thread', kind: 'boolean' },
  ],
  run: (incoming) =>
    getPlace(incoming.interaction) === 'elsewhere'
      ? replyPublicly(incoming, openWithoutServer)
      : replyPrivately(incoming, openGame),
};

/** Opens a table without a server; where others read along, the reply is for all of them. */
async function openWithoutServer(ctx: CommandContext): Promise<AddressedReply> {
  if (ctx.interaction.options.getUser('with') === null)
    return await openDirectTable(ctx, await readTableSpec(ctx));
  const no = new Refusal(text('bot:refuse.noGuestsHere'));
  return { toAll: false, payload: createRefusalMessage(no, ctx.language) };
}

async function openGame(ctx: CommandContext): Promise<Payload> {
  if (getPlace(ctx.interaction) === 'direct') return (await openWithoutServer(ctx)).payload;
  const guest = readGuest(ctx, 'with');
  if (refused(guest)) return createRefusalMessage(guest, ctx.language);
  const wish = { ...(await readTableSpec(ctx)), guests: guest ? [guest] : [] };
  const thread = ctx.interaction.options.getBoolean('thread');
  if (await shouldOpenThread(ctx, thread)) return await openInThread(ctx, wish);
  return (
    (await checkCanOpenTable(ctx)) ?? (await checkCanInvite(ctx, wish)) ?? (await openTableHere(ctx, wish))
  );
}

async function readTableSpec(ctx: CommandContext): Promise<TableSpec> {
  const usual = await getDefaultTableSpec(ctx, getTypedOption(ctx.interaction, 'game') ?? '');
  const chosen = getTypedOption(ctx.interaction, 'time-limit');
  const pace = PACES.find((hours) => String(hours) === chosen);
  return pace === undefined ? usual : { ...usual, pace };
}
