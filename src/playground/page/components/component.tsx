import type {
  APIAttachment,
  APIButtonComponent,
  APIButtonComponentWithCustomId,
  APIContainerComponent,
  APIFileComponent,
  APIMediaGalleryComponent,
  APIMediaGalleryItem,
  APIMessageComponent,
  APISelectMenuComponent,
  APIThumbnailComponent,
  APIUnfurledMediaItem,
} from 'discord-api-types/v10';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { SeenMessage } from '../../protocol.ts';
import { Icon } from '../icon.tsx';
import { Markdown } from '../markdown/markdown.tsx';
import { FileCard } from '../messages/file-card.tsx';
import { useMessage } from '../messages/message-context.ts';
import { Picture } from '../messages/picture.tsx';
import { ComponentKind } from '../world/component-kind.ts';
import { usePage } from '../world/page.ts';
import { parseDiscordLink } from '../world/parse-discord-link.ts';
import { listPendingOnMessage } from '../world/pending-interactions.ts';
import { listChoices, listDefaults } from './choice.ts';
import { Emoji } from './emoji.tsx';
import { getAccentStyle } from './get-accent-style.ts';
import { Select } from './select.tsx';

/** Renders any component of a message: https://discord.com/developers/docs/components/reference */
export function Component({ component }: { readonly component: APIMessageComponent }) {
  switch (component.type) {
    case ComponentKind.row:
      return (
        <div class="row">
          {component.components.map((one) => (
            <Component key={'custom_id' in one ? one.custom_id : one.id} component={one} />
          ))}
        </div>
      );
    case ComponentKind.button:
      return <Button button={component} />;
    case ComponentKind.stringSelect:
    case ComponentKind.userSelect:
    case ComponentKind.roleSelect:
    case ComponentKind.mentionableSelect:
    case ComponentKind.channelSelect:
      return <MessageSelect select={component} />;
    case ComponentKind.section:
      return (
        <Section accessory={<Component component={component.accessory} />}>
          {component.components.map((text, index) => (
            <Component key={index} component={text} />
          ))}
        </Section>
      );
    case ComponentKind.text:
      return <Markdown text={component.content} />;
    case ComponentKind.thumbnail:
      return <Thumbnail thumbnail={component} />;
    case ComponentKind.gallery:
      return <Gallery gallery={component} />;
    case ComponentKind.file:
      return <MediaFile file={component} />;
    case ComponentKind.separator:
      return (
        <hr
          class={`separator s${component.spacing ?? 1} ${component.divider === false ? 'bare' : ''}`.trim()}
        />
      );
    case ComponentKind.container:
      return (
        <Container container={component}>
          {component.components.map((one, index) => (
            <Component key={index} component={one} />
          ))}
        </Container>
      );
    default:
      return <Unsupported />;
  }
}

function Unsupported() {
  const { words } = usePage();
  return <p class="unsupported">{words.unsupported}</p>;
}

interface ContainerProps {
  readonly container: APIContainerComponent;
  /** Components inside the card. */
  readonly children: ComponentChildren;
}

/** Renders a card around components, with an edge in its accent colour. */
function Container({ container, children }: ContainerProps) {
  const { words } = usePage();
  const [isHidden, hide] = useState(container.spoiler === true);
  return (
    <section
      class="card container"
      style={getAccentStyle(container.accent_color)}
      data-hidden={isHidden || undefined}
    >
      {children}
      {isHidden && (
        <button type="button" class="veil" onClick={() => hide(false)}>
          {words.spoiler}
        </button>
      )}
    </section>
  );
}

/** Renders an attached file. */
function MediaFile({ file }: { readonly file: APIFileComponent }) {
  const media = findMedia(useMessage(), file.file);
  return <FileCard name={file.name ?? media.name} url={media.url} size={file.size ?? media.size} />;
}

/** Renders a select menu of a message. The choice stays until the bot changes the menu. */
function MessageSelect({ select }: { readonly select: APISelectMenuComponent }) {
  const { world } = usePage();
  const { isPending, select: send } = useComponentClick(select.custom_id);
  const shape = JSON.stringify(select);
  const [chosen, choose] = useState(listDefaults(select));
  useEffect(() => choose(listDefaults(select)), [shape]);
  return (
    <Select
      customId={select.custom_id}
      choices={listChoices(select, world)}
      chosen={chosen}
      placeholder={select.placeholder}
      min={select.min_values ?? 1}
      max={select.max_values ?? 1}
      isDisabled={select.disabled ?? false}
      isPending={isPending}
      onChosen={(values) => {
        choose(values);
        send(values);
      }}
    />
  );
}

interface SectionProps {
  readonly accessory: ComponentChildren;
  /** The section's texts. */
  readonly children: ComponentChildren;
}

/** Renders texts with a button or a small picture at their right. */
function Section({ accessory, children }: SectionProps) {
  return (
    <div class="section">
      <div class="section-texts">{children}</div>
      {accessory}
    </div>
  );
}

/** Renders one to ten pictures; a single one is shown uncropped. */
function Gallery({ gallery: { items } }: { readonly gallery: APIMediaGalleryComponent }) {
  return (
    <div class={items.length > 1 ? 'pictures many' : 'pictures'}>
      {items.map((item, index) => (
        <MediaPicture key={index} item={item} />
      ))}
    </div>
  );
}

/** Renders the small picture beside a section's texts. */
function Thumbnail({ thumbnail }: { readonly thumbnail: APIThumbnailComponent }) {
  return <MediaPicture item={thumbnail} isSmall />;
}

interface MediaPictureProps {
  readonly item: Pick<APIMediaGalleryItem, 'media' | 'description' | 'spoiler'>;
  readonly isSmall?: boolean;
}

function MediaPicture({ item, isSmall = false }: MediaPictureProps) {
  const { url, name, description, width, height } = findMedia(useMessage(), item.media);
  const alt = item.description ?? description;
  return <Picture {...{ url, name, alt, width, height, isSmall }} isSpoiler={item.spoiler ?? false} />;
}

const styles = { 1: 'primary', 2: 'secondary', 3: 'success', 4: 'danger', 5: 'link', 6: 'premium' } as const;

/** Renders a button in any of Discord's six styles. */
function Button({ button }: { readonly button: APIButtonComponent }) {
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

/** Media that a component refers to, with the data of its attachment. */
interface Media {
  readonly url: string;
  readonly name: string;
  readonly description: string | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly size: number | undefined;
}

/** Finds the attachment of a media item by id, by URL or by `attachment://name`. */
function findMedia({ message }: SeenMessage, item: APIUnfurledMediaItem): Media {
  const found = message.attachments.find((one) => isReferenced(one, item));
  return {
    url: found?.url ?? item.url,
    name: found?.filename ?? item.url.split(/[?#]/)[0]!.split('/').at(-1) ?? '',
    description: found?.description ?? null,
    width: item.width ?? found?.width ?? null,
    height: item.height ?? found?.height ?? null,
    size: found?.size,
  };
}

function isReferenced(attachment: APIAttachment, { url, attachment_id }: APIUnfurledMediaItem): boolean {
  return (
    attachment.id === attachment_id || attachment.url === url || url === `attachment://${attachment.filename}`
  );
}

/** Actions of one component of the surrounding message. */
interface ComponentClick {
  /** True until the bot acknowledges the interaction. */
  readonly isPending: boolean;
  click(): void;
  select(values: readonly string[]): void;
}

/** Returns the actions and pending state of the component with this custom id. */
function useComponentClick(customId: string): ComponentClick {
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
