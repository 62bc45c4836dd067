/** One thing that is measured. `run` gives plain numbers for `--json`, `rows` says them as lines of a table. */
export interface Benchmark<Result extends object = object> {
  /** Its key in the JSON output, and its name for `--only`. */
  readonly name: string;
  run(): Promise<Result>;
  rows(result: Result): readonly Row[];
}

/** What was measured, and the figure with its unit. */
export type Row = readonly [what: string, figure: string];

/** A whole number with groups of three digits. */
export function formatFigure(value: number): string {
  return Math.round(value).toLocaleString('en');
}
