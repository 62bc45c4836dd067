/** A picture on its way to being large. */
export interface Shown {
  readonly url: string;
  readonly alt: string;
}
