import { listTextChannels, listThreads } from '../world/names.ts';
import { usePage } from '../world/page.ts';
import { ChannelLink } from './channel-link.tsx';
import { Direct } from './direct.tsx';

/** Renders the channels, each with its threads below it. */
export function Channels({ chosen }: { readonly chosen: () => void }) {
  const { world, channel, words } = usePage();
  return (
    <nav class="channels" aria-label={words.channels}>
      <ul>
        {listTextChannels(world).map((one) => (
          <li key={one.id}>
            <ChannelLink channel={one} chosen={chosen} />
            <ul class="threads">
              {listThreads(world, one.id, channel).map((thread) => (
                <li key={thread.id}>
                  <ChannelLink channel={thread} chosen={chosen} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <Direct chosen={chosen} />
    </nav>
  );
}
