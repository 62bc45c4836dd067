/** A picture on its way to being large. */
export interface EnlargedPicture {
  readonly url: string;
  readonly alt: string;
}
