import { Refusal } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';

/** That first game is not there any more: it is over, was given up, or another one is played in its place. */
export class Gone extends Refusal {
  constructor() {
    super(text('bot:learn.gone'));
  }
}

/** That first game has gone on since. */
export class WentOn extends Refusal {
  constructor() {
    super(text('bot:learn.wentOn'));
  }
}
