import type { PersonStanding } from '../../protocol.ts';
import { Actions } from '../actions.tsx';
import { listMenuCommands } from '../composer/leaves.ts';
import { listOfferedCommands } from '../world/names.ts';
import { usePage } from '../world/page.ts';

interface PersonActionsProps {
  readonly person: PersonStanding;
  readonly chosen: () => void;
}

/** Renders the bot's user context-menu commands, used in the shown channel; nothing if there are none. */
export function PersonActions({ person: { user, nick }, chosen }: PersonActionsProps) {
  const { world, words, channel, ask } = usePage();
  const offered = listOfferedCommands(world, channel);
  const actions = listMenuCommands(offered, 'user', world.you.locale).map(({ name, shown }) => ({
    name,
    label: shown,
    act: () => {
      chosen();
      ask({ do: 'onPerson', channel, name, target: user.id });
    },
  }));
  return <Actions label={words.onPerson(nick)} actions={actions} />;
}
