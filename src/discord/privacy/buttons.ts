import { forget } from '../../app/privacy/forget.ts';
import { snowflake } from '../core/fields.ts';
import { pressAtNone } from '../core/press.ts';
import { forgedMessage } from '../core/refusing.ts';
import { isSecondTap } from '../core/second-tap.ts';
import { forgetQuestion, forgottenMessage, namesAfter } from '../core/somebody.ts';

/** Deletes the data of the person who was asked for confirmation. */
export const forgetSure = pressAtNone('forget-sure', [snowflake], async (caller, person) => {
  if (person !== caller.by.person) return forgedMessage(caller.language);
  if (isSecondTap(caller)) return forgetQuestion(caller);
  return forgottenMessage(caller, await forget(caller.bot.house, caller.by, namesAfter));
});
