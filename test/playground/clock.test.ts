import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { demoServer } from '../../src/demo-server.ts';
import { MovableClock, openPlayground, WallClock } from '../../src/playground/index.ts';

const HOUR = 3_600_000;

describe('clocks of the playground', () => {
  test('MovableClock: fires due timers in order, and timers that these set', () => {
    const clock = new MovableClock(1000);
    const rung: [string, number][] = [];
    const ring = (name: string) => () => void rung.push([name, clock.now()]);
    clock.at(1200, ring('second'));
    clock.at(1100, () => {
      ring('first')();
      clock.at(1150, ring('between'));
    });
    clock.at(1500, ring('later'));
    clock.at(1100, ring('cancelled'))();
    clock.advance(300);
    expect(rung).toEqual([
      ['first', 1100],
      ['between', 1150],
      ['second', 1200],
    ]);
    expect(clock.now()).toBe(1300);
  });

  test("WallClock: follows the machine's clock", async () => {
    const clock = new WallClock();
    const before = clock.now();
    await new Promise<void>((resolve) => clock.at(before + 5, resolve));
    expect(clock.now()).toBeGreaterThanOrEqual(before + 4);
    expect(clock.ahead).toBe(0);
  });

  test('WallClock: can be moved ahead, fires due timers and goes on', () => {
    const clock = new WallClock();
    const before = clock.now();
    const rung: [string, number][] = [];
    const ring = (what: string) => () => void rung.push([what, Math.round((clock.now() - before) / HOUR)]);
    clock.at(before + 2 * HOUR, ring('second'));
    clock.at(before + HOUR, ring('first'));
    clock.at(before + 30 * HOUR, ring('later'));
    clock.at(before + HOUR, ring('cancelled'))();
    clock.advance(24 * HOUR);
    expect(rung).toEqual([
      ['first', 1],
      ['second', 2],
    ]);
    expect(clock.ahead).toBe(24 * HOUR);
    expect(Math.round((clock.now() - before) / HOUR)).toBe(24);
  });

  test('playground clock: keeps its offset over a restart', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'playground-'));
    const open = () => openPlayground({ page: false, server: demoServer, dataDir });
    const first = await open();
    first.pass(24 * HOUR);
    const { id } = first.person('mina').say('general', 'A day later');
    await first.stop();
    const second = await open();
    expect(second.clock.ahead).toBe(24 * HOUR);
    expect(BigInt(second.person('mina').say('general', 'Later').id)).toBeGreaterThan(BigInt(id));
    const { timestamp } = second.message(id)!;
    expect(Date.parse(timestamp) - Date.now()).toBeGreaterThan(23 * HOUR);
    await second.stop();
    await rm(dataDir, { recursive: true });
  });
});
