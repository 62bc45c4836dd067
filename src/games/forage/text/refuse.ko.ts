import type { Translation } from '../../../engine/translation.ts';
import type { refuseEn, rulingsEn } from './refuse.en.ts';

/** Refusal messages in Korean. */
export const refuseKo = {
  faceUpClear: '공개해 둔 동전은 가져갈 수 없어 보드를 다 비울 수 없습니다. 두 설정 중 하나만 고르세요.',
  noRoll: '주사위는 동전을 모두 놓은 뒤에 굴립니다. 지금은 동전을 하나 놓으세요: {{stash}}.',
  layFirst: '말 밑의 동전은 동전을 모두 놓은 뒤에 쓸 수 있습니다. 지금은 동전을 하나 놓으세요: {{stash}}.',
  rollFirst: '먼저 주사위를 굴리거나, 쓸 수 있는 동전을 쓰세요.',
  rolled: '이미 주사위를 굴려 {{number, 이가}} 나왔습니다. 그만큼 움직이세요.',
  noneUnder: '{{at}}의 말 밑에는 내 동전이 없습니다. 주사위를 굴리거나 가진 동전을 쓰세요.',
  ownUnder: '말이 내 동전 위에 있을 때는 가진 동전을 쓸 수 없습니다. 주사위를 굴리거나 밑의 동전을 쓰세요.',
  emptyStash: '가진 동전이 없습니다. 주사위를 굴리거나, 말 밑에 내 동전이 있으면 그 동전을 쓰세요.',
  notYours: '{{coin, 이가}} 없습니다. 가진 동전에서 고르세요: {{stash}}.',
  mustStay: '{{number, 으로}} 갈 수 있는 길도, 빈칸으로 가는 길도 없습니다. 그대로 머무르세요.',
  mustMove: '갈 수 있는 길이 있으면 움직여야 합니다. 가능한 곳: {{possible}}.',
  mustStop:
    '{{number, 으로}} 갈 수 있는 길이 없으니 열린 방향의 첫 빈칸으로 가세요. 가능한 곳: {{possible}}.',
  noDirection: '여덟 방향 가운데 하나로 똑바로 가야 합니다. 가능한 곳: {{possible}}.',
  wildSteps: '빈 면일 때는 1~{{farthest}}칸을 갑니다. 가능한 곳: {{possible}}.',
  steps: '{{steps}}칸이 아니라 정확히 {{number}}칸을 가야 합니다. 가능한 곳: {{possible}}.',
  pawn: '{{direction}} {{at}}에 말이 있어 지나갈 수 없습니다. 가능한 곳: {{possible}}.',
  edge: '{{direction, 으로}} {{steps}}칸을 가기 전에 가장자리에 막힙니다. 가능한 곳: {{possible}}.',
  hole: '{{direction, 으로}} {{steps}}칸을 가기 전에 구멍에 막힙니다. 가능한 곳: {{possible}}.',
  coin: '{{direction, 으로}} 가면 {{at}}의 동전 위에 멈춥니다. 지금은 빈칸에만 멈출 수 있습니다. 가능한 곳: {{possible}}.',
  move: {
    go: '“{{typed}}”은(는) 할 수 있는 수가 아닙니다. 방향과 칸 수를 입력하세요. 예: ne 3',
    lay: '“{{typed}}”은(는) 지금 할 수 있는 수가 아닙니다. 동전과 방향을 입력하세요. 예: {{own}}3 ne, 빈 동전이면 {{own}}n ne 4',
    use: '“{{typed}}”은(는) 지금 할 수 있는 수가 아닙니다. roll, 또는 {{own}}3 ne처럼 동전과 방향, 내 동전 위라면 under ne를 입력하세요.',
    howFar: '“{{typed}}”에는 칸 수가 없습니다. 빈 면은 1~5칸이니 수를 덧붙이세요.',
    twice: '“{{typed}}”에는 칸 수가 {{before}}, {{after}} 두 개 있습니다. 하나만 입력하세요.',
  },
  position: {
    parts: '국면은 |로 나뉜 다섯 부분인데 여기에는 {{parts}}개뿐입니다.',
    head: '첫 부분은 보드(torus, wide, ring)와 단계(1, 2)여야 하는데 “{{found}}”입니다.',
    pawns: '둘째 부분은 “pawns”와 칸 3~4개여야 하는데 “{{found}}”입니다.',
    square: '{{board}} 보드에는 {{found}} 칸이 없습니다.',
    twoPawns: '{{at}}에 말 두 개가 함께 있을 수 없습니다.',
    coins: '셋째 부분은 “coins”와 보드의 동전들 또는 “-”여야 하는데 “{{found}}”입니다.',
    coin: '“{{found}}”은(는) 보드의 동전이 아닙니다. 예: c3:S4, 값이 보이면 c3:S4^',
    stashes: '넷째 부분은 “stash”와 {{seats}}명이 가진 동전이어야 하는데 “{{found}}”입니다.',
    stash: '“{{found}}”은(는) {{suit}} 쪽이 가진 동전이 아닙니다. 예: {{suit}}:Sn2A5, 없으면 {{suit}}:-',
    turn: '마지막 부분은 “round 2 first S to move M rolled 4”처럼 적어야 하는데 “{{found}}”입니다.',
    twice: '{{coin}} 동전은 하나뿐입니다.',
    noSuchSuit: '{{seats}}명이 하면 {{coin}} 동전이 없습니다.',
    noSuchPlayer: '{{seats}}명 가운데 한 명이 먼저이고, 한 명이 차례여야 합니다.',
    tooEarly: '1단계에서는 주사위를 굴리지 않고, 마지막 라운드나 끝일 수도 없습니다.',
    nothingToLay: '1단계에서는 차례인 사람에게 놓을 동전이 있어야 하는데 {{suit}} 쪽에는 없습니다.',
    rolledOver: '게임이 끝났으면 움직일 주사위가 없습니다.',
    sixRounds: '1단계는 6라운드까지라 {{round}}라운드는 없습니다.',
    pastCap: '모으기는 {{cap}}라운드까지라 {{round}}라운드는 없습니다.',
    manyRounds: '라운드는 여섯 자리까지 적을 수 있습니다.',
    nothingLeft:
      '보드에 남은 동전이 이렇게 적으면 게임이 끝난 것입니다. 동전을 더하거나 국면 끝에 over를 적으세요.',
  },
} as const satisfies Translation<typeof refuseEn>;

/** Rulings that refusals cite, in Korean; each begins with its title. */
export const rulingsKo = {
  'R-FO-1':
    '인원. 3명이나 4명입니다. 3명이면 넷째 무늬의 동전과 주사위와 말을 빼고 동전 18개로 하며, 귀퉁이 하나가 빕니다.',
  'R-FO-4':
    '1단계의 차례. 동전을 골라 값을 알리고, 말이 있는 칸에 값이 안 보이게 놓은 뒤 정확히 그만큼 움직입니다. 한 사람이 여섯 차례씩 합니다.',
  'R-FO-6': '빈 동전. 방향과 함께 1부터 5까지 마음대로 고릅니다. 0은 안 됩니다.',
  'R-FO-8': '정확히, 똑바로. 말은 여덟 방향 가운데 하나로 꺾지 않고 수를 다 채워 움직입니다.',
  'R-FO-10':
    '지나가기와 멈추기. 동전은 언제나 지나갈 수 있습니다. 남의 말은 지나갈 수도, 그 위에 멈출 수도 없습니다. 1단계에서는 자기 동전이라도 동전 위에 멈출 수 없고, 2단계에서는 멈출 수 있습니다.',
  'R-FO-12':
    '움직일 수 없을 때. 어느 방향으로도, 빈 면이라면 어느 수로도 갈 수 없으면 방향을 골라 동전도 말도 없는 첫 칸으로 갑니다. 2단계에서도 같습니다. 그런 칸도 없으면 그대로 머뭅니다.',
  'R-FO-13':
    '2단계의 선택. 주사위를 굴릴지 가진 동전을 쓸지 먼저 고릅니다. 첫 차례에는 가진 동전이 없으니 굴려야 합니다. 자기 무늬의 동전 위에서는 굴리거나 그 동전을 쓰며, 먼저 값을 봐도 됩니다.',
  'R-FO-19': '반드시 움직이기. 차례를 넘길 수 없습니다.',
  'R-FO-20':
    '게임의 끝. 보드에 남은 동전이 사람 수와 같아지면 바로 끝납니다. 동전을 가져갈 때마다 확인하므로, 한 차례에 하나를 놓고 하나를 가져가면 개수는 그대로입니다. 차례 수는 서로 다를 수 있습니다.',
  'R-FO-23': '끝나지 않을 때. 2단계를 40라운드 하면 그 상태로 점수를 셉니다.',
  'R-FO-24':
    '가장자리가 막힌 보드. 타일 24장을 모두 써서 12×8, 또는 e5부터 f6까지 구멍이 난 10×10 보드를 만듭니다. 가장자리와 구멍은 넘을 수 없고, R-FO-12를 따릅니다.',
  'R-FO-28': '보드 비우기. 동전이 하나도 남지 않으면 끝납니다. R-FO-27과 함께 쓸 수 없습니다.',
} as const satisfies Translation<typeof rulingsEn>;
