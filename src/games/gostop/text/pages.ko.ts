import type { Translation } from '../../../engine/translation.ts';
import type { pagesEn } from './pages.en.ts';

/** Rules pages in Korean. */
export const pagesKo = {
  aim: {
    title: '어떤 게임인가',
    body: '내 차례에 손패 한 장을 내서 같은 달 패에 맞추고, 더미 맨 위 패도 뒤집어 똑같이 맞춘 다음, 짝이 된 패를 먹습니다.\n\n두세 명이 화투를 짝 맞춰 먹으며 점수를 모읍니다. 화투는 열두 달에 네 장씩 48장이고, 달마다 꽃이나 풀이 다릅니다.\n\n둘이면 10장씩 받고 바닥에 8장, 셋이면 7장씩 받고 바닥에 6장을 깝니다. 나머지는 더미입니다. 선이 먼저 합니다. [if dealer=random]선은 무작위로 정합니다.[end][if dealer=rps]선은 가위바위보로 정합니다.[end][if dealer=host]선은 첫 번째 자리입니다.[end] [if deals=1]한 판 승부입니다.[end][if not deals=1]모두 [=deals]판을 하고, 다음 판부터는 이긴 사람이 선입니다.[end][if general] 판 수와 선 정하는 방법은 방장이 바꿀 수 있습니다.[end]\n\n내 차례가 끝날 때 점수가 나면(둘이면 7점, 셋이면 3점) [if wins=stopper]스톱해서 그 판을 이기거나,[end][if wins=most]스톱하거나,[end] 고를 불러 더 모읍니다. 다만 고를 불렀다가 상대가 먼저 스톱하면 다 잃을 수도 있습니다.',
  },
  cards: {
    title: '패',
    body: '화투 48장을 모은 표입니다. 세로 한 줄이 한 달이고 아래에 그 달의 꽃이나 풀이 적혀 있습니다. 패마다 종류도 적혀 있습니다.\n\n• 광 5장: 1월 송학, 3월 벚꽃, 8월 공산, 11월 오동, 12월 비(비광).\n• 열끗 9장. 2월·4월·8월 새를 모으면 고도리이고, 9월 술잔은 국진입니다.\n• 띠 10장: 글씨가 있는 홍단(1, 2, 3월), 파란 청단(6, 9, 10월), 글씨가 없는 초단(4, 5, 7월), 그리고 어느 단에도 들지 않는 비띠.\n• 나머지는 피입니다. 11월 피 한 장과 12월 피는 쌍피라서 두 장으로 칩니다.\n\n테두리 색이 같은 패끼리 한 벌입니다. 이 표는 패 보기 버튼으로 언제든지 볼 수 있습니다.',
  },
  turn: {
    title: '한 차례',
    body: '손패 한 장을 냅니다. 바닥에 같은 달 패가 있으면 그 위에 내고, 두 장이면 하나를 고릅니다. 없으면 낸 패가 바닥에 남습니다.\n\n그다음 더미 맨 위 패를 뒤집어 똑같이 놓습니다. 차례가 끝나면 짝이 된 패를 모두 먹습니다. 바닥에 같은 달이 세 장 있으면 나머지 한 장으로 모두 먹습니다.\n\n어떤 손패를 낼지는 자유지만, 짝이 있으면 반드시 그 위에 내야 합니다. 더미는 모두의 손패가 떨어질 때 딱 맞게 떨어집니다.\n\n차례는 시계 반대 방향으로 돌고, 여기서는 자리 순서가 그 순서입니다.',
  },
  stuck: {
    title: '뻑과 피 뺏기',
    body: '낸 패가 바닥의 한 장과 맞았는데 더미에서 그 달의 세 번째 장이 나오면 싼 것(뻑)입니다. 세 장을 먹지 못하고, 내가 쌌다는 표시와 함께 바닥에 남깁니다. 여러 번 싸도 됩니다(원래 규칙에는 표시가 한 사람에 하나). 나머지 한 장을 내거나 뒤집은 사람이 네 장을 모두 먹습니다. 바닥의 두 장 중 하나에 냈는데 나머지 한 장이 뒤집히면 네 장을 모두 먹습니다.\n\n다음과 같을 때 상대 모두에게서 피를 1장씩 뺏어 옵니다.\n\n• 바닥의 세 장을 나머지 한 장으로 먹을 때[if drawnFourth=true](낸 패든 뒤집은 패든)[end]\n• 상대가 싼 패를 먹을 때(내가 싼 패를 먹는 자뻑은 2장씩)\n• 폭탄을 던질 때[if jjok=true]\n• 짝 없이 낸 패를 바로 뒤집은 패로 먹을 때(쪽)[end][if ttadak=true]\n• 낸 패와 뒤집은 패로 같은 달 네 장을 두 쌍으로 먹을 때(따닥)[end]\n• 바닥을 싹 비울 때(싹쓸이)[if lastSweep=false]. 더미의 마지막 패로 비울 때는 빼고.[end][if lastSweep=true]. 더미의 마지막 패로 비울 때도.[end]\n\n[if drawnFourth=false]나머지 한 장을 뒤집어서 먹으면 피를 뺏지 못합니다. [end]한 차례에 뺏을 피는 모두 더합니다. [if steal=plain]피부터 주고, 없으면 쌍피를 주며 두 장으로 칩니다.[end][if steal=immune]쌍피가 아닌 피만 주고 쌍피는 주지 않습니다.[end][if steal=victim]줄 피는 주는 사람이 고르고, 쌍피는 두 장으로 칩니다.[end] 줄 [if steal=immune]수 있는 [end]피가 없으면 안 줘도 되고 빚으로 남지도 않습니다. 피를 뺏기면 점수가 줄기도 합니다.',
  },
  three: {
    title: '흔들기와 폭탄',
    body: '손에 같은 달이 세 장 있으면 내 차례에 패를 내기 전에 두 가지를 할 수 있습니다.\n\n흔들기: 세 장을 모두에게 보여 주고 다시 듭니다.[if shake=unmatched] 나머지 한 장이 바닥에 있으면 흔들 수 없습니다.[end][if shake=first] 첫 차례에만 할 수 있습니다.[end] ×2 칩을 하나 받고, 이기면 점수가 두 배입니다. 같은 달은 한 번만 흔들 수 있고, [if reserve=six]×2 칩은 모두 6개입니다.[end][if reserve=unlimited]×2 칩 수에는 제한이 없습니다.[end]\n\n폭탄: 나머지 한 장이 바닥에 있으면 세 장을 한꺼번에 냅니다. 네 장을 모두 먹고 상대 모두에게서 피를 1장씩 뺏어 옵니다.[if bombDoubles=true] 흔들기처럼 ×2 칩도 하나 받습니다.[end] 두 장을 더 냈으니 폭탄패가 두 장 생깁니다. 나중에 두 차례는 손패를 내지 않고 더미만 뒤집어도 됩니다.[if not shake=unmatched]\n\n같은 세 장으로 둘 다 할 수 있습니다. 먼저 흔드세요.[end]',
  },
  points: {
    title: '점수',
    body: '• 광: 세 장 3점[if rain=two](비삼광은 2점)[end], 네 장 4점, 다섯 장 15점.\n• 고도리 세 장: 5점.\n• 홍단, 청단, 초단: 각각 3점.\n• [if additive=false]다른 [end]열끗: 5장에 1점, 한 장 늘 때마다 1점 더.\n• [if additive=false]다른 [end]띠: 5장에 1점, 한 장 늘 때마다 1점 더.\n• 피: 10장에 1점, 한 장 늘 때마다 1점 더. 쌍피는 두 장으로 칩니다.\n\n[if additive=false]다 모은 고도리와 단은 열끗이나 띠로 다시 세지 않습니다.[end][if additive=true]다 모은 고도리와 단은 열끗과 띠로도 셉니다.[end][if cup=true] 국진은 쌍피로 치는 쪽이 점수가 더 나면 쌍피로 셉니다.[end] 고도리 새까지 쳐서 열끗이 [=animals]장이면 한 판에 한 번 ×2 칩을 받습니다(멍따).\n\n원래 규칙에서는 먹은 패와 점수를 소리 내어 말하지만, 여기서는 그림과 </table board>로 모두가 볼 수 있습니다.',
  },
  end: {
    title: '고와 스톱',
    body: '차례가 끝날 때 점수가 나면 고냐 스톱이냐를 정합니다. 1고와 2고는 바로 1점씩 늘고, 3고부터는 ×2 칩을 [if reserve=six]남아 있는 동안 [end]하나씩 받습니다. [if improve=false]그 뒤로도 점수가 나 있으면 차례마다 다시 정합니다.[end][if improve=true]고를 부른 뒤에는 그때보다 점수가 더 올라야 다시 정합니다.[end] 내 마지막 차례에는 묻지 않고, 스톱할 수 있는 점수면 자동으로 스톱합니다.\n\n[if wins=stopper]스톱한 사람이 이깁니다.[end][if wins=most]누가 스톱하면 두 배까지 쳐서 점수가 가장 높은 사람이 이깁니다.[end] 점수를 모두 더하고 ×2 칩마다 두 배로 [if penalties=false]받습니다. 나머지는 받지 못합니다.[end][if penalties=true]받으며, 진 사람이 그 점수를 냅니다(박은 마지막 쪽에 있습니다).[end] 더미가 떨어질 때까지 아무도 스톱하지 않으면 [if exhausted=draw]나가리입니다.[end][if exhausted=double]나가리이고, 다음 판은 두 배입니다.[end][if exhausted=most]점수가 가장 높은 사람이 그 판을 이깁니다.[end]\n\n처음 받은 손패에 같은 달 네 장이 있으면 총통이라 바로 이깁니다. [if four=threshold]그 손패의 점수를 받되 적어도 7점, 셋이면 3점은 받습니다.[end][if four=literal]그 손패의 점수를 받습니다.[end][if four=ten]10점을 받습니다.[end] 바닥에 같은 달 네 장이 깔리면 패를 다시 돌립니다.',
  },
  options: {
    title: '추가 규칙',
    body: '[if general]게임마다 골라서 쓰는 규칙입니다. 한국어로 연 게임에는 처음부터 모두 들어 있고, 방장이 바꿀 수 있습니다.\n[end][if table & jjok=true | table & ttadak=true | table & penalties=true | table & cup=true | table & additive=true | table & improve=true]이 게임에는 다음 규칙도 있습니다.\n[end][if table & jjok=false & ttadak=false & penalties=false & cup=false & additive=false & improve=false]이 게임에는 추가 규칙이 없습니다.\n[end][if jjok=true | general]\n• 쪽: 짝 없이 낸 패를 바로 뒤집은 패로 먹는 것입니다. 상대 모두에게서 피를 1장씩 뺏어 옵니다.[end][if ttadak=true | general]\n• 따닥: 낸 패와 뒤집은 패로 같은 달 네 장을 두 쌍으로 먹는 것입니다. 상대 모두에게서 피를 1장씩 뺏어 옵니다.[end][if penalties=true | general]\n• 박: 진 사람이 이긴 사람에게 점수를 냅니다.\n• 피박: 이긴 사람이 피로 났는데 내 피가 모자라면(1~7장, 셋이면 1~5장) 두 배로 냅니다. 피가 한 장도 없으면 피박이 아닙니다.\n• 광박: 이긴 사람이 광으로 났는데 내 광이 없으면 두 배로 냅니다.\n• 고박: 고를 부르고 지면 두 배로 냅니다. 셋이면 혼자 고를 부르고 진 사람이 두 사람 몫을 냅니다(독박).[end][if cup=true | general]\n• 국진을 쌍피로 칠 수 있습니다.[end][if additive=true | general]\n• 고도리와 단을 열끗과 띠로도 셉니다.[end][if improve=true | general]\n• 고를 부른 뒤에는 그때보다 점수가 더 올라야 다시 고냐 스톱이냐를 정합니다.[end]\n\n직접 입력해도 됩니다: </move> 3(패 위의 번호), </move> 8월 광, 흔들기 9, 폭탄 9, 뒤집기, 고, 스톱.',
  },
} as const satisfies Translation<typeof pagesEn>;
