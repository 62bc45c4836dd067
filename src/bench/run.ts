import { BadCall } from '../tools/called.ts';
import type { Part, Row } from './part.ts';

/** What was measured: by the name of the part for a program, and as rows for a person. */
interface Measured {
  readonly results: Readonly<Record<string, object>>;
  readonly rows: readonly Row[];
}

/** Measures one part after the other. Throws {@link BadCall} when one is wanted that does not exist. */
export async function measure(
  parts: readonly Part[],
  only: readonly string[] | undefined,
): Promise<Measured> {
  const results: Record<string, object> = {};
  const rows: Row[] = [];
  for (const part of chosen(parts, only)) {
    const result = await part.run();
    results[part.name] = result;
    rows.push(...part.rows(result));
  }
  return { results, rows };
}

/** Two columns, the first as wide as its longest entry. */
export function table(rows: readonly Row[]): string {
  const width = Math.max(...rows.map(([what]) => what.length));
  return rows.map(([what, figure]) => `${what.padEnd(width)}  ${figure}`).join('\n');
}

function chosen(parts: readonly Part[], only: readonly string[] | undefined): readonly Part[] {
  const unknown = only?.find((name) => !parts.some((part) => part.name === name));
  if (unknown === undefined) return only ? parts.filter(({ name }) => only.includes(name)) : parts;
  throw new BadCall(
    `There is no part "${unknown}" to measure. There are: ${parts.map(({ name }) => name).join(', ')}.`,
  );
}
