import type { APISectionComponent } from 'discord-api-types/v10';
import { Component } from './Component.tsx';

/** Texts with a button or a small picture at their right. */
export function Section({ section }: { readonly section: APISectionComponent }) {
  return (
    <div class="section">
      <div class="section-texts">
        {section.components.map((text, index) => (
          <Component key={index} component={text} />
        ))}
      </div>
      <Component component={section.accessory} />
    </div>
  );
}
