import type { ComponentChildren } from 'preact';

interface SectionProps {
  readonly accessory: ComponentChildren;
  /** The section's texts. */
  readonly children: ComponentChildren;
}

/** Renders texts with a button or a small picture at their right. */
export function Section({ accessory, children }: SectionProps) {
  return (
    <div class="section">
      <div class="section-texts">{children}</div>
      {accessory}
    </div>
  );
}
