import { forgetUser } from '../../app/privacy/forget.ts';
import { defineComponentWithoutTable } from '../core/component.ts';
import { snowflake } from '../core/fields.ts';
import { anonymousNames, createForgetQuestion, createForgottenMessage } from '../core/forget-person.ts';
import { createForgedMessage } from '../core/refusals.ts';
import { isSecondTap } from '../core/second-tap.ts';

/** Deletes the data of the user who was asked for confirmation. */
export const forgetSure = defineComponentWithoutTable('forget-sure', [snowflake], async (caller, person) => {
  if (person !== caller.by.person) return createForgedMessage(caller.language);
  if (isSecondTap(caller)) return createForgetQuestion(caller);
  return createForgottenMessage(caller, await forgetUser(caller.bot.app, caller.by, anonymousNames));
});
