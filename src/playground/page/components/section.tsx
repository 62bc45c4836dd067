import type { ComponentChildren } from 'preact';

interface SectionProps {
  readonly accessory: ComponentChildren;
  /** The texts. */
  readonly children: ComponentChildren;
}

/** Texts with a button or a small picture at their right. */
export function Section({ accessory, children }: SectionProps) {
  return (
    <div class="section">
      <div class="section-texts">{children}</div>
      {accessory}
    </div>
  );
}
