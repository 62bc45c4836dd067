import { searchable } from '../../engine/typed.ts';

/** How people say that something holds no more. */
const WORDS = [
  'off',
  'none',
  'no',
  'never',
  'back',
  'now',
  '-',
  '끔',
  '끄기',
  '없음',
  '없이',
  '해제',
  '복귀',
  '지금',
];

/** Whether it is to hold no more. */
export function isOff(wish: string): boolean {
  return WORDS.includes(searchable(wish));
}
