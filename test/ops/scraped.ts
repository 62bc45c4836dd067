/** One line of what Prometheus is told. */
export interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** Numbers are those of Go, which takes `Nan` as well. */
const LINE = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (-?[\d.e+-]+|Na[Nn]|[+-]Inf)$/;
const LABEL = /(\w+)="((?:[^"\\]|\\.)*)"(?:,|$)/g;

/** Reads the text format of Prometheus strictly. Throws at a line that is none of it. */
export function samplesIn(text: string): readonly Sample[] {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return lines.map((line) => {
    const [, name, inside = '', value] = LINE.exec(line) ?? [];
    const labels = [...inside.matchAll(LABEL)].map(([, label = '', said = '']) => [label, said]);
    if (name === undefined || inside.replaceAll(LABEL, '') !== '')
      throw new Error(`This is no sample: ${line}`);
    return { name, labels: Object.fromEntries(labels), value: Number(value?.replace('Inf', 'Infinity')) };
  });
}

/** The sum of the samples of that name with these labels. */
export function sum(samples: readonly Sample[], name: string, labels: Sample['labels'] = {}): number {
  const wanted = Object.entries(labels);
  const found = samples.filter(
    (one) => one.name === name && wanted.every(([label, value]) => one.labels[label] === value),
  );
  return found.reduce((total, { value }) => total + value, 0);
}
