import { forgetUser } from '../../app/privacy/forget.ts';
import { defineComponentWithoutTable } from '../core/component.ts';
import { snowflake } from '../core/fields.ts';
import { anonymousNames, createForgetQuestion, createForgottenMessage } from '../core/forget-person.ts';
import { createForgedMessage } from '../core/refusals.ts';
import { isSecondTap } from '../core/second-tap.ts';

/** Deletes the data of the user who was asked for confirmation. */
export const forgetSure = defineComponentWithoutTable('forget-sure', [snowflake], async (ctx, person) => {
  if (person !== ctx.by.person) return createForgedMessage(ctx.language);
  if (isSecondTap(ctx)) return createForgetQuestion(ctx);
  return createForgottenMessage(ctx, await forgetUser(ctx.bot.app, ctx.by, anonymousNames));
});
