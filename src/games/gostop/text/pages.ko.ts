import type { Translation } from '../../../engine/translation.ts';
import type { pagesEn } from './pages.en.ts';

/** Rules pages in Korean. */
export const pagesKo = {
  aim: {
    title: '어떤 게임인가',
    body: '내 차례에는 손패 한 장을 같은 달 패에 맞춰 내고, 더미의 맨 위 패도 뒤집어 똑같이 놓은 다음, 짝이 맞은 패를 먹습니다.\n\n두세 사람이 화투를 짝 맞춰 먹고 점수를 모읍니다. 화투는 열두 달에 네 장씩 48장이고, 달마다 꽃이나 풀이 있습니다.\n\n둘이면 열 장씩 받고 바닥에 여덟 장, 셋이면 일곱 장씩 받고 바닥에 여섯 장을 깝니다. 나머지는 더미입니다. 선이 먼저 합니다. [if dealer=random]선은 제비뽑기로 정합니다.[end][if dealer=rps]선은 가위바위보로 정합니다.[end][if dealer=host]선은 첫 번째 자리입니다.[end] [if deals=1]한 판으로 겨룹니다.[end][if not deals=1][=deals]판을 겨루고, 다음 판부터는 이긴 사람이 선입니다.[end][if general] 방장은 판 수와, 선을 제비뽑기나 첫 번째 자리로 정하기를 고를 수 있습니다.[end]\n\n자기 차례가 끝날 때 점수가 차면(둘 7점, 셋 3점) [if wins=stopper]스톱하여 이기거나,[end][if wins=most]스톱하거나,[end] 고를 불러 더 모읍니다. 고를 부르면 남이 먼저 스톱할 수도 있습니다.',
  },
  cards: {
    title: '패',
    body: '화투 48장입니다. 한 줄이 한 달이고 아래에 그 달의 꽃이나 풀이 적혀 있습니다. 패마다 무엇인지도 적혀 있습니다.\n\n• 광 다섯 장: 1월 송학, 3월 벚꽃, 8월 공산, 11월 오동, 12월 비(비광).\n• 열끗 아홉 장. 그중 2월, 4월, 8월의 새가 고도리이고, 9월의 술잔이 국진입니다.\n• 띠 열 장: 글씨 있는 홍단(1, 2, 3월), 청단(6, 9, 10월), 글씨 없는 초단(4, 5, 7월), 그리고 어느 단에도 들지 않는 비띠.\n• 나머지는 피입니다. 11월 피 하나와 12월 피는 쌍피로, 두 장으로 칩니다.\n\n같은 색 테를 두른 패가 한 벌입니다. 이 표는 내 차례 창의 패 보기로 언제든지 볼 수 있습니다.',
  },
  turn: {
    title: '한 차례',
    body: '손패 한 장을 냅니다. 바닥에 같은 달의 패가 있으면 그 위에 내고, 둘이면 하나를 고릅니다. 없으면 바닥에 남습니다.\n\n그다음 더미의 맨 위 패를 뒤집어 같은 방식으로 놓습니다. 끝으로 짝이 된 패를 모두 먹습니다. 바닥에 같은 달 세 장이 있으면 넷째가 모두 먹습니다.\n\n맞는 패가 있으면 반드시 그 위에 내야 하지만, 어느 손패를 낼지는 마음대로입니다. 더미는 모두의 손패가 떨어질 때 꼭 맞게 떨어집니다.\n\n차례는 시계 반대 방향이고, 여기서는 자리가 그 순서로 적혀 있습니다.',
  },
  stuck: {
    title: '뻑과 피 받기',
    body: '낸 패가 한 장과 맞았는데 뒤집은 패가 그 달의 셋째이면 싼 것(뻑)입니다. 그 달은 먹지 못하고, 세 장이 내 표시와 함께 바닥에 남습니다. 그런 더미는 여럿이어도 됩니다(원래 규칙에는 표시가 한 사람에 하나). 넷째를 내거나 뒤집은 사람이 네 장을 모두 먹습니다. 두 장 가운데 하나에 냈는데 넷째가 뒤집히면 네 장을 모두 먹습니다.\n\n다음과 같을 때 다른 모두에게서 피를 한 장씩 받습니다.\n\n• 바닥의 세 장을 넷째로 먹을 때[if drawnFourth=true](낸 패든 뒤집은 패든)[end]\n• 남이 싼 패를 먹을 때(내가 싼 패는 두 장)\n• 폭탄을 던질 때[if jjok=true]\n• 맞는 패가 없어 낸 패를 뒤집은 패로 바로 먹을 때(쪽)[end][if ttadak=true]\n• 낸 패와 뒤집은 패로 한 달 네 장을 두 쌍으로 먹을 때(따닥)[end]\n• 바닥을 모두 비울 때(싹쓸이)[if lastSweep=false]. 더미의 마지막 패로 비울 때는 빼고.[end][if lastSweep=true]. 더미의 마지막 패로 비울 때도.[end]\n\n[if drawnFourth=false]뒤집은 패가 넷째이면 받지 않습니다. [end]한 차례에 받을 것은 모두 더합니다. [if steal=plain]보통 피부터 주고, 없으면 쌍피를 주며 두 장으로 칩니다.[end][if steal=immune]보통 피만 주고 쌍피는 주지 않습니다.[end][if steal=victim]줄 피는 주는 사람이 고르고, 쌍피는 두 장으로 칩니다.[end] [if not steal=immune]피가[end][if steal=immune]보통 피가[end] 없으면 주지 않고 빚도 남지 않습니다. 그래서 점수가 줄기도 합니다.',
  },
  three: {
    title: '흔들기와 폭탄',
    body: '한 달 세 장을 손에 들면 자기 차례에 패를 내기 전에 두 가지를 할 수 있습니다.\n\n흔들기: 세 장을 모두에게 보이고 다시 듭니다.[if shake=unmatched] 넷째가 바닥에 있으면 흔들 수 없습니다.[end][if shake=first] 첫 차례에만 할 수 있습니다.[end] 두 배 패를 한 장 받고, 이기면 점수가 두 배입니다. 한 달에 한 번이고, [if reserve=six]두 배 패는 모두 여섯 장입니다.[end][if reserve=unlimited]두 배 패에는 제한이 없습니다.[end]\n\n폭탄: 넷째가 바닥에 있으면 세 장을 한꺼번에 냅니다. 네 장을 모두 먹고 다른 모두에게서 피를 한 장씩 받습니다.[if bombDoubles=true] 흔든 것처럼 두 배 패도 한 장 받습니다.[end] 두 장을 더 냈으니 나중 두 차례에는 손패를 두고 더미만 뒤집어도 됩니다.[if not shake=unmatched]\n\n같은 세 장으로 둘 다 할 수 있습니다. 먼저 흔드세요.[end]',
  },
  points: {
    title: '점수',
    body: '• 광: 세 장 3점[if rain=two](비광이 끼면 2점)[end], 네 장 4점, 다섯 장 15점.\n• 고도리 세 장: 5점.\n• 홍단, 청단, 초단: 각각 3점.\n• [if additive=false]다른 [end]열끗: 다섯 장에 1점, 한 장마다 1점 더.\n• [if additive=false]다른 [end]띠: 다섯 장에 1점, 한 장마다 1점 더.\n• 피: 열 장에 1점, 한 장마다 1점 더. 쌍피는 두 장.\n\n[if additive=false]다 모은 고도리와 단은 열끗이나 띠로 다시 세지 않습니다.[end][if additive=true]다 모은 고도리와 단은 열끗과 띠로도 셉니다.[end][if cup=true] 국진은 쌍피로 치는 쪽이 나으면 쌍피로 셉니다.[end] 고도리까지 쳐서 열끗 [=animals]장이면 한 판에 한 번 두 배 패를 받습니다.\n\n원래 규칙에서는 먹은 패와 점수를 소리 내어 말하지만, 여기서는 그림과 </table board>로 모두가 봅니다.',
  },
  end: {
    title: '고와 스톱',
    body: '차례가 끝날 때 점수가 차면 고릅니다. 1고와 2고는 바로 1점씩, 3고부터는 두 배 패를 [if reserve=six]남아 있는 동안 [end]한 장씩 줍니다. [if improve=false]나중 차례에도 점수가 차 있으면 또 고릅니다.[end][if improve=true]고를 부른 뒤에는 그때보다 점수가 더 올라야 또 고릅니다.[end] 내 맨 마지막 차례에는 묻지 않고, 고를 수 있을 만큼 점수가 되면 자동으로 스톱합니다.\n\n[if wins=stopper]스톱한 사람이 이깁니다.[end][if wins=most]누가 스톱하면 두 배까지 쳐서 점수가 가장 높은 사람이 이깁니다.[end] 모든 점수를 두 배 패마다 두 배로 받[if penalties=false]고, 나머지는 받지 않습니다.[end][if penalties=true]으며, 진 사람이 그 점수를 냅니다(박은 마지막 쪽).[end] 더미가 떨어질 때까지 아무도 스톱하지 않으면 나가리[if exhausted=draw]입니다.[end][if exhausted=double]이고, 다음 판은 두 배입니다.[end][if exhausted=most]가 되지 않고, 점수가 가장 높은 사람이 그 판을 이깁니다.[end]\n\n처음 받은 손패에 한 달 네 장이 있으면 총통이라 바로 이깁니다. [if four=threshold]그 손패의 점수를 받되 적어도 7점, 셋이면 3점입니다.[end][if four=literal]그 손패의 점수를 받습니다.[end][if four=ten]10점을 받습니다.[end] 바닥에 한 달 네 장이 깔리면 다시 돌립니다.',
  },
  options: {
    title: '더하는 규칙',
    body: '[if general]다음은 테이블에서 하기로 한 것만 합니다. 한국어 테이블은 처음부터 모두 하고, 방장이 바꿀 수 있습니다.\n[end][if table & jjok=true | table & ttadak=true | table & penalties=true | table & cup=true | table & additive=true | table & improve=true]이 테이블에서는 다음 규칙도 합니다.\n[end][if table & jjok=false & ttadak=false & penalties=false & cup=false & additive=false & improve=false]이 테이블에서는 따로 더하는 규칙이 없습니다.\n[end][if jjok=true | general]\n• 쪽: 맞는 패가 없어 낸 패를 뒤집은 패로 바로 먹는 것입니다. 다른 모두에게서 피를 한 장씩 받습니다.[end][if ttadak=true | general]\n• 따닥: 낸 패와 뒤집은 패로 한 달 네 장을 두 쌍으로 먹는 것입니다. 다른 모두에게서 피를 한 장씩 받습니다.[end][if penalties=true | general]\n• 박: 진 사람이 이긴 사람에게 점수를 냅니다.\n• 피박: 이긴 사람이 피로 났는데 피가 모자라면(1~7장, 셋이면 1~5장) 두 배로 냅니다. 피가 한 장도 없으면 두 배로 내지 않습니다.\n• 광박: 이긴 사람이 광으로 났는데 광이 없으면 두 배로 냅니다.\n• 고박: 고를 부르고 지면 두 배로 냅니다. 셋이면 혼자 고를 부른 사람이 두 사람 몫을 냅니다.[end][if cup=true | general]\n• 국진을 쌍피로 칠 수 있습니다.[end][if additive=true | general]\n• 고도리와 단을 열끗과 띠로도 셉니다.[end][if improve=true | general]\n• 고를 부른 뒤에는 그때보다 점수가 더 올라야 다시 묻습니다.[end]\n\n직접 적어도 됩니다: </move> 3(패 위의 번호), </move> 8월 광, 흔들기 9, 폭탄 9, 뒤집기, 고, 스톱.',
  },
} as const satisfies Translation<typeof pagesEn>;
