import { findDirectChannel } from '../world/names.ts';
import { usePage } from '../world/page.ts';
import { ChannelLink } from './channel-link.tsx';

/** What the bot and this person write to each other alone. */
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
