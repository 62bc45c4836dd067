import type { APIMessage } from 'discord-api-types/v10';
import type { Actor } from '../../src/playground/index.ts';
import { lessonOf } from '../../src/store/lessons.ts';
import { type Evening, type EveningOptions, openEvening } from './evening.ts';
import { CHANNEL, choose, goesOn, hintedChoice, skipPositions } from './lesson.ts';
import { answered, isPrivate } from './table.ts';
import { hinting } from './thinking.ts';

/** An evening on which Theo learns games; AIs think, with as few playouts as the games bear. */
export async function openLessons(options: EveningOptions = {}): Promise<LessonEvening> {
  return new LessonEvening(
    await openEvening({ players: hinting(400), byHand: false, beginners: true, ...options }),
  );
}

export class LessonEvening {
  /** Another one after a restart. */
  evening: Evening;

  constructor(evening: Evening) {
    this.evening = evening;
  }

  get theo(): Actor {
    return this.evening.discord.person('theo');
  }

  /** The same otherwise: what was there is gone. */
  async reopened(options: EveningOptions): Promise<void> {
    await this.evening.end();
    this.evening = (await openLessons(options)).evening;
  }

  /** The first set position of the tutorial. */
  async tutorial(game = 'runaround', who = this.theo): Promise<APIMessage> {
    return await answered(who.slash(CHANNEL, 'learn', { game }));
  }

  /** The first decision of the free game: the set positions are skipped. */
  async begun(game = 'runaround', who = this.theo): Promise<APIMessage> {
    return await skipPositions(who, await this.tutorial(game, who));
  }

  async kept(who = this.theo) {
    return await lessonOf(this.evening.store, who.id);
  }

  /** What everybody in the channel reads. */
  inChannel(): readonly APIMessage[] {
    return this.evening.discord.channel(CHANNEL).messages.filter((message) => !isPrivate(message));
  }

  /** The learner does what is best until it is over. */
  async playedOut(panel: APIMessage, who = this.theo): Promise<APIMessage> {
    if (!goesOn(panel)) return panel;
    return await this.playedOut(await choose(who, panel, hintedChoice(panel)), who);
  }
}
