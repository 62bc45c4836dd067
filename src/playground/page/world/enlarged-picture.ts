/** A picture shown in the lightbox. */
export interface EnlargedPicture {
  readonly url: string;
  readonly alt: string;
}
