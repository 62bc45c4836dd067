/** A piece of inline markdown. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | {
      readonly kind: 'strong' | 'em' | 'underline' | 'strike' | 'spoiler';
      readonly within: readonly Inline[];
    }
  | { readonly kind: 'link'; readonly url: string; readonly within: readonly Inline[] }
  | { readonly kind: 'user' | 'role' | 'channel'; readonly id: string }
  | { readonly kind: 'everyone'; readonly text: string }
  | { readonly kind: 'command'; readonly name: string }
  | { readonly kind: 'emoji'; readonly name: string; readonly id: string }
  | { readonly kind: 'time'; readonly seconds: number; readonly style: string };

/** Returns true for a link whose text is the URL itself. */
export function isBare({ url, within }: Extract<Inline, { kind: 'link' }>): boolean {
  const [only] = within;
  return within.length === 1 && only?.kind === 'text' && only.text === url;
}

/** A block of a message: one or more whole lines. */
export type Block =
  | { readonly kind: 'paragraph' | 'subtext'; readonly text: readonly Inline[] }
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly text: readonly Inline[] }
  | { readonly kind: 'list'; readonly items: readonly Item[] }
  | { readonly kind: 'quote'; readonly blocks: readonly Block[] }
  | { readonly kind: 'code'; readonly text: string };

/** A line of a list. */
export interface Item {
  /** Depth of indentation, 0 at the margin. */
  readonly depth: number;
  /** Number of a numbered line; null for a bullet. */
  readonly number: number | null;
  readonly text: readonly Inline[];
}
