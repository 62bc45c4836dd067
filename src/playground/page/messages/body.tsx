import type { APIMessage } from 'discord-api-types/v10';
import type { SeenMessage } from '../../protocol.ts';
import { Component } from '../components/component.tsx';
import { Markdown } from '../markdown/markdown.tsx';
import { COMPONENTS_FLAG } from '../world/component-kind.ts';
import { findNick } from '../world/names.ts';
import { usePage } from '../world/page.ts';
import { Attachments } from './attachments.tsx';
import { Embed } from './embed.tsx';

/** Renders the content of a message. */
export function Body({ seen: { message, thinking } }: { readonly seen: SeenMessage }) {
  if (thinking) return <ThinkingMark bot={message.author.id} />;
  const components = message.components ?? [];
  return (
    <div class="body">
      {message.content && <Markdown text={message.content} />}
      <EditedMark message={message} />
      {!isV2(message) && <Attachments attachments={message.attachments} />}
      {message.embeds.map((embed, index) => (
        <Embed key={index} embed={embed} />
      ))}
      {components.length > 0 && (
        <div class="components">
          {components.map((component, index) => (
            <Component key={index} component={component} />
          ))}
        </div>
      )}
    </div>
  );
}

/** Returns true for a message of components, where attachments show only if a component refers to them. */
function isV2({ flags }: APIMessage): boolean {
  return ((flags ?? 0) & COMPONENTS_FLAG) !== 0;
}

function EditedMark({ message }: { readonly message: APIMessage }) {
  const { words } = usePage();
  if (!message.edited_timestamp || isV2(message)) return null;
  return <small class="edited">{words.edited}</small>;
}

function ThinkingMark({ bot }: { readonly bot: string }) {
  const { world, words } = usePage();
  return (
    <p class="thinking">
      <span class="dots" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      {words.thinking(findNick(world, bot) ?? world.bot.username)}
    </p>
  );
}
