import type { APIButtonComponent, APIButtonComponentWithCustomId } from 'discord-api-types/v10';
import { Icon } from '../icon.tsx';
import { usePage } from '../world/page.ts';
import { parseDiscordLink } from '../world/parse-discord-link.ts';
import { Emoji } from './emoji.tsx';
import { useComponentClick } from './use-component-click.ts';

const styles = { 1: 'primary', 2: 'secondary', 3: 'success', 4: 'danger', 5: 'link', 6: 'premium' } as const;

/** Renders a button in any of Discord's six styles. */
export function Button({ button }: { readonly button: APIButtonComponent }) {
  if ('url' in button) return <LinkButton url={button.url} button={button} />;
  if ('custom_id' in button) return <ClickButton button={button} />;
  return (
    <button type="button" class="button premium" disabled>
      SKU {button.sku_id}
    </button>
  );
}

function ClickButton({ button }: { readonly button: APIButtonComponentWithCustomId }) {
  const { isPending, click } = useComponentClick(button.custom_id);
  return (
    <button
      type="button"
      class={`button ${styles[button.style]}`}
      disabled={button.disabled}
      aria-busy={isPending}
      aria-label={button.label ? undefined : button.emoji?.name}
      data-custom-id={button.custom_id}
      data-pending={isPending || undefined}
      onClick={click}
    >
      <span class="button-in">
        <Emoji emoji={button.emoji} />
        {button.label}
      </span>
      {isPending && <span class="spinner" aria-hidden="true" />}
    </button>
  );
}

interface LinkButtonProps {
  readonly url: string;
  readonly button: Extract<APIButtonComponent, { url: string }>;
}

/** Renders a link button. A link to a message of this guild stays on the page, as in Discord. */
function LinkButton({ url, button }: LinkButtonProps) {
  const { world, go } = usePage();
  const place = parseDiscordLink(url, world.guild.id);
  const inside = (
    <span class="button-in">
      <Emoji emoji={button.emoji} />
      {button.label}
      <Icon name="out" />
    </span>
  );
  if (place || button.disabled)
    return (
      <button
        type="button"
        class="button link-style"
        disabled={button.disabled}
        data-goto={place?.channel}
        onClick={() => place && go(place.channel, place.message)}
      >
        {inside}
      </button>
    );
  return (
    <a class="button link-style" href={url} target="_blank" rel="noreferrer noopener">
      {inside}
    </a>
  );
}
