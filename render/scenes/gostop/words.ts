import type { Looking } from '../../look.ts';

const WORDS = {
  en: { dealer: 'D', went: 'GO', go: (count: string) => `GO ${count}` },
  ko: { dealer: '선', went: '고', go: (count: string) => `${count}고` },
} as const;

interface Words {
  /** The seal of who dealt. */
  readonly dealer: string;
  readonly went: string;
  /** Told how many. */
  go(count: string): string;
}

/** The few words on the picture. */
export function words({ look }: Looking): Words {
  return WORDS[look.language];
}
