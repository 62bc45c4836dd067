import type { ActionContext } from '../actor/gestures.ts';
import { demandManager, getServer, removeChannel, removeMessage } from '../actor/moderate.ts';
import { passTime } from '../playground-context.ts';
import type { PageRequest } from '../protocol.ts';
import { addChannel } from '../world/first-channels.ts';

/** Requests that change the playground itself; the bot hears of them only through events. */
type Arrangement = Extract<
  PageRequest,
  { do: 'pass' | 'read' | 'deleteMessage' | 'addChannel' | 'deleteChannel' | 'bot' | 'member' | 'direct' }
>;

const ARRANGEMENT_KINDS: readonly string[] = [
  'pass',
  'read',
  'deleteMessage',
  'addChannel',
  'deleteChannel',
  'bot',
  'member',
  'direct',
] satisfies readonly Arrangement['do'][];

/** Returns true if a page's request changes the playground rather than calling the bot. */
export const isArrangement = (ask: PageRequest): ask is Arrangement => ARRANGEMENT_KINDS.includes(ask.do);

/** Carries out the request; throws if the person may not do it. */
export function applyArrangement(doer: ActionContext, ask: Arrangement) {
  const { room, person } = doer;
  switch (ask.do) {
    case 'pass':
      return passTime(room, ask.ms);
    case 'read':
      return room.calls.answer(person.user.id, ask.channel);
    case 'member':
      return room.world.setMember(getServer(room, ask.channel), person.user.id, ask.isMember);
    case 'direct':
      return room.world.setTaking(person.user.id, ask.isTaking);
    default:
      demandManager(doer);
      return moderate(doer, ask);
  }
}

function moderate(
  { room }: ActionContext,
  ask: Extract<Arrangement, { do: 'deleteMessage' | 'addChannel' | 'deleteChannel' | 'bot' }>,
) {
  const server = getServer(room, ask.channel);
  if (ask.do === 'bot') return room.world.setBotIn(server, ask.isIn, room.clock.now());
  if (ask.do === 'addChannel') return addChannel(room, server, ask.name);
  if (ask.do === 'deleteChannel') return removeChannel(room, ask.channel);
  return removeMessage(room, ask.message);
}
