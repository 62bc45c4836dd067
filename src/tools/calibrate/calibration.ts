import { estimateMean } from '../arena/outcome.ts';
import type { Sample } from './sample-decisions.ts';

/** Decisions in one tenth of the chances, with the average prediction and result. */
interface Tenth {
  /** 0.3: from 30 %. */
  readonly from: number;
  readonly decisions: number;
  readonly said: number;
  readonly won: number;
  /** Half the width of the 95 % interval of the share won. */
  readonly interval: number;
}

/** Agreement between predicted chances and results. */
interface Calibration {
  readonly decisions: number;
  readonly said: number;
  readonly won: number;
  /** Mean absolute difference between predicted and actual share per tenth, weighted by decisions. */
  readonly error: number;
  /** Expected `error` from randomness alone if every prediction were true. */
  readonly noise: number;
  readonly tenths: readonly Tenth[];
}

const TENTHS = 10;

/** Groups decisions by prediction; tenths without any are left out. */
export function computeCalibration(all: readonly Sample[]): Calibration {
  const tenths = Array.from({ length: TENTHS }, (_, at) => computeTenth(all, at)).filter(
    ({ decisions }) => decisions > 0,
  );
  const average = (of: (tenth: Tenth) => number) =>
    tenths.reduce((sum, tenth) => sum + tenth.decisions * of(tenth), 0) / Math.max(1, all.length);
  return {
    decisions: all.length,
    said: average(({ said }) => said),
    won: average(({ won }) => won),
    error: average(({ said, won }) => Math.abs(said - won)),
    noise: average(computeNoise),
    tenths,
  };
}

function computeTenth(all: readonly Sample[], at: number): Tenth {
  const those = all.filter(({ said }) => Math.min(TENTHS - 1, Math.floor(said * TENTHS)) === at);
  const { mean: won, interval } = estimateMean(those.map((one) => one.won));
  const said = estimateMean(those.map((one) => one.said)).mean;
  return { from: at / TENTHS, decisions: those.length, said, won, interval };
}

/** Computes the expected deviation of a tenth from its prediction. */
function computeNoise({ said, decisions }: Tenth): number {
  return Math.sqrt((2 / Math.PI) * ((said * (1 - said)) / decisions));
}

/** Formats the table of a game in Markdown. */
export function formatCalibration(game: string, seats: number, calibration: Calibration): readonly string[] {
  const { tenths, decisions, said, won, error, noise } = calibration;
  return [
    `**${game}**, ${seats} seats, ${decisions} decisions: predicted ${formatPercent(said)}, won ${formatPercent(won)}, error ${formatPercent(error)} (expected from luck alone: ${formatPercent(noise)})`,
    '',
    '| predicted | decisions | mean prediction | won |',
    '| --- | --- | --- | --- |',
    ...tenths.map(formatTenth),
    '',
  ];
}

function formatTenth({ from, decisions, said, won, interval }: Tenth): string {
  const range = `${Math.round(100 * from)}–${Math.round(100 * from + 100 / TENTHS)}`;
  return `| ${range} | ${decisions} | ${formatPercent(said)} | ${formatPercent(won)} ± ${formatPercent(interval)} |`;
}

function formatPercent(part: number): string {
  return (100 * part).toFixed(1);
}
