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
