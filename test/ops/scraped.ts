/** One sample of a scrape. */
export interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** Sample line; numbers have the syntax of Go, which accepts `Nan` as well. */
const LINE = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (-?[\d.e+-]+|Na[Nn]|[+-]Inf)$/;
const LABEL = /(\w+)="((?:[^"\\]|\\.)*)"(?:,|$)/g;

/** Parses the text format of Prometheus strictly; throws at a malformed line. */
export function samplesIn(text: string): readonly Sample[] {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return lines.map((line) => {
    const [, name, inside = '', value] = LINE.exec(line) ?? [];
    const labels = [...inside.matchAll(LABEL)].map(([, label = '', text = '']) => [label, text]);
    if (name === undefined || inside.replaceAll(LABEL, '') !== '')
      throw new Error(`This is no sample: ${line}`);
    return { name, labels: Object.fromEntries(labels), value: Number(value?.replace('Inf', 'Infinity')) };
  });
}

/** Returns the sum of the samples with the name and the labels. */
export function sum(samples: readonly Sample[], name: string, labels: Sample['labels'] = {}): number {
  const wanted = Object.entries(labels);
  const found = samples.filter(
    (one) => one.name === name && wanted.every(([label, value]) => one.labels[label] === value),
  );
  return found.reduce((total, { value }) => total + value, 0);
}
