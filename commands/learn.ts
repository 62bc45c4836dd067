import { type Called, type Command, typedOption } from '../src/discord/core/command.ts';
import { gameArgument } from '../src/discord/core/game-argument.ts';
import type { Payload } from '../src/discord/core/payload.ts';
import { replyPrivately } from '../src/discord/core/reply.ts';
import { learnGame } from '../src/discord/tutorial/lesson.ts';
import { whichMessage } from '../src/discord/tutorial/no-lesson.ts';

/** A tutorial of set positions and a free game against an AI; without a game it asks which. */
export const learn: Command = {
  name: 'learn',
  arguments: [gameArgument(false)],
  run: (arrival) => replyPrivately(arrival, taught),
};

async function taught(caller: Called): Promise<Payload> {
  const wish = typedOption(caller.asked, 'game');
  return wish === null ? await whichMessage(caller) : await learnGame(caller, wish);
}
