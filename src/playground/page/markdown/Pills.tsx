import { labelOf, nickOf } from '../world/names.ts';
import { usePage } from '../world/page.ts';

interface PillProps {
  readonly id: string;
}

/** Somebody's nick; one's own stands out. */
export function UserPill({ id }: PillProps) {
  const { world } = usePage();
  const isYou = id === world.you.user.id;
  return (
    <span class={isYou ? 'pill you' : 'pill'} data-mention={id}>
      @{nickOf(world, id) ?? 'unknown-user'}
    </span>
  );
}

/** A role, in no colour. */
export function RolePill({ id }: PillProps) {
  const { world } = usePage();
  const role = world.guild.roles.find((one) => one.id === id);
  return <span class="pill">@{role?.name ?? 'deleted-role'}</span>;
}

/** A channel, or a message in it, to go to. */
export function ChannelPill({ id, message }: PillProps & { readonly message?: string | undefined }) {
  const { world, go } = usePage();
  const channel = world.channels.get(id);
  if (!channel) return <span class="pill">#unknown</span>;
  return (
    <button type="button" class="pill" onClick={() => go(id, message)} data-goto={id}>
      {labelOf(channel)}
      {message && ' › 💬'}
    </button>
  );
}
