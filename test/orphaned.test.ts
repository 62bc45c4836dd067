import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenOrphaned } from '../src/orphaned.ts';

const MANAGER = 4_710;
const SHELL = 4_711;
const REAPER = 1;
const NPM = { npm_lifecycle_event: 'start', npm_lifecycle_script: 'node src/main.ts' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What is above, as it is told: the shell at first, and npm above it. */
function house() {
  const told = { parent: SHELL, isThere: true, aboveShell: MANAGER as number | null };
  return {
    told,
    above: {
      parent: () => told.parent,
      aboveShell: () => told.aboveShell,
      isThere: () => told.isThere,
      isOfNpm: (pid: number) => pid === SHELL || pid === MANAGER,
    },
    end: vi.fn(),
  };
}

test.each([
  ['the orphan is taken over', { parent: REAPER }],
  ['its id stays, and there is none of it any more', { isThere: false }],
  ['npm ends, and tells the shell nothing', { aboveShell: REAPER }],
])('the bot ends once when the shell of npm ends: %s', (_, then) => {
  const { told, above, end } = house();
  whenOrphaned(NPM, end, above);
  vi.advanceTimersByTime(60_000);
  expect(end).not.toHaveBeenCalled();
  Object.assign(told, then);
  vi.advanceTimersByTime(60_000);
  expect(end).toHaveBeenCalledOnce();
});

test('a bot whose shell was gone before it could look ends at once', () => {
  const { told, above, end } = house();
  told.parent = REAPER;
  whenOrphaned(NPM, end, above);
  expect(end).toHaveBeenCalledOnce();
});

test('a bot ends at once where npm was gone before it could look, and its shell is not', () => {
  const { told, above, end } = house();
  told.aboveShell = REAPER;
  whenOrphaned(NPM, end, above);
  expect(end).toHaveBeenCalledOnce();
});

test('where the shell gave itself up for the bot, or nothing tells what is above it, the bot looks no further', () => {
  const { told, above, end } = house();
  told.aboveShell = null;
  whenOrphaned(NPM, end, above);
  vi.advanceTimersByTime(60_000);
  expect(end).not.toHaveBeenCalled();
});

test.each([
  ['node src/main.ts', true],
  ['NODE_ENV=production node --max-old-space-size=512 src/main.ts', true],
  ['npm run pages && node src/main.ts', true],
  ['node src/main.ts 2>&1 | tee bot.log', true],
  ['node src/main.ts && echo over', true],
  ['exec /usr/bin/node src/main.ts', true],
  ['node src/main.ts &', false],
  ['node src/main.ts > bot.log 2>&1 &', false],
  ['pm2 start src/main.ts --name piecemeal', false],
  ['sudo -E -u bot node src/main.ts', false],
  ['tmux new -d node src/main.ts', false],
  ['nohup node src/main.ts > bot.log', false],
  ['setsid node src/main.ts', false],
  ['./launch.sh', false],
  [undefined, false],
])('npm has the line %j: it ends with its shell: %s', (npm_lifecycle_script, ends) => {
  const { told, above, end } = house();
  whenOrphaned({ npm_lifecycle_event: 'live', npm_lifecycle_script }, end, above);
  told.parent = REAPER;
  vi.advanceTimersByTime(60_000);
  expect(end).toHaveBeenCalledTimes(ends ? 1 : 0);
});

test('started without npm it stays, whoever goes', () => {
  const { told, above, end } = house();
  told.parent = REAPER;
  whenOrphaned({}, end, above);
  told.isThere = false;
  vi.advanceTimersByTime(60_000);
  expect(end).not.toHaveBeenCalled();
});
