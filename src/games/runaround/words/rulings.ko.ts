import type { Same } from '../../../engine/translation.ts';
import type { rulingsEn } from './rulings.en.ts';

/** The rulings that refusals rest on, in Korean: title first. */
export const rulingsKo = {
  'R-RA-1': '보드. 그림과 같은 24칸. 선택 규칙: 16칸부터 40칸까지 짝수.',
  'R-RA-2': '말. 다섯 개씩이고, 하나는 점수를 세며 넷은 집에서 시작해 달립니다.',
  'R-RA-3':
    '점수. 표시는 1 위가 아니라 그 옆에서 시작하므로 다섯째 칸이 다섯째 바퀴입니다. 선택 규칙: 3바퀴에서 5바퀴.',
  'R-RA-5': '순서. 굴리고, 내보내고, 움직입니다. 한 번 굴려 둘 다에 씁니다.',
  'R-RA-7':
    '움직이기. 트랙에 있는 자기 말 아무거나 나온 수만큼 움직여야 합니다. 방금 나온 말도 되고, 그 말뿐이면 그 말이 움직입니다. 넘길 수 없습니다.',
  'R-RA-10': '트랙에 말이 없을 때. 내보낸 다음에도 없으면 차례가 끝납니다.',
  'R-RA-18':
    '자기 말에 내려서기. 움직인 말이 다시 굴려 그만큼 움직여야 하며, 아무것도 나오지 않고, 몇 번이든 이어집니다. 그래서 두 말이 함께 있는 곳은 출발 칸뿐입니다.',
  'R-RA-22': '승리. 다섯째 바퀴를 돌면 내려선 결과를 따지기 전에 바로 이깁니다. 비기는 일은 없습니다.',
} as const satisfies Same<typeof rulingsEn>;
