import { forget } from '../../app/privacy/forget.ts';
import { snowflake } from '../kit/fields.ts';
import { pressAtNone } from '../kit/press.ts';
import { forgedMessage } from '../kit/refusing.ts';
import { isSecondTap } from '../kit/secondTap.ts';
import { forgetQuestion, forgottenMessage } from '../messages/privacy/forget.ts';
import { namesAfter } from '../messages/privacy/namesAfter.ts';

/** Deletes the data of the person who was asked for confirmation. */
export const forgetSure = pressAtNone('forget-sure', [snowflake], async (caller, person) => {
  if (person !== caller.by.person) return forgedMessage(caller.language);
  if (isSecondTap(caller)) return forgetQuestion(caller);
  return forgottenMessage(caller, await forget(caller.bot.house, caller.by, namesAfter));
});
