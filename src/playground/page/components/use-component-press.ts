import { useMessage } from '../messages/message-context.ts';
import { usePage } from '../world/page.ts';
import { listPendingOnMessage } from '../world/pending-interactions.ts';

/** Clicking on one component of the message around it. */
interface ComponentPress {
  /** Asked, and the bot has not even said that it heard. */
  readonly isPending: boolean;
  click(): void;
  select(values: readonly string[]): void;
}

/** How the component with this custom id is pressed and where that stands. */
export function useComponentPress(customId: string): ComponentPress {
  const { ask, world } = usePage();
  const { message } = useMessage();
  const at = { channel: message.channel_id, message: message.id, customId };
  const isPending = listPendingOnMessage(world.waits, message.id).some(
    (wait) => 'customId' in wait.ask && wait.ask.customId === customId && wait.progress === 'sent',
  );
  return {
    isPending,
    click: () => !isPending && ask({ do: 'click', ...at }),
    select: (values) => !isPending && ask({ do: 'select', ...at, values }),
  };
}
