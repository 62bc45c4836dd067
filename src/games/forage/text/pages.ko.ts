import type { Translation } from '../../../engine/translation.ts';
import type { pagesEn } from './pages.en.ts';

/** The rules pages in Korean. */
export const pagesKo = {
  aim: {
    title: '어떤 게임인가',
    body: '내 차례에는 말이 선 칸에 동전 하나를 놓고 그 수만큼 움직입니다. 나중에는 주사위를 굴리거나 모은 동전을 써서 그 수만큼 움직입니다.\n\n서너 명이 합니다. 저마다 해, 달, 왕관, 백합 가운데 한 무늬를 맡고, 말 하나와 주사위 하나, 동전 여섯 개(빈 동전, 1, 2, 3, 4, 5)를 가집니다.\n\n먼저 모두가 자기 동전을 [if openMemory=false]값이 안 보이게 보드에 흩어 놓습니다. 무늬는 모두에게 보이지만 값은 아무도 볼 수 없습니다.[end][if openMemory=true]보드에 흩어 놓습니다. 한번 보인 값은 계속 보입니다.[end] 그다음 말을 움직여 남이 놓은 동전을 모으고, 끝났을 때 합이 가장 큰 사람이 이깁니다. 자기 무늬의 동전은 가져갈 수 없[if openMemory=false]으니, 남의 높은 동전이 어디 있는지 기억하세요.[end][if openMemory=true]습니다.[end]\n\n말은 [if board=torus]8×8 보드의 네 귀퉁이[end][if board=wide]12×8 보드의 가운데 둘레[end][if board=ring]10×10 보드의 구멍 둘레[end]에서 출발합니다.[if general] 방장은 다른 보드를 고를 수 있습니다.[end] 세 명이면 넷째 무늬는 쓰지 않습니다. 원래 규칙에서는 무늬와 귀퉁이를 저마다 고르지만, 여기서는 자리에 따라 정해집니다.',
  },
  lay: {
    title: '동전 놓기',
    body: '차례가 되면 자기 동전 하나를 고릅니다. 값이 모두에게 보이고, 동전은 말 밑에 놓이고, 말은 그 수만큼 꼭 맞게 움직입니다. [if openMemory=false]값은 다음 차례까지만 보이고 그 뒤에는 가려지므로 기억해야 합니다.[end][if openMemory=true]값은 계속 보입니다.[end]\n\n맨 먼저 모두 주사위를 굴려 가장 높은 사람부터 자리 순서대로 합니다. 같으면 다시 굴리고, 빈 면은 여기서 0입니다. 모두 여섯 번씩 합니다.\n\n빈 동전은 1~5칸 가운데 마음대로 고릅니다. 이 동안 말은 동전을 지나갈 수 있지만, 빈칸에만 멈춥니다.',
  },
  move: {
    title: '말의 움직임',
    body: '여덟 방향 가운데 하나로 곧장, 언제나 수를 다 채워 움직입니다. 동전은 지나갈 수 있습니다. 다른 말은 지나갈 수도, 그 위에 멈출 수도 없습니다.\n\n[if board=torus]보드는 가장자리가 이어집니다. 오른쪽으로 나가면 왼쪽으로, 위로 나가면 아래로 들어오며, 대각선도 마찬가지입니다. g7에서 북동쪽으로 세 칸이면 b2입니다.[end][if board=wide]보드의 가장자리는 막혀 있습니다. 그림은 가장자리가 이어진 8×8 보드입니다.[end][if board=ring]보드의 가장자리와 구멍은 막혀 있습니다. 그림은 가장자리가 이어진 8×8 보드입니다.[end][if general] 방장이 고를 수 있는 더 큰 보드는 가장자리가 막혀 있습니다.[end]',
  },
  gather: {
    title: '동전 모으기',
    body: '차례가 되면 주사위를 굴리거나 보관소의 동전을 씁니다. 쓴 동전은 값을 보인 뒤 값이 [if faceUp=false]안 보이게[end][if faceUp=true]보이게[end] 말 밑에 놓고, 말이 그 수만큼 움직입니다. 고르기 전에 내 동전은 마음껏 볼 수 있지만, 한번 굴리면 나온 대로 가야 합니다. 주사위의 빈 면도 1~5칸 가운데 마음대로입니다.\n\n다른 무늬의 동전 위에 멈추면 그것을 보관소로 가져[if openMemory=false]오고, 값은 가져온 사람만 압니다.[end][if openMemory=true]옵니다.[end] [if faceUp=false]쓴 동전의 무늬는 그대로입니다. 그 무늬를 맡은 사람은 가져갈 수 없고, 쓴 사람을 비롯해 다른 모두는 가져갈 수 있습니다.[end][if faceUp=true]쓴 동전은 그 자리에 남고, 아무도 가져갈 수 없습니다.[end] 움직이는 것도, 멈춘 곳의 동전을 가져가는 것도 반드시 해야 합니다.\n\n모으기는 동전을 모두 놓은 다음, 처음 시작한 사람부터 합니다.',
  },
  own: {
    title: '자기 동전 위에 섰을 때',
    body: '자기 무늬의 동전은 그 위에 멈춰도 보드에 남습니다. 말이 서 있는 동안에는 아무도 가져갈 수 없고, 값을 볼 수 있습니다.\n\n그 자리에서 차례를 맞으면 주사위와 그 동전 가운데 하나를 고릅니다. 동전은 쓴 뒤에도 제자리에 남습니다. 그때는 보관소의 동전을 쓸 수 없습니다.',
  },
  stuck: {
    title: '갈 길이 없을 때',
    body: '가끔 말[if not board=torus]과 가장자리[end]에, 동전을 놓는 동안에는 동전에도 모든 방향이 막힙니다. 그러면 방향을 골라 동전도 말도 없는 첫 칸까지 갑니다. 거리는 상관없지만 [if board=torus]말을[end][if not board=torus]말이나 가장자리를[end] 넘을 수는 없습니다.\n\n그것도 안 되면 말은 그대로 머뭅니다. 그래서 한 칸에 동전이 겹칠 수 있는데, 거기에 멈춘 사람은 가져갈 수 있는 것을 모두 가져갑니다.',
  },
  end: {
    title: '끝',
    body: '[if faceUp=false & clearBoard=false]보드에 남은 동전이 사람 수 이하가 되면[end][if faceUp=false & clearBoard=true]보드에 남은 동전이 없으면[end][if faceUp=true]값이 보이는 동전이 몇 개든, 값이 가려진 동전이 하나도 남지 않으면[end] [if finishRound=false]바로 끝납니다.[end][if finishRound=true]모두 차례 수가 같아지도록 그 라운드를 마치고 끝납니다.[end][if not roundCap=0] 모으기가 [=roundCap]라운드를 채워도 끝납니다.[end] 보드에 남은 동전은 누구의 것도 아닙니다. 보관소의 값을 더하고, 빈 동전은 [if blanksLowest=false]0점입니다.[end][if blanksLowest=true]가장 낮은 다른 동전과 같게 칩니다.[end] 같으면 동전이 많은 사람, 그다음 가장 높은 동전, 그다음 높은 두 개의 합 순으로 가립니다.\n\n[if faceUp=true]값이 보이는 동전 위에 섰을 때도 보관소의 동전을 그 위에 쓸 수 있습니다.\n\n[end][if general]방장은 보관소에서 쓴 동전을 값이 보이게 남길지, 라운드를 끝까지 할지, 보드를 다 비울지, 빈 동전을 가장 낮은 다른 동전과 같게 칠지, 값을 계속 보일지, 라운드 제한을 얼마로 할지를 정할 수 있습니다.[end]',
  },
} as const satisfies Translation<typeof pagesEn>;
