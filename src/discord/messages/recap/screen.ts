import type { Recap } from '../../../app/replay/recap.ts';
import { type Language, text } from '../../../engine/text.ts';
import { say } from '../../../words/say.ts';
import type { Visit } from '../../kit/bot.ts';
import { lastLines } from '../../kit/cut.ts';
import { type Line, toldInParts } from '../lines.ts';
import { concerns } from './concerns.ts';

/** How many lines are read at a glance, and of these at most how many say what was done to whoever reads. */
const LINES = 8;
const OWN = 5;
/** How many characters each of the two may take: a panel says more below. */
const ROOM = 700;

/** Lines of a recap in order, those that concern the reader in bold; these are dropped last. */
interface Screen {
  readonly lines: readonly string[];
  /** How many lines there was no room for. */
  readonly dropped: number;
}

/** What has happened under a small heading, as this person may read it; no lines where nothing has. */
export async function screenOf({ table, seat, language }: Visit, recap: Recap): Promise<Screen> {
  const all = await toldInParts(table, recap.entries, seat, recap.when, language);
  if (all.length === 0) return { lines: [], dropped: 0 };
  const isOwn = (line: Line) => seat !== null && concerns(line, seat);
  const own = latest(all.filter(isOwn), OWN);
  const others = latest(
    all.filter((line) => !isOwn(line)),
    LINES - own.length,
  );
  const kept = all.filter((line) => own.includes(line) || others.includes(line));
  const dropped = all.length - kept.length;
  return {
    lines: [
      `-# ${heading(recap, dropped, language)}`,
      ...kept.map((line) => (own.includes(line) ? `> **${line.said}**` : `> ${line.said}`)),
    ],
    dropped,
  };
}

function latest(lines: readonly Line[], most: number): readonly Line[] {
  const last = lines.slice(-most);
  const { dropped } = lastLines(
    last.map(({ said }) => said),
    ROOM,
  );
  return last.slice(dropped);
}

function heading({ since }: Recap, dropped: number, language: Language): string {
  const tell = (what: Parameters<typeof say>[1]) => say(language, what, () => '');
  const begins = tell(text(`bot:recap.${since}`));
  return dropped === 0 ? begins : `${begins} · ${tell(text('bot:board.more', { count: dropped }))}`;
}
