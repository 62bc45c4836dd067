import type { Translation } from '../../../engine/translation.ts';
import type { refuseEn, rulingsEn } from './refuse.en.ts';

/** Refusal messages in Korean. */
export const refuseKo = {
  rollFirst: '먼저 주사위를 굴린 다음 움직일 말을 고르세요.',
  hasRolled: '이미 주사위를 굴려 {{rolled, 이가}} 나왔습니다. 움직일 말을 고르세요: {{spaces}}번 칸.',
  noPawn: '{{from}}번 칸에는 내 말이 없습니다. 움직일 수 있는 말: {{spaces}}번 칸.',
  theirPawn: '{{from}}번 칸의 말은 내 말이 아닙니다. 움직일 수 있는 말: {{spaces}}번 칸.',
  otherPawn:
    '{{from}}번 칸의 말은 지금 움직일 수 없습니다. {{again}}번 칸의 말이 한 번 더 할 차례이니 그 말을 움직이세요.',
  wrongEnd:
    '{{rolled, 이가}} 나왔으니 {{from}}번 칸의 말은 {{end}}번 칸이 아니라 {{to}}번 칸으로만 갈 수 있습니다.',
  noLetter: '지금은 {{letter}} 말이 없습니다. 고를 수 있는 말: {{known}}.',
  noLetters: '{{letter}} 말이 없습니다. 트랙에 내 말이 없으니 먼저 주사위를 굴리세요.',
  typed:
    '“{{typed}}”은(는) 할 수 있는 수가 아닙니다. roll 또는 움직일 말이 있는 칸을 5나 5-8처럼 입력하세요.',
  part: '이 자리에는 {{part, 이가}} 와야 합니다(예: {{like}}). 입력한 내용: {{found}}',
  partMissing: '국면이 중간에 끊겼습니다. {{part, 을를}} 더하세요. 예: {{like}}.',
  size: '트랙은 16칸부터 40칸까지의 짝수여야 합니다. {{size}}칸은 안 됩니다.',
  goal: '목표 바퀴 수는 3, 4, 5 가운데 하나여야 합니다. {{goal}}바퀴는 안 됩니다.',
  offTrack: '{{space}}번 칸은 없습니다. 마지막 칸은 {{last}}번입니다.',
  pawns: '말은 집과 트랙을 합해 네 개씩이어야 하는데 {{colour, 은는}} {{count}}개입니다.',
  runs: '{{goal}}바퀴를 돈 사람은 승자뿐이고 그보다 많을 수는 없습니다. 바퀴 수가 국면의 끝부분과 맞지 않습니다.',
  crowded:
    '{{space}}번 칸에 말이 너무 많습니다. 말이 한 칸에 겹치는 것은 자기 출발 칸이나 한 번 더 할 때뿐입니다.',
  star: '{{found}}에는 별표를 붙일 수 없습니다. 별표는 출발 칸을 지나가야 1바퀴로 셀 때, 한 바퀴 돌아 자기 출발 칸에 선 말에만 붙입니다.',
  die: '주사위 눈은 1부터 6까지입니다. {{rolled, 은는}} 안 됩니다.',
  nobody: '트랙에 말이 없으면 굴린 뒤 바로 차례가 끝납니다.',
  notJoined: '한 번 더 하려면 {{space}}번 칸에 그 사람의 말이 두 개 있어야 합니다.',
} as const satisfies Translation<typeof refuseEn>;

/** Rulings that refusals cite, in Korean; each begins with its title. */
export const rulingsKo = {
  'R-RA-1':
    '보드. 그림과 같은 24칸입니다. 선택 규칙: 16칸부터 40칸까지의 짝수. 선택 규칙: 반 바퀴 떨어진 칸이 담 맞은편인 8자형.',
  'R-RA-2': '말. 다섯 개씩 갖습니다. 하나는 점수를 표시하고, 넷은 집에서 출발해 달립니다.',
  'R-RA-3':
    '점수. 점수 말은 1 위가 아니라 그 옆에서 시작하므로 다섯째 칸이 다섯째 바퀴입니다. 선택 규칙: 3바퀴에서 5바퀴.',
  'R-RA-5': '순서. 주사위를 굴리고, 말을 내보내고, 움직입니다. 한 번 굴린 수로 둘 다 합니다.',
  'R-RA-7':
    '움직이기. 트랙에 있는 내 말 하나를 나온 수만큼 움직여야 합니다. 방금 나온 말도 되고, 그 말뿐이면 그 말을 움직여야 합니다. 차례를 넘길 수 없습니다.',
  'R-RA-10': '트랙에 말이 없을 때. 말을 내보낸 뒤에도 없으면 차례가 끝납니다.',
  'R-RA-18':
    '자기 말을 만났을 때. 움직인 말이 다시 굴려 그만큼 움직여야 합니다. 이때는 말이 나오지 않고, 몇 번이든 이어질 수 있습니다. 그래서 말이 겹쳐 있을 수 있는 곳은 출발 칸뿐입니다.',
  'R-RA-19':
    '바퀴. 앞으로 움직여 자기 출발 칸에 도착하거나 지나가면 1바퀴입니다. 나중에 떠날 때 또 세지는 않습니다. 선택 규칙: 지나가야 1바퀴이며, 출발 칸에 딱 도착한 말은 떠날 때 셉니다.',
  'R-RA-22': '승리. 다섯째 바퀴를 돌면 도착한 칸의 결과를 따지기 전에 바로 이깁니다. 무승부는 없습니다.',
} as const satisfies Translation<typeof rulingsEn>;
