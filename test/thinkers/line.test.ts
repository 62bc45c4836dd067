import { expect, test } from 'vitest';
import { Line } from '../../src/thinkers/line.ts';

/** Somebody in a line, who goes on when told. */
function guest() {
  let go: () => void = () => undefined;
  const gone = new Promise<void>((resolve) => {
    go = resolve;
  });
  return { go, gone };
}

test('who can wait is served after those who came later, and is counted by nobody', async () => {
  const line = new Line(1);
  const served: string[] = [];
  const serve = (name: string) => async (waiting: number) => void served.push(`${name} ${waiting}`);
  const first = guest();
  const busy = line.inTurn(async () => await first.gone);
  const all = [
    line.afterAll(serve('patient')),
    line.inTurn(serve('one')),
    line.afterAll(serve('more patient')),
    line.inTurn(serve('two')),
  ];
  first.go();
  await Promise.all([busy, ...all]);
  expect(served).toEqual(['one 1', 'two 0', 'patient 0', 'more patient 0']);
});

test('who can wait is not kept waiting for ever: of many others no more than eight go before', async () => {
  const line = new Line(1);
  const served: string[] = [];
  const serve = (name: string) => async () => void served.push(name);
  const first = guest();
  const busy = line.inTurn(async () => await first.gone);
  const patient = ['hint', 'story'].map((name) => line.afterAll(serve(name)));
  const others = Array.from({ length: 20 }, () => line.inTurn(serve('AI')));
  first.go();
  await Promise.all([busy, ...patient, ...others]);
  expect([served.indexOf('hint'), served.indexOf('story')]).toEqual([7, 16]);
});

test('who can wait is served at once where nobody is, and a place that fails is free again', async () => {
  const line = new Line(1);
  await expect(line.afterAll(async () => Promise.reject(new Error('Ill')))).rejects.toThrow('Ill');
  expect(await line.afterAll(async () => 'served')).toBe('served');
  expect(await line.inTurn(async (waiting) => waiting)).toBe(0);
});

test('as many are served at a time as there are places', async () => {
  const line = new Line(2);
  const [one, two] = [guest(), guest()];
  const served: string[] = [];
  const all = [
    line.inTurn(async () => await one.gone),
    line.afterAll(async () => await two.gone),
    line.inTurn(async () => void served.push('third')),
  ];
  await new Promise((resume) => setImmediate(resume));
  expect(served).toEqual([]);
  one.go();
  await all[2];
  expect(served).toEqual(['third']);
  two.go();
  await Promise.all(all);
});
