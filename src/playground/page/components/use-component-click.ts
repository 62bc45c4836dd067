import { useMessage } from '../messages/message-context.ts';
import { usePage } from '../world/page.ts';
import { listPendingOnMessage } from '../world/pending-interactions.ts';

/** Actions of one component of the surrounding message. */
interface ComponentClick {
  /** True until the bot acknowledges the interaction. */
  readonly isPending: boolean;
  click(): void;
  select(values: readonly string[]): void;
}

/** Returns the actions and pending state of the component with this custom id. */
export function useComponentClick(customId: string): ComponentClick {
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
