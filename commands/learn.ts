import { type Command, type CommandContext, getTypedOption } from '../src/discord/core/command.ts';
import { createGameArgument } from '../src/discord/core/game-argument.ts';
import type { Payload } from '../src/discord/core/payload.ts';
import { replyPrivately } from '../src/discord/core/reply.ts';
import { learnGame } from '../src/discord/tutorial/lesson.ts';
import { createLearnMenuMessage } from '../src/discord/tutorial/no-lesson.ts';

/** Starts a tutorial of set positions and a free game against an AI; asks for the game if none is given. */
export const learn: Command = {
  name: 'learn',
  arguments: [createGameArgument(false)],
  run: (incoming) => replyPrivately(incoming, startLearning),
};

async function startLearning(ctx: CommandContext): Promise<Payload> {
  const wish = getTypedOption(ctx.interaction, 'game');
  return wish === null ? await createLearnMenuMessage(ctx) : await learnGame(ctx, wish);
}
