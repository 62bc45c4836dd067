import type { APIContainerComponent } from 'discord-api-types/v10';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { usePage } from '../world/page.ts';
import { getAccentStyle } from './get-accent-style.ts';

interface ContainerProps {
  readonly container: APIContainerComponent;
  /** Components inside the card. */
  readonly children: ComponentChildren;
}

/** Renders a card around components, with an edge in its accent colour. */
export function Container({ container, children }: ContainerProps) {
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
