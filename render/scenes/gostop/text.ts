import type { StyleSource } from '../../style.ts';
import type { Moment } from './spoils.ts';

interface SceneText {
  /** Seal of the dealer. */
  readonly dealer: string;
  readonly went: string;
  /** Announces a number of goes. */
  go(count: string): string;
  /** Origin of a card. */
  readonly hand: string;
  readonly deck: string;
  /** Words on the seal of a great moment. */
  moment(moment: Moment): string;
}

const MOMENT_TEXTS = {
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

const TEXTS: Readonly<Record<StyleSource['look']['language'], SceneText>> = {
  en: {
    dealer: 'D',
    went: 'GO',
    go: (count) => `GO ${count}`,
    hand: 'hand',
    deck: 'pile',
    moment: (moment) => (moment.kind === 'go' ? `GO ${moment.count}` : MOMENT_TEXTS.en[moment.kind]),
  },
  ko: {
    dealer: '선',
    went: '고',
    go: (count) => `${count}고`,
    hand: '손',
    deck: '더미',
    moment: (moment) => (moment.kind === 'go' ? `${moment.count}고` : MOMENT_TEXTS.ko[moment.kind]),
  },
};

/** Returns the few words on the picture in the language of the style. */
export function getText({ look }: StyleSource): SceneText {
  return TEXTS[look.language];
}
