import { forget } from '../../tables/forgetting/forget.ts';
import { namesAfter } from '../acts/namesAfter.ts';
import { pressAtNone } from '../kit/press.ts';
import { isSecondTap } from '../kit/secondTap.ts';
import { forgetQuestion, forgottenMessage } from '../messages/privacy/forget.ts';

declare module '../kit/ids.ts' {
  interface Presses {
    'forget-sure': [];
  }
}

/** Forgets whoever presses it. */
export const forgetSure = pressAtNone('forget-sure', [], async (caller) => {
  if (isSecondTap(caller)) return forgetQuestion(caller);
  await forget(caller.bot.house, caller.by, namesAfter);
  return forgottenMessage(caller);
});
