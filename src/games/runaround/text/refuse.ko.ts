import type { Translation } from '../../../engine/translation.ts';
import type { refuseEn } from './refuse.en.ts';

/** Refusal messages in Korean. */
export const refuseKo = {
  rollFirst: '차례는 주사위로 시작합니다. 먼저 굴린 다음 달릴 말을 고르세요.',
  hasRolled:
    '주사위는 한 차례에 한 번만 굴립니다. 나온 수는 {{rolled}}입니다. {{spaces}}번 칸 가운데 달릴 말을 고르세요.',
  noPawn:
    '트랙에 있는 자기 말만 달릴 수 있는데 {{from}}번 칸에는 말이 없습니다. 달릴 수 있는 칸은 {{spaces}}번입니다.',
  theirPawn:
    '자기 말만 달릴 수 있는데 {{from}}번 칸의 말은 상대의 것입니다. 달릴 수 있는 칸은 {{spaces}}번입니다.',
  otherPawn:
    '추가 차례는 자기 말 위에 내려선 {{again}}번 칸의 말이 쓰므로 {{from}}번 칸의 말은 기다려야 합니다. {{again}}번 칸에서 달리세요.',
  wrongEnd:
    '말은 나온 수만큼만 달립니다. {{from}}번 칸에서 {{rolled}}칸을 가면 {{end}}번이 아니라 {{to}}번 칸입니다.',
  noLetter: '지금 {{letter}}라는 말은 없습니다. 있는 말은 {{known}}입니다.',
  noLetters: '{{letter}}라는 말은 없습니다. 트랙에 말이 하나도 없으니 먼저 주사위를 굴리세요.',
  typed:
    '말을 움직이는 수로 읽을 수 없습니다: {{typed}}. roll 또는 달릴 말이 있는 칸을 5나 5-8처럼 적으세요.',
  part: '국면의 이 자리에는 {{part, 이가}} 와야 합니다. 예: {{like}}. 적힌 것은 그렇게 읽을 수 없습니다: {{found}}',
  partMissing: '국면이 너무 일찍 끝납니다. {{part, 이가}} 빠졌습니다. 예: {{like}}.',
  size: '트랙은 16칸부터 40칸까지 짝수여야 하며 {{size}}칸은 안 됩니다.',
  goal: '승리에 필요한 바퀴는 3, 4, 5 가운데 하나여야 하며 {{goal}}바퀴는 안 됩니다.',
  offTrack: '{{space}}번 칸은 없습니다. 마지막 칸은 {{last}}번입니다.',
  pawns: '말은 집과 트랙을 합해 양쪽 모두 네 개씩인데 여기서는 {{colour, 이가}} {{count}}개입니다.',
  runs: '{{goal}}바퀴를 돈 쪽은 승자뿐이고 그보다 많을 수는 없습니다. 바퀴 수와 줄 끝의 내용이 맞지 않습니다.',
  crowded: '{{space}}번 칸에 말이 너무 많습니다. 말은 자기 출발 칸이나 추가 차례에만 한 칸을 함께 씁니다.',
  star: '별표는 바퀴를 출발 칸 너머에서 셀 때, 한 바퀴를 돌아 자기 출발 칸에 선 말에만 붙습니다. "{{found}}"은(는) 아닙니다.',
  die: '주사위는 1부터 6까지만 나오는데 여기에는 {{rolled}} 눈이 적혀 있습니다.',
  nobody: '트랙에 말이 없으면 굴린 뒤 움직일 것이 없어 차례가 바로 끝납니다.',
  notJoined: '추가 차례에는 {{space}}번 칸에 그쪽 말이 두 개 있어야 합니다.',
} as const satisfies Translation<typeof refuseEn>;
