import type { Translation } from '../../../engine/translation.ts';
import type { gamesEn } from './games.en.ts';

/** Games with a set-up, in Korean. */
export const gamesKo = {
  kono: {
    name: '네밭고누',
    about:
      '해·달과 왕관·백합이 맞섭니다. 16칸이 모두 찬 채로 시작해, 빈칸으로 한 칸 가거나 내 동전을 뛰어넘어 그 뒤의 동전을 잡습니다.',
    source: '한국 전통 놀이. 피스팩용: Michael Schoessow, ludism.org/ppwiki/FourFieldKono',
  },
  alquerque: {
    name: '알케르케',
    about: '25개 점에 동전이 12개씩, 한가운데만 비어 있습니다. 선을 따라 움직이고 뛰어넘어 잡습니다.',
    source: '전통 놀이. 알폰소 10세의 놀이 책(1283)에 나옵니다. 피스팩용: Jessica Eccles, Trevor L. Davis',
  },
  morris: {
    name: '나인 멘스 모리스',
    about:
      '타일 하나가 세 겹 네모의 점 하나입니다. 상자에서 동전을 9개씩 놓은 다음 움직입니다. 셋을 나란히 놓으면 상대 동전 하나를 빼냅니다.',
    source: '전통 놀이. 피스팩용: Dan Burkey, Trevor L. Davis',
  },
  tablut: {
    name: '타블루트',
    about:
      '왕좌의 왕과 무늬가 보이는 수비 8개가, 값이 보이는 공격 16개에 맞섭니다. 왕은 가장자리까지 가려고 합니다.',
    source:
      '사프미 전통 놀이. 린네가 1732년에 기록했습니다. 피스팩용: Trevor L. Davis, ludism.org/ppwiki/Tablut',
  },
  brandub: {
    name: '브란두브',
    about:
      '타블루트의 작은 친척으로, 가로세로 7개 점에서 합니다. 왕과 수비 4개가 공격 8개에 맞서며, 왕은 귀퉁이까지 가려고 합니다.',
    source: '아일랜드 전통 놀이, cyningstan.com. 세팅은 Trevor L. Davis의 ppdf를 따릅니다',
  },
  baghchal: {
    name: '바그찰',
    about:
      '네 귀퉁이의 말이 호랑이, 상자에서 들어오는 동전 20개가 염소입니다. 호랑이는 뛰어넘어 잡고, 염소는 호랑이를 가둡니다.',
    source: '네팔 전통 놀이, ludism.org/ppwiki/Bagh_Chal',
  },
  julgonu: {
    name: '줄고누',
    about: '16칸에 동전 4개씩. 한 칸씩 움직이고, 내 동전 둘 사이에 낀 동전을 잡습니다.',
    source: '한국 전통 놀이, ludism.org/ppwiki/JulGonu',
  },
  checkers: {
    name: '체커',
    about: '8×8칸의 어두운 칸에 동전 12개씩. 왕이 되면 동전을 뒤집습니다.',
    source: '전통 놀이. 피스팩용: Mark A. Biggar, Trevor L. Davis, ludism.org/ppwiki/Checkers',
  },
  turkish: {
    name: '튀르키예 체커(다마)',
    about: '두 줄에 16개씩 가득 놓고, 양 끝에는 주사위와 말을 놓습니다. 앞과 옆으로 움직입니다.',
    source: '튀르키예 전통 놀이. 세팅은 Trevor L. Davis의 ppdf를 따릅니다',
  },
  halma: {
    name: '피스팩 할마',
    about:
      '네 귀퉁이에 무늬별로 동전 6개씩. 한 칸 가거나 연달아 뛰어넘어 맞은편 귀퉁이를 먼저 채우면 이깁니다.',
    source: 'George Howard Monks의 할마(1880년대)에서, ludism.org/ppwiki/ChineseCheckers',
  },
  chess: {
    name: '체스',
    about:
      '무늬가 보이는 동전은 폰, 주사위는 룩, 말은 비숍입니다. 값이 보이는 에이스는 나이트, 4는 퀸, 5는 킹입니다. 동전의 홈이 앞을 향합니다.',
    source: '전통 놀이. 피스팩용: Ron Hale-Evans, Mark A. Biggar, Trevor L. Davis, ludism.org/ppwiki/Chess',
  },
  xiangqi: {
    name: '샹치(중국 장기)',
    about:
      '주사위는 차, 말은 포입니다. 값이 보이는 에이스는 마, 2는 상, 4는 사, 5는 장이고, 앞면이 보이는 타일이 궁입니다.',
    source: '중국 전통 놀이. 피스팩용: Trevor L. Davis, ludism.org/ppwiki/Xiangqi',
  },
  chaturaji: {
    name: '차투라지',
    about:
      '넷이서 무늬 하나씩 맡는 체스입니다. 졸 4개, 에이스는 말, 2는 배, 주사위는 코끼리, 피스팩 말은 왕입니다.',
    source: '인도 전통 놀이. 피스팩용: Trevor L. Davis, ludism.org/ppwiki/Chaturaji',
  },
  lines: {
    name: '라인스 오브 액션',
    about:
      '해·달과 왕관·백합이 맞섭니다. 동전은 그 줄에 있는 동전 수만큼 움직이고, 내 동전을 모두 이으면 이깁니다.',
    source: 'Claude Soucie. Sid Sackson의 A Gamut of Games(1969)에 실렸습니다',
  },
  breakthrough: {
    name: '브레이크스루',
    about:
      '두 줄씩 가득 놓습니다. 앞이나 대각선 앞으로 한 칸씩 가고, 잡을 때는 대각선으로만 갑니다. 맞은편 끝줄에 먼저 닿으면 이깁니다.',
    source: 'Dan Troyka, 2000',
  },
  dodgem: {
    name: '도젬(6×6)',
    about:
      '왼쪽과 아래쪽에 동전 5개씩. 해는 오른쪽으로, 백합은 위쪽으로 빠져나갑니다. 먼저 다 나가면 이깁니다.',
    source: 'Colin Vout. Berlekamp, Conway, Guy의 Winning Ways(1982)에 실렸습니다',
  },
  dao: {
    name: '다오',
    about:
      '엇갈린 대각선에 동전 4개씩. 동전은 갈 수 있는 끝까지 미끄러집니다. 한 줄이나 네모를 만들거나 네 귀퉁이를 차지하면 이깁니다.',
    source: 'Jeff Pickering, Ben van Buskirk, 1999',
  },
  froggy: {
    name: '프로기 보텀',
    about:
      '6×8칸 연못입니다. 두 무늬의 빈 면 동전을 빼고 번갈아 동전을 놓습니다. 개구리는 자기 연잎을 딛고 집으로 돌아옵니다.',
    source: 'Clay Blankenship, 2003, ludism.org/ppwiki/FroggyBottom',
  },
  fujisan: {
    name: '후지산',
    about:
      '타일로 쌓은 산기슭에서 수도자 넷이 출발합니다. 말은 도착할 칸의 동전에 적힌 수만큼 움직이고, 모두 꼭대기까지 오르려고 합니다.',
    source: 'James “Kyle” Droscha, 2003, ludism.org/ppwiki/Fuji-san',
  },
  alien: {
    name: '에일리언 시티',
    about:
      '빈 면을 뺀 타일 20개를 앞면이 보이게, 방향은 아무렇게나 깝니다. 원래 아이스하우스 피라미드도 쓰니 무엇으로 대신할지 정하세요.',
    source: 'Michael Schoessow, ludism.org/ppwiki/AlienCity',
  },
  relativity: {
    name: '상대성(Relativity)',
    about: '6×4칸에 모든 동전을 값이 보이게 놓습니다. 네 구역마다 무늬가 하나씩 무작위로 들어갑니다.',
    source: 'Ron Hale-Evans, Marty Hale-Evans, ludism.org/ppwiki/Relativity',
  },
  chariots: {
    name: '전차 경주(Chariots)',
    about:
      '원형 경기장을 도는 경주입니다. 저마다 한 무늬의 말, 주사위, 동전을 가지세요. 출발선은 아래쪽 직선의 d와 e 사이입니다.',
    source: 'Mark A. Biggar, 2003, ludism.org/ppwiki/Chariots',
  },
  everest: {
    name: '에베레스트',
    about:
      '설인들이 오르는 타일 다섯 층 높이의 산입니다. 저마다 한 무늬의 말, 주사위, 동전을 갖고, 앞을 내다보며 꼭대기에 홀로 서세요.',
    source: 'Mark A. Biggar, 2002, ludism.org/ppwiki/Everest',
  },
  mice: {
    name: '눈먼 쥐 네 마리',
    about:
      '빈 면과 에이스 동전 8개를 값이 보이게, 말 4개를 가장자리만 빼고 번갈아 놓습니다. 치즈로 가는 가장 짧은 길을 찾으세요.',
    source: 'Alex Randolph의 게임을 바탕으로 Tim Farley, 2004, ludism.org/ppwiki/FourBlindMice',
  },
  collectors: {
    name: '동전 수집가',
    about:
      '구멍을 둘러싼 타일마다 동전이 하나씩 있습니다. 시작할 때 주사위를 모두 굴립니다. 말이 갈 수 있는 타일과 동전을 주사위가 정합니다.',
    source: 'Don Kirkby, 2003, ludism.org/ppwiki/CoinCollectors',
  },
  plans: {
    name: '플랜스 오브 액션',
    about:
      '모든 동전을 무늬가 보이게 섞어 가운데에 놓습니다. 동전은 그 줄에 있는 같은 무늬 수만큼 뛰고, 같은 무늬끼리 줄을 맞춥니다.',
    source: 'L. Edward Pulley, 2003, ludism.org/ppwiki/PlansOfAction',
  },
  tula: {
    name: '툴라',
    about: '꼭대기만 앞면이 보이는 타일 피라미드를 허물어 갑니다.',
    source: 'James “Kyle” Droscha, ludism.org/ppwiki/Tula',
  },
  food: {
    name: '패스 더 푸드',
    about: '무늬마다 세로로 한 줄씩 모든 타일을 앞면이 보이게 깝니다. 1~4명이 합니다.',
    source: 'Trevor L. Davis, ludism.org/ppwiki/PassTheFood',
  },
  track: {
    name: '곧은 트랙',
    about: '타일 24개를 한 줄로 이은 길이 48칸, 너비 2칸의 트랙입니다. 나만의 경주를 만들어 보세요.',
    source: '게임이 아니라 보드만 있습니다',
  },
} as const satisfies Translation<typeof gamesEn>;
