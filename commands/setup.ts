import { loadChannelTable } from '../src/app/core/find-tables.ts';
import {
  listSetUps,
  loadSetUpComposer,
  MAX_SET_UP_TEXT_LENGTH,
  removeSetUp,
  saveSetUp,
} from '../src/app/setups/setups.ts';
import { makePanelMove } from '../src/discord/board/answer-panel.ts';
import {
  type Argument,
  type Command,
  filterSuggestions,
  type Suggestion,
} from '../src/discord/core/command.ts';
import type { AutocompleteContext, TableContext } from '../src/discord/core/context.ts';
import type { Payload } from '../src/discord/core/payload.ts';
import { createRefusalMessage } from '../src/discord/core/refusals.ts';
import { replyHere } from '../src/discord/lobby/reply-here.ts';
import { createSetUpChangeMessage, createSetUpsMessage } from '../src/discord/setups/setups.ts';
import { refused } from '../src/engine/refusal.ts';

const load: Argument = { id: 'load', kind: 'string', autocomplete: true };
const save: Argument = { id: 'save', kind: 'string' };
const drop: Argument = { id: 'drop', kind: 'string', autocomplete: true };
const ppn: Argument = { id: 'ppn', kind: 'string', longest: MAX_SET_UP_TEXT_LENGTH };

/** Lists the server's saved set-ups, lays one out, saves the table or a pasted position under a name, or deletes one. */
export const setup: Command = {
  name: 'setup',
  isServerOnly: true,
  arguments: [load, save, drop, ppn],
  run: (incoming) => {
    // A set-up may have been saved before names were normalised, so the name as typed is tried first.
    const wish = (name: string) => incoming.interaction.options.getString(name);
    return replyHere(incoming, (ctx) => runSetUp(ctx, wish));
  },
  complete: completeSetUp,
};

async function runSetUp(ctx: TableContext, wish: (name: string) => string | null): Promise<Payload> {
  const { bot, by, table, language } = ctx;
  const [loaded, saved, dropped] = [wish('load'), wish('save'), wish('drop')];
  if (loaded !== null) return await layOutSaved(ctx, loaded);
  const { id } = table.record;
  if (saved !== null)
    return createSetUpChangeMessage('saved', await saveSetUp(bot.app, by, id, saved, wish('ppn')), language);
  if (dropped !== null)
    return createSetUpChangeMessage('dropped', await removeSetUp(bot.app, by, id, dropped), language);
  return await createSetUpsMessage(bot.app, table, language);
}

async function layOutSaved(ctx: TableContext, name: string): Promise<Payload> {
  const composing = await loadSetUpComposer(ctx.bot.app, ctx.table, name);
  return refused(composing)
    ? createRefusalMessage(composing, ctx.language)
    : await makePanelMove(ctx, null, composing);
}

async function completeSetUp({ bot, interaction }: AutocompleteContext): Promise<readonly Suggestion[]> {
  const table = await loadChannelTable(bot.app, interaction.channelId);
  if (refused(table)) return [];
  const saved = await listSetUps(bot.app, table);
  return filterSuggestions(
    saved.map(({ name }) => ({ name, value: name })),
    interaction.options.getFocused(),
  );
}
