import type { APIMessage } from 'discord-api-types/v10';
import type { PlaygroundUser } from '../../src/playground/index.ts';
import { findTutorial } from '../../src/store/tutorials.ts';
import { createHintPlayers } from './ai-players.ts';
import { chooseAnswer, findHintedChoice, isLessonOpen, LESSON_CHANNEL, skipPositions } from './lesson.ts';
import { isPrivate, waitForMessage } from './table.ts';
import { openTestBot, type TestBot, type TestBotOptions } from './test-bot.ts';

/** An evening on which Theo learns games; AIs think, with as few playouts as the games bear. */
export async function openLessonTestBot(options: TestBotOptions = {}): Promise<LessonTestBot> {
  return new LessonTestBot(
    await openTestBot({ players: createHintPlayers(400), byHand: false, beginners: true, ...options }),
  );
}

export class LessonTestBot {
  /** Another one after a restart. */
  evening: TestBot;

  constructor(testBot: TestBot) {
    this.evening = testBot;
  }

  get theo(): PlaygroundUser {
    return this.evening.discord.person('theo');
  }

  /** The same otherwise: what was there is gone. */
  async reopened(options: TestBotOptions): Promise<void> {
    await this.evening.end();
    this.evening = (await openLessonTestBot(options)).evening;
  }

  /** The first set position of the tutorial. */
  async tutorial(game = 'runaround', who = this.theo): Promise<APIMessage> {
    return await waitForMessage(who.slash(LESSON_CHANNEL, 'learn', { game }));
  }

  /** The first decision of the free game: the set positions are skipped. */
  async begun(game = 'runaround', who = this.theo): Promise<APIMessage> {
    return await skipPositions(who, await this.tutorial(game, who));
  }

  async kept(who = this.theo) {
    return await findTutorial(this.evening.store, who.id);
  }

  /** What everybody in the channel reads. */
  inChannel(): readonly APIMessage[] {
    return this.evening.discord.channel(LESSON_CHANNEL).messages.filter((message) => !isPrivate(message));
  }

  /** The learner does what is best until it is over. */
  async playedOut(panel: APIMessage, who = this.theo): Promise<APIMessage> {
    if (!isLessonOpen(panel)) return panel;
    return await this.playedOut(await chooseAnswer(who, panel, findHintedChoice(panel)), who);
  }
}
