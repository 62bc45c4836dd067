import type { ActionContext } from '../actor/gestures.ts';
import { demandManager, getServer, removeChannel, removeMessage } from '../actor/moderate.ts';
import { passTime } from '../playground-context.ts';
import type { PageRequest } from '../protocol.ts';
import { addChannel } from '../world/first-channels.ts';
import { openGroup } from '../world/group.ts';
import type { ServerPerson } from '../world/server-person.ts';

/** Requests that change the playground itself; the bot hears of them only through events. */
type Arrangement = Extract<
  PageRequest,
  {
    do:
      | ('pass' | 'read' | 'deleteMessage' | 'addChannel' | 'deleteChannel' | 'bot')
      | ('member' | 'direct' | 'install' | 'openGroup');
  }
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
  'install',
  'openGroup',
] satisfies readonly Arrangement['do'][];

/** Returns true if a page's request changes the playground rather than calling the bot. */
export const isArrangement = (ask: PageRequest): ask is Arrangement => ARRANGEMENT_KINDS.includes(ask.do);

/** Carries out the request; throws if the person may not do it. */
export function applyArrangement(doer: ActionContext, ask: Arrangement) {
  const { playground, person } = doer;
  switch (ask.do) {
    case 'pass':
      return passTime(playground, ask.ms);
    case 'read':
      return playground.calls.answer(person.user.id, ask.channel);
    case 'member':
      return playground.world.setMember(getServer(playground, ask.channel), person.user.id, ask.isMember);
    case 'direct':
      return playground.world.setTaking(person.user.id, ask.isTaking);
    case 'install':
      return playground.world.setInstalled(person.user.id, ask.hasInstalled);
    case 'openGroup':
      return openGroup(playground, listGroupPeople(doer));
    default:
      demandManager(doer);
      return moderate(doer, ask);
  }
}

/** Lists the person and everybody else of the server, also those who have left it. */
function listGroupPeople({ playground, person, channelId }: ActionContext): readonly ServerPerson[] {
  const { people } = getServer(playground, channelId);
  return [person, ...people.filter(({ user }) => user.id !== person.user.id)];
}

function moderate(
  { playground }: ActionContext,
  ask: Extract<Arrangement, { do: 'deleteMessage' | 'addChannel' | 'deleteChannel' | 'bot' }>,
) {
  const server = getServer(playground, ask.channel);
  if (ask.do === 'bot') return playground.world.setBotIn(server, ask.isIn, playground.clock.now());
  if (ask.do === 'addChannel') return addChannel(playground, server, ask.name);
  if (ask.do === 'deleteChannel') return removeChannel(playground, ask.channel);
  return removeMessage(playground, ask.message);
}
