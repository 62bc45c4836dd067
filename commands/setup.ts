import { tableHere } from '../src/app/core/find-tables.ts';
import { LONGEST_TEXT, layingOut, removeSetUp, saveSetUp, setUpsAt } from '../src/app/setups/setups.ts';
import { movePanel } from '../src/discord/board/answer.ts';
import { type Argument, type Command, type Offer, offered } from '../src/discord/core/command.ts';
import type { Typist, Visit } from '../src/discord/core/context.ts';
import type { Payload } from '../src/discord/core/payload.ts';
import { refusalMessage } from '../src/discord/core/refusing.ts';
import { replyHere } from '../src/discord/lobby/reply-here.ts';
import { keptMessage, setUpsMessage } from '../src/discord/setups/setups.ts';
import { refused } from '../src/engine/refusal.ts';

const load: Argument = { id: 'load', kind: 'string', autocomplete: true };
const save: Argument = { id: 'save', kind: 'string' };
const drop: Argument = { id: 'drop', kind: 'string', autocomplete: true };
const ppn: Argument = { id: 'ppn', kind: 'string', longest: LONGEST_TEXT };

/** Set-ups that a server has saved: all of them; lays one out, saves the table or what is pasted under a name, drops one. */
export const setup: Command = {
  name: 'setup',
  arguments: [load, save, drop, ppn],
  run: (arrival) => {
    // A set-up that was saved in another form is looked for as typed first.
    const wish = (name: string) => arrival.asked.options.getString(name);
    return replyHere(arrival, (visit) => done(visit, wish));
  },
  complete: offers,
};

async function done(visit: Visit, wish: (name: string) => string | null): Promise<Payload> {
  const { bot, by, table, language } = visit;
  const [loaded, saved, dropped] = [wish('load'), wish('save'), wish('drop')];
  if (loaded !== null) return await laidOut(visit, loaded);
  const { id } = table.record;
  if (saved !== null)
    return keptMessage('saved', await saveSetUp(bot.house, by, id, saved, wish('ppn')), language);
  if (dropped !== null)
    return keptMessage('dropped', await removeSetUp(bot.house, by, id, dropped), language);
  return await setUpsMessage(bot.house, table, language);
}

async function laidOut(visit: Visit, name: string): Promise<Payload> {
  const composing = await layingOut(visit.bot.house, visit.table, name);
  return refused(composing)
    ? refusalMessage(composing, visit.language)
    : await movePanel(visit, null, composing);
}

async function offers({ bot, asked }: Typist): Promise<readonly Offer[]> {
  const table = await tableHere(bot.house, asked.channelId);
  if (refused(table)) return [];
  const saved = await setUpsAt(bot.house, table);
  return offered(
    saved.map(({ name }) => ({ name, value: name })),
    asked.options.getFocused(),
  );
}
