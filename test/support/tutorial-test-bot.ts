import type { APIMessage } from 'discord-api-types/v10';
import type { PlaygroundUser } from '../../src/playground/index.ts';
import { findTutorial } from '../../src/store/tutorials.ts';
import { createHintPlayers } from './ai-players.ts';
import { isPrivate, waitForMessage } from './table.ts';
import { openTestBot, type TestBot, type TestBotOptions } from './test-bot.ts';
import {
  chooseAnswer,
  findHintedChoice,
  isLessonOpen,
  LESSON_CHANNEL,
  skipPositions,
} from './tutorial-moves.ts';

/** Opens a test bot for tutorials by Theo; AIs search with as few playouts as the games allow. */
export async function openLessonTestBot(options: TestBotOptions = {}): Promise<LessonTestBot> {
  return new LessonTestBot(
    await openTestBot({ ai: createHintPlayers(400), byHand: false, beginners: true, ...options }),
  );
}

export class LessonTestBot {
  /** The current test bot; a restart replaces it. */
  bot: TestBot;

  constructor(testBot: TestBot) {
    this.bot = testBot;
  }

  get theo(): PlaygroundUser {
    return this.bot.discord.person('theo');
  }

  /** Reopens the test bot with other options and without its data. */
  async reopened(options: TestBotOptions): Promise<void> {
    await this.bot.end();
    this.bot = (await openLessonTestBot(options)).bot;
  }

  /** Opens the tutorial. Returns its first position. */
  async tutorial(game = 'runaround', who = this.theo): Promise<APIMessage> {
    return await waitForMessage(who.slash(LESSON_CHANNEL, 'learn', { game }));
  }

  /** Skips the tutorial's positions. Returns the first decision of the free game. */
  async begun(game = 'runaround', who = this.theo): Promise<APIMessage> {
    return await skipPositions(who, await this.tutorial(game, who));
  }

  async kept(who = this.theo) {
    return await findTutorial(this.bot.store, who.id);
  }

  /** Returns the messages that everybody in the channel sees. */
  inChannel(): readonly APIMessage[] {
    return this.bot.discord.channel(LESSON_CHANNEL).messages.filter((message) => !isPrivate(message));
  }

  /** Plays the learner's best moves until the game is over. */
  async playedOut(panel: APIMessage, who = this.theo): Promise<APIMessage> {
    if (!isLessonOpen(panel)) return panel;
    return await this.playedOut(await chooseAnswer(who, panel, findHintedChoice(panel)), who);
  }
}
