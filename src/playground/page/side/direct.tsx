import { findDirectChannel } from '../world/names.ts';
import { usePage } from '../world/page.ts';
import { ChannelLink } from './channel-link.tsx';

/** Renders the link to the person's direct messages with the bot. */
export function Direct({ chosen }: { readonly chosen: () => void }) {
  const { world, words } = usePage();
  const channel = findDirectChannel(world);
  if (!channel) return null;
  return (
    <>
      <p class="label" id="direct">
        {words.direct}
      </p>
      <ul aria-labelledby="direct" data-testid="direct">
        <li>
          <ChannelLink channel={channel} chosen={chosen} />
        </li>
      </ul>
    </>
  );
}
