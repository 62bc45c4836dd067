import { getChannelLabel, getRoleLabel, getUserLabel } from '../world/names.ts';
import { usePage } from '../world/page.ts';

interface PillProps {
  readonly id: string;
}

/** Renders a user's nick; a mention of the current person stands out. */
export function UserPill({ id }: PillProps) {
  const { world } = usePage();
  const isYou = id === world.you.user.id;
  return (
    <span class={isYou ? 'pill you' : 'pill'} data-mention={id}>
      {getUserLabel(world, id)}
    </span>
  );
}

/** Renders a role, without its colour. */
export function RolePill({ id }: PillProps) {
  const { world } = usePage();
  return <span class="pill">{getRoleLabel(world, id)}</span>;
}

/** Renders a button to a channel, or to a message in it. */
export function ChannelPill({ id, message }: PillProps & { readonly message?: string | undefined }) {
  const { world, go } = usePage();
  const label = getChannelLabel(world, id);
  if (!world.channels.has(id)) return <span class="pill">{label}</span>;
  return (
    <button type="button" class="pill" onClick={() => go(id, message)} data-goto={id}>
      {label}
      {message && ' › 💬'}
    </button>
  );
}
