import { isOffered } from '../../actor/is-offered.ts';
import type { PersonStanding } from '../../protocol.ts';
import { Actions } from '../actions.tsx';
import { listUserCommands } from '../composer/leaves.ts';
import { isDirect } from '../world/names.ts';
import { usePage } from '../world/page.ts';

interface PersonActionsProps {
  readonly person: PersonStanding;
  readonly chosen: () => void;
}

/** Renders the bot's user context-menu commands, used in the shown channel; nothing if there are none. */
export function PersonActions({ person: { user, nick }, chosen }: PersonActionsProps) {
  const { world, words, channel, ask } = usePage();
  const shown = world.channels.get(channel);
  const isAlone = shown !== undefined && isDirect(shown);
  const offered = world.commands.filter((command) => isOffered(command, isAlone));
  const actions = listUserCommands(offered, world.you.locale).map((command) => ({
    name: command.name,
    label: command.shown,
    act: () => {
      chosen();
      ask({ do: 'onPerson', channel, name: command.name, target: user.id });
    },
  }));
  return <Actions label={words.onPerson(nick)} actions={actions} />;
}
