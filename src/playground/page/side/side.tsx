import { useEffect } from 'preact/hooks';
import { Icon } from '../icon.tsx';
import { usePage } from '../world/page.ts';
import { Channels } from './channels.tsx';
import { Clock } from './clock.tsx';
import { GuildActions } from './guild-actions.tsx';
import { People } from './people.tsx';
import { Servers } from './servers.tsx';

interface SideProps {
  /** True if the side bar is pulled out over the messages, on a phone. */
  readonly isDrawn: boolean;
  readonly close: () => void;
}

/** Renders the servers, the channels of the shown server, and the people to act as. */
export function Side({ isDrawn, close }: SideProps) {
  const { world, words } = usePage();
  useEffect(() => {
    if (!isDrawn) return;
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && close();
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isDrawn]);
  return (
    <>
      <div class={isDrawn ? 'side drawn' : 'side'}>
        <Servers />
        <div class="guild">
          <span class="brand" aria-hidden="true" />
          <strong>{world.guild.name}</strong>
          <GuildActions />
          <button type="button" class="icon shut" aria-label={words.close} onClick={close}>
            <Icon name="close" />
          </button>
        </div>
        <Channels chosen={close} />
        <Clock />
        <People chosen={close} />
      </div>
      {isDrawn && <button type="button" class="shade" aria-label={words.close} onClick={close} />}
    </>
  );
}
