import type { Looking } from '../../look.ts';
import type { Moment } from './spoils/moment.ts';

interface Words {
  /** The seal of who dealt. */
  readonly dealer: string;
  readonly went: string;
  /** Told how many. */
  go(count: string): string;
  /** Where a card came from. */
  readonly hand: string;
  readonly deck: string;
  /** On the seal of a great moment. */
  moment(moment: Moment): string;
}

const MOMENTS = {
  en: {
    win: 'Stop',
    four: 'Four in hand',
    birds: 'Three birds',
    sweep: 'Sweep',
    ttadak: 'All four',
    kiss: 'Kiss',
  },
  ko: { win: '스톱', four: '총통', birds: '고도리', sweep: '싹쓸이', ttadak: '따닥', kiss: '쪽' },
} as const;

const WORDS: Readonly<Record<Looking['look']['language'], Words>> = {
  en: {
    dealer: 'D',
    went: 'GO',
    go: (count) => `GO ${count}`,
    hand: 'from hand',
    deck: 'from pile',
    moment: (moment) => (moment.kind === 'go' ? `GO ${moment.count}` : MOMENTS.en[moment.kind]),
  },
  ko: {
    dealer: '선',
    went: '고',
    go: (count) => `${count}고`,
    hand: '손에서',
    deck: '더미에서',
    moment: (moment) => (moment.kind === 'go' ? `${moment.count}고` : MOMENTS.ko[moment.kind]),
  },
};

/** The few words on the picture. */
export function words({ look }: Looking): Words {
  return WORDS[look.language];
}
