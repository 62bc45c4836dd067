import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openMetrics } from '../../src/ops/metrics/metrics.ts';
import { page, ROOT, rowsUnder } from './files.ts';

const { text } = page('docs/operating.md');
const { registry } = openMetrics();
const metrics = await registry.getMetricsAsJSON();
const names = metrics.map(({ name }) => name);
const ours = names.filter((name) => name.startsWith('piecemeal_'));

/** Lists the metrics that a text names, including the series that Prometheus derives from a histogram. */
function listNamedMetrics(content: string): readonly string[] {
  const found = [...content.matchAll(/\b(?:piecemeal|process|nodejs)_[a-z_]+\b/g)].map(([name]) => name);
  return found.map((name) => (names.includes(name) ? name : name.replace(/_(?:bucket|count|sum)$/, '')));
}

const listCodeWords = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);

describe('docs/operating.md', () => {
  const rows = rowsUnder(text, '## What to watch');

  test('docs/operating.md: has a row for every metric, with labels and what to do', () => {
    expect(rows.map(([name]) => listCodeWords(name)[0]).sort()).toEqual([...ours].sort());
    for (const [name, labels, normal, otherwise] of rows) {
      expect([name, listCodeWords(labels)]).toEqual([name, labelsOf(listCodeWords(name)[0] ?? '')]);
      expect([normal?.length, otherwise?.length]).not.toContain(0);
    }
  });

  test('docs/operating.md and dashboard: name only metrics that exist', () => {
    const dashboard = page('docs/operating/dashboard.json').text;
    const { panels } = JSON.parse(dashboard) as { panels: { targets: { expr: string }[] }[] };
    const expressions = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
    expect(expressions.length).toBeGreaterThan(15);
    for (const expression of expressions) expect(listNamedMetrics(expression)).not.toEqual([]);
    const all = [text, dashboard].flatMap(listNamedMetrics);
    expect(all.filter((name) => !names.includes(name))).toEqual([]);
    expect(ours.filter((name) => !listNamedMetrics(expressions.join('\n')).includes(name))).toEqual([]);
  });

  test('docs/operating.md: an unknown metric is reported', () => {
    expect(listNamedMetrics('rate(piecemeal_tables_bucket[5m]) + piecemeal_cellar_bucket')).toEqual([
      'piecemeal_tables',
      'piecemeal_cellar',
    ]);
  });

  test('docs/operating.md and .env.example: name every variable that is read', () => {
    const read = [...page('src/config.ts').text.matchAll(/^ {2}([A-Z_]+): emptyAsMissing\(/gm)].map(
      ([, name]) => name,
    );
    expect(read.length).toBeGreaterThan(8);
    const documented = rowsUnder(text, '## The environment').flatMap(([name]) => listCodeWords(name));
    const examples = [...page('.env.example').text.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
    expect(read.filter((name) => !documented.includes(name ?? ''))).toEqual([]);
    expect([...examples].sort()).toEqual([...read].sort());
  });

  test('docs/operating.md: calls only scripts that exist', () => {
    const { scripts } = JSON.parse(page('package.json').text) as { scripts: Record<string, string> };
    const called = [...text.matchAll(/npm run (?:-s )?([\w-]+)/g)].map(([, name = '']) => name);
    expect(called.length).toBeGreaterThan(5);
    expect(called.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
    for (const script of Object.values(scripts)) {
      const [, file] = /^node (?:--\S+ )*(\S+)/.exec(script) ?? [];
      expect([script, file === undefined || existsSync(join(ROOT, file))]).toEqual([script, true]);
    }
  });
});

/** Returns the labels of a metric, which its types do not declare. */
function labelsOf(name: string): readonly string[] {
  return (registry.getSingleMetric(name) as unknown as { readonly labelNames: readonly string[] }).labelNames;
}

describe('container', () => {
  const dockerfile = page('Dockerfile').text;
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, from = '']) =>
    from.split(' '),
  );
  const sent = page('.dockerignore')
    .text.split('\n')
    .filter((line) => line.startsWith('!'));

  test('Dockerfile: copies existing files, all that the bot needs, and nothing that is ignored', () => {
    expect(copied.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
    expect(copied).toEqual(expect.arrayContaining(['src', 'commands', 'render', 'themes', 'migrations']));
    expect([...new Set(copied)].sort()).toEqual(sent.map((line) => line.slice(1)).sort());
  });

  test('Dockerfile: starts node without root and has a health check', () => {
    const [, start = '[]'] = /^CMD (\[.*\])$/m.exec(dockerfile) ?? [];
    expect(JSON.parse(start)).toEqual(['--max-semi-space-size=4', 'main.js']);
    expect(/^ENTRYPOINT (.*)$/m.exec(dockerfile)?.[1]).toBe('["/nodejs/bin/node"]');
    expect(/^USER (\S+)$/m.exec(dockerfile)?.[1]).toBe('1000:1000');
    expect(dockerfile).toContain('/healthz');
    expect(page('src/ops/monitor.ts').text).toContain("'/healthz'");
  });

  test('Dockerfile and service unit: set only documented variables', () => {
    const documented = listCodeWords(
      text.slice(text.indexOf('## The environment'), text.indexOf('## Health')),
    );
    const small = page('compose.yaml').text;
    const compose = small + page('compose.cluster.yaml').text.replace(/^ {2}postgres:[\s\S]*/m, '');
    const set = [...compose.matchAll(/^ {4,6}([A-Z]+_[A-Z_]+):/gm)].map(([, name = '']) => name);
    const [, image = ''] = /^ENV (.*)$/m.exec(dockerfile) ?? [];
    const unit = page('docs/operating/piecemeal.service').text;
    const others = [image, ...[...unit.matchAll(/^Environment=(.*)$/gm)].map(([, one = '']) => one)];
    const all = [
      ...set,
      ...others.flatMap((one) => [...one.matchAll(/([A-Z_]+)=/g)].map(([, name = '']) => name)),
    ];
    expect(all).toContain('METRICS_HOST');
    expect(all.filter((name) => name !== 'NODE_ENV' && !documented.includes(name))).toEqual([]);
    expect(compose.match(/^ {2,4}build: \.$/gm)).toHaveLength(2);
    expect(/^ExecStart=.* (\S+)$/m.exec(unit)?.[1]).toBe('main.js');
  });
});
