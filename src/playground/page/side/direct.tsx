import { Icon } from '../icon.tsx';
import { listPrivateChannels } from '../world/names.ts';
import { usePage } from '../world/page.ts';
import { ChannelLink } from './channel-link.tsx';

/** Renders the links to the person's direct messages with the bot and to their groups, and a button for another group. */
export function Direct({ chosen }: { readonly chosen: () => void }) {
  const { world, channel, words, ask } = usePage();
  return (
    <>
      <div class="label direct">
        <p id="direct">{words.direct}</p>
        <button
          type="button"
          class="icon"
          title={words.openGroup}
          aria-label={words.openGroup}
          onClick={() => ask({ do: 'openGroup', channel })}
          data-open-group
        >
          <Icon name="add" />
        </button>
      </div>
      <ul aria-labelledby="direct" data-testid="direct">
        {listPrivateChannels(world).map((one) => (
          <li key={one.id}>
            <ChannelLink channel={one} chosen={chosen} />
          </li>
        ))}
      </ul>
    </>
  );
}
