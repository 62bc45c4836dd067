import type { MessageComponentInteraction } from 'discord.js';
import { REPEATED, type Repeated } from '../../app/core/actor.ts';
import { getOtherPeople, loadTable } from '../../app/core/table.ts';
import { agreeToUndo, declineUndo } from '../../app/undo/consent.ts';
import { AskFirstRefusal, proposeUndo, type UndoResult, undoLastMove } from '../../app/undo/undo.ts';
import { type Refusal, refused } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import { showCurrentTable } from '../board/answer-panel.ts';
import { createPanelMessage } from '../board/panel.ts';
import type { ComponentReply } from '../core/component.ts';
import type { TableContext } from '../core/context.ts';
import { createTableContext, isSeated } from '../core/create-context.ts';
import { getSafeNames } from '../core/names.ts';
import type { Payload } from '../core/payload.ts';
import { describeMissingAtTable } from '../core/permissions.ts';
import { createRefusalMessage } from '../core/refusals.ts';
import { getStandardReply } from '../core/reply.ts';
import { createButtonRows, createNamedButton } from '../core/rows.ts';
import { formatTooSoonLine, isSecondTap } from '../core/second-tap.ts';

type ComponentTableContext = TableContext<MessageComponentInteraction>;

/** Undoes the last move and shows the panel again; if the others must agree, offers to ask them. */
export async function handleUndo(ctx: ComponentTableContext, version: number): Promise<Payload> {
  const { bot, by, table } = ctx;
  if (isSecondTap(ctx)) return await createTooSoonPanel(ctx, version);
  return await withPublishPermission(ctx, async () =>
    createUndoResult(ctx, await undoLastMove(bot.app, by, table.record.id, version)),
  );
}

/** Asks the others for consent; if none is needed, undoes the move. */
export async function handleUndoRequest(ctx: ComponentTableContext, version: number): Promise<Payload> {
  const { bot, by, table } = ctx;
  if (isSecondTap(ctx))
    return await createUndoRequestOffer(
      ctx,
      new AskFirstRefusal(getOtherPeople(table, by.person).length > 0),
    );
  return await withPublishPermission(ctx, async () =>
    createUndoResult(ctx, await proposeUndo(bot.app, by, table.record.id, version)),
  );
}

/** Agrees to a player's undo. If that decides it, the board says so and no reply is needed. */
export async function handleUndoConsent(
  ctx: ComponentTableContext,
  version: number,
): Promise<ComponentReply> {
  const { bot, by, table, language } = ctx;
  if (isSecondTap(ctx)) return { content: formatTooSoonLine(language) };
  return await withPublishPermission(ctx, async () => {
    const agreed = await agreeToUndo(bot.app, by, table.record.id, version);
    if (agreed === REPEATED) return { content: getStandardReply(language, 'nothingDone') };
    if (refused(agreed)) return createRefusalMessage(agreed, language, getSafeNames(table));
    if (agreed.waits.length === 0) return { done: true, ...formatUndoReply(ctx, 'done') };
    const who = agreed.waits.map((person) => `<@${person}>`);
    return { content: translate(language, text('bot:takeBack.agreed', { who }), () => '') };
  });
}

/** Declines the undo, which the board says. */
export async function handleUndoRefusal(
  ctx: ComponentTableContext,
  version: number,
): Promise<ComponentReply> {
  const { bot, by, table, language } = ctx;
  if (isSecondTap(ctx)) return { content: formatTooSoonLine(language) };
  return await withPublishPermission(ctx, async () => {
    const declined = await declineUndo(bot.app, by, table.record.id, version);
    if (declined === REPEATED) return { content: getStandardReply(language, 'nothingDone') };
    if (refused(declined)) return createRefusalMessage(declined, language, getSafeNames(table));
    return { done: true, ...formatUndoReply(ctx, 'declined') };
  });
}

/** Returns the panel for a second click of the one that made the move, still with the undo button. */
async function createTooSoonPanel(ctx: ComponentTableContext, version: number): Promise<Payload> {
  const first = [formatTooSoonLine(ctx.language)];
  if (!isSeated(ctx) || ctx.table.record.version !== version) return await showCurrentTable(ctx, first);
  return await createPanelMessage(ctx, { first, events: [], free: true });
}

/** Runs an action only if the bot may announce it in the channel. */
async function withPublishPermission(
  ctx: TableContext,
  doing: () => Promise<ComponentReply>,
): Promise<ComponentReply> {
  const lacking = describeMissingAtTable(ctx, 'tell');
  return lacking === null ? await doing() : { content: lacking };
}

async function createUndoResult(
  ctx: TableContext,
  outcome: UndoResult | Refusal | Repeated,
): Promise<Payload> {
  if (outcome === REPEATED) return { content: getStandardReply(ctx.language, 'nothingDone') };
  if (outcome instanceof AskFirstRefusal) return await createUndoRequestOffer(ctx, outcome);
  if (refused(outcome)) return await showCurrentTable(ctx, [outcome]);
  if (!outcome.taken) return await showCurrentTable(ctx, [formatUndoReply(ctx, 'asked').content]);
  const now = createTableContext(ctx, outcome.table);
  const { content } = formatUndoReply(ctx, 'taken');
  return isSeated(now) ? await createPanelMessage(now, { first: [content] }) : { content };
}

/** Returns the reason of the refusal, with the button that asks the others. */
async function createUndoRequestOffer(
  { bot, table, language }: TableContext,
  refusal: AskFirstRefusal,
): Promise<Payload> {
  const now = await loadTable(bot.app, table.record.id);
  if (refused(now)) return createRefusalMessage(now, language);
  const { id, version } = now.record;
  const ask = createNamedButton(language, refusal.asksOthers ? 'askBack' : 'takeBack', [
    'ask-back',
    id,
    version,
  ]);
  return { ...createRefusalMessage(refusal, language, getSafeNames(now)), rows: createButtonRows([ask]) };
}

function formatUndoReply(
  { language }: TableContext,
  what: 'asked' | 'taken' | 'done' | 'declined',
): { content: string } {
  return { content: translate(language, text(`bot:takeBack.${what}`), () => '') };
}
