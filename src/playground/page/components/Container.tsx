import type { APIContainerComponent } from 'discord-api-types/v10';
import { useState } from 'preact/hooks';
import { usePage } from '../world/page.ts';
import { accentOf } from './accent.ts';
import { Component } from './Component.tsx';

/** A card around components, with an edge in its accent colour. */
export function Container({ container }: { readonly container: APIContainerComponent }) {
  const { words } = usePage();
  const [isHidden, hide] = useState(container.spoiler === true);
  return (
    <section
      class="card container"
      style={accentOf(container.accent_color)}
      data-hidden={isHidden || undefined}
    >
      {container.components.map((component, index) => (
        <Component key={index} component={component} />
      ))}
      {isHidden && (
        <button type="button" class="veil" onClick={() => hide(false)}>
          {words.spoiler}
        </button>
      )}
    </section>
  );
}
