import { UsageError } from '../tools/cli-args.ts';

/** One benchmark. `run` returns plain numbers for `--json`, `rows` formats them as lines of a table. */
export interface Benchmark<Result extends object = object> {
  /** Key in the JSON output, and name for `--only`. */
  readonly name: string;
  run(): Promise<Result>;
  rows(result: Result): readonly Row[];
}

/** Quantity, and the figure with its unit. */
export type Row = readonly [what: string, figure: string];

/** Formats a whole number with groups of three digits. */
export function formatFigure(value: number): string {
  return Math.round(value).toLocaleString('en');
}

/** Results by the name of the benchmark for a program, and as rows for a reader. */
interface Measurements {
  readonly results: Readonly<Record<string, object>>;
  readonly rows: readonly Row[];
}

/** Runs one benchmark after the other. Throws {@link UsageError} for an unknown name. */
export async function measure(
  parts: readonly Benchmark[],
  only: readonly string[] | undefined,
): Promise<Measurements> {
  const results: Record<string, object> = {};
  const rows: Row[] = [];
  for (const part of chooseBenchmarks(parts, only)) {
    const result = await part.run();
    results[part.name] = result;
    rows.push(...part.rows(result));
  }
  return { results, rows };
}

/** Formats two columns, the first as wide as its longest entry. */
export function formatTable(rows: readonly Row[]): string {
  const width = Math.max(...rows.map(([what]) => what.length));
  return rows.map(([what, figure]) => `${what.padEnd(width)}  ${figure}`).join('\n');
}

function chooseBenchmarks(
  parts: readonly Benchmark[],
  only: readonly string[] | undefined,
): readonly Benchmark[] {
  const unknown = only?.find((name) => !parts.some((part) => part.name === name));
  if (unknown === undefined) return only ? parts.filter(({ name }) => only.includes(name)) : parts;
  throw new UsageError(
    `Unknown benchmark "${unknown}". Benchmarks: ${parts.map(({ name }) => name).join(', ')}.`,
  );
}
