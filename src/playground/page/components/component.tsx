import type { APIMessageComponent } from 'discord-api-types/v10';
import { Markdown } from '../markdown/markdown.tsx';
import { ComponentKind } from '../world/component-kind.ts';
import { usePage } from '../world/page.ts';
import { Button } from './button.tsx';
import { Container } from './container.tsx';
import { Gallery, Thumbnail } from './gallery.tsx';
import { MediaFile } from './media-file.tsx';
import { MessageSelect } from './message-select.tsx';
import { Section } from './section.tsx';

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
