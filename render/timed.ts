/** How long a picture stood in line, and how long it took then until it was there, in ms. */
export interface Drawn {
  readonly waited: number;
  readonly took: number;
  /** There is none. */
  readonly failed: boolean;
}

/** Tells of a picture when it is there, or will not be. `drawing` calls back when it has left the line; one that never stood in it does not. */
export async function timed<T>(
  drawing: (taken: () => void) => Promise<T>,
  told: (drawn: Drawn) => void,
): Promise<T> {
  const asked = performance.now();
  let begun = asked;
  let failed = true;
  try {
    const picture = await drawing(() => {
      begun = performance.now();
    });
    failed = false;
    return picture;
  } finally {
    told({ waited: begun - asked, took: performance.now() - begun, failed });
  }
}
