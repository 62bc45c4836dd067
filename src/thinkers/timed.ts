import type { Line } from './line.ts';

/** How long somebody stood in line and was served then, in ms, and whether it came to nothing. */
export interface Served {
  readonly waited: number;
  readonly took: number;
  readonly failed: boolean;
}

/** A line that tells of everybody whom it has served. */
export function timed(
  line: Pick<Line, 'inTurn' | 'afterAll'>,
  told: (served: Served) => void,
): Pick<Line, 'inTurn' | 'afterAll'> {
  const serve = async <T>(how: 'inTurn' | 'afterAll', doing: (waiting: number) => Promise<T>): Promise<T> => {
    const asked = performance.now();
    let begun = asked;
    let failed = true;
    try {
      const done = await line[how](async (waiting) => {
        begun = performance.now();
        return await doing(waiting);
      });
      failed = false;
      return done;
    } finally {
      told({ waited: begun - asked, took: performance.now() - begun, failed });
    }
  };
  return {
    inTurn: (doing) => serve('inTurn', doing),
    afterAll: (doing) => serve('afterAll', doing),
  };
}
