import type { Translation } from '../../../engine/translation.ts';
import type { pagesEn } from './pages.en.ts';

/** Rules pages in Korean. */
export const pagesKo = {
  aim: {
    title: '어떤 게임인가요',
    body: '처음에는 내 동전 하나를 말 밑에 놓고 그 수만큼 움직입니다. 나중에는 주사위를 굴리거나 모은 동전을 써서 그 수만큼 움직입니다.\n\n3~4명이 합니다. 저마다 무늬(해, 달, 왕관, 백합)를 하나씩 맡아 말 하나, 주사위 하나, 동전 여섯 개(빈 동전, 1, 2, 3, 4, 5)를 갖습니다.\n\n먼저 모두 자기 동전을 보드 곳곳에 놓습니다. [if openMemory=false]뒤집어 놓으므로 무늬는 보이지만 값은 보이지 않습니다.[end][if openMemory=true]한 번 보인 값은 계속 보입니다.[end] 그다음 말을 움직여 남이 놓은 동전을 모읍니다. 합계가 가장 높은 사람이 이깁니다. 내 무늬의 동전은 가져갈 수 없[if openMemory=false]으니, 남의 높은 동전이 어디 있는지 기억하세요.[end][if openMemory=true]습니다.[end]\n\n말은 [if board=torus]8×8 보드의 네 귀퉁이[end][if board=wide]12×8 보드의 가운데 주변[end][if board=ring]10×10 보드의 구멍 주변[end]에서 출발합니다.[if general] 방장이 다른 보드를 고를 수 있습니다.[end] 3명이면 넷째 무늬는 쓰지 않습니다. 무늬와 귀퉁이는 자리에 따라 정해집니다. 원래 규칙에서는 저마다 고릅니다.',
  },
  lay: {
    title: '동전 놓기',
    body: '내 차례에는 내 동전 하나를 고릅니다. 모두에게 값을 보여 준 뒤 말 밑에 놓고, 말을 정확히 그만큼 움직입니다. [if openMemory=false]값은 다음 차례까지만 보입니다. 그 뒤에는 기억해야 합니다.[end][if openMemory=true]값은 계속 보입니다.[end]\n\n누가 먼저 할지는 주사위로 정합니다. 가장 높은 사람부터 자리 순서대로 하고, 같으면 다시 굴립니다. 여기서 빈 면은 0입니다. 한 사람이 여섯 차례씩 합니다.\n\n빈 동전은 1~5칸을 마음대로 움직입니다. 동전을 놓는 동안 말은 동전을 지나갈 수 있지만, 빈칸에만 멈출 수 있습니다.',
  },
  move: {
    title: '말의 움직임',
    body: '여덟 방향 가운데 하나로 똑바로, 언제나 수를 다 채워 움직입니다. 동전은 지나갈 수 있습니다. 다른 말은 지나갈 수도, 그 위에 멈출 수도 없습니다.\n\n[if board=torus]보드의 가장자리는 이어져 있습니다. 오른쪽으로 나가면 왼쪽으로, 위로 나가면 아래로 들어오고, 대각선도 마찬가지입니다. g7에서 북동쪽으로 3칸 가면 b2입니다.[end][if board=wide]가장자리는 넘을 수 없습니다. 그림은 가장자리가 이어진 8×8 보드입니다.[end][if board=ring]가장자리도 구멍도 넘을 수 없습니다. 그림은 가장자리가 이어진 8×8 보드입니다.[end][if general] 방장은 가장자리가 막힌 더 큰 보드를 고를 수 있습니다.[end]',
  },
  gather: {
    title: '동전 모으기',
    body: '내 차례에는 주사위를 굴리거나 가진 동전을 씁니다. 쓴 동전은 값을 보여 준 뒤 값이 [if faceUp=false]안 보이게[end][if faceUp=true]보이게[end] 말 밑에 놓고, 말을 그만큼 움직입니다. 먼저 내 동전을 살펴봐도 되지만, 한 번 굴리면 나온 대로 가야 합니다. 주사위의 빈 면도 1~5칸을 마음대로 움직입니다.\n\n다른 무늬의 동전 위에 멈추면 그 동전을 가져[if openMemory=false]오고, 값은 나만 봅니다.[end][if openMemory=true]옵니다.[end] [if faceUp=false]쓴 동전의 무늬는 그대로입니다. 그 무늬를 맡은 사람은 가져갈 수 없지만, 나를 포함해 다른 사람은 모두 가져갈 수 있습니다.[end][if faceUp=true]쓴 동전은 그 자리에 계속 남고, 아무도 가져갈 수 없습니다.[end] 반드시 움직여야 하고, 멈춘 칸의 동전은 반드시 가져가야 합니다.\n\n모으기는 동전을 모두 놓은 다음, 처음에 먼저 한 사람부터 시작합니다.',
  },
  own: {
    title: '내 동전 위에 멈추면',
    body: '내 무늬의 동전 위에 멈추면 그 동전은 보드에 남습니다. 말이 그 위에 있는 동안에는 아무도 가져갈 수 없고, 나는 값을 볼 수 있습니다.\n\n그 상태로 내 차례가 되면 주사위와 그 동전 중 하나를 고릅니다. 그 동전은 써도 제자리에 남습니다. 이때 가진 동전은 쓸 수 없습니다.',
  },
  stuck: {
    title: '갈 수 있는 길이 없으면',
    body: '가끔 말[if not board=torus]과 가장자리[end], 그리고 동전을 놓는 동안에는 동전 때문에 모든 방향이 막힙니다. 그러면 방향을 하나 골라 동전도 말도 없는 첫 칸까지 갑니다. 거리는 상관없지만 [if board=torus]말을[end][if not board=torus]말이나 가장자리를[end] 넘을 수는 없습니다.\n\n그것도 안 되면 말은 그대로 머뭅니다. 그러면 한 칸에 동전이 겹칠 수 있습니다. 그런 칸에 멈추면 가져갈 수 있는 동전을 모두 가져갑니다.',
  },
  end: {
    title: '게임의 끝',
    body: '[if faceUp=false & clearBoard=false]보드에 남은 동전이 사람 수 이하가 되면[end][if faceUp=false & clearBoard=true]보드에 동전이 하나도 남지 않으면[end][if faceUp=true]값이 보이는 동전이 몇 개든, 뒤집힌 동전이 하나도 남지 않으면[end] [if finishRound=false]게임이 바로 끝납니다.[end][if finishRound=true]모두 차례 수가 같아지도록 그 라운드까지 하고 게임이 끝납니다.[end][if not roundCap=0] 모으기를 [=roundCap]라운드 해도 끝납니다.[end] 보드에 남은 동전은 누구의 점수도 아닙니다. 가진 동전의 값을 더하고, 빈 동전은 [if blanksLowest=false]0점입니다.[end][if blanksLowest=true]가장 낮은 다른 동전과 같은 값입니다.[end] 동점이면 동전이 많은 사람, 그다음 가장 높은 동전, 그다음 높은 동전 두 개의 합 순으로 가립니다.\n\n[if faceUp=true]값이 보이는 동전 위에서도 가진 동전을 쓸 수 있습니다.\n\n[end][if general]방장이 고를 수 있는 것: 쓴 동전을 공개해 두기, 라운드를 마치고 끝내기, 보드를 다 비우기, 빈 동전을 가장 낮은 다른 동전과 같은 값으로 세기, 값을 계속 보이기, 라운드 제한 바꾸기.[end]',
  },
} as const satisfies Translation<typeof pagesEn>;
