import { learnGame } from '../src/discord/acts/learn/learning.ts';
import { type Called, type Command, typedOption } from '../src/discord/kit/command.ts';
import { gameArgument } from '../src/discord/kit/gameArgument.ts';
import type { Payload } from '../src/discord/kit/payload.ts';
import { replyPrivately } from '../src/discord/kit/reply.ts';
import { whichMessage } from '../src/discord/messages/learn/which.ts';

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
