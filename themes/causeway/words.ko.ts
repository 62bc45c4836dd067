import type { ThemeTranslation } from '../../src/engine/translation.ts';

/** Korean texts of the theme. */
export const ko = {
  name: '징검다리',
  about: '다리가 떠내려갔습니다. 옛 돌돈을 물에 하나씩 놓아 건너편 기슭으로 갑니다.',
  line: { row: '{{row}}행 기슭', column: '{{column}}열 기슭' },
  ask: {
    start: '{{side}}에서 길을 떠납니다. 어느 칸에서 떠날까요?',
    place: '{{coin}} 돌을 놓습니다. 어느 칸에 놓을까요?',
    shiftFrom: '어느 칸의 맨 위 돌을 옮길까요?',
    shiftTo: '{{coin}} 돌을 옮깁니다. 어느 칸으로 옮길까요?',
    step: '길손이 어디로 갈까요?',
    runOn: '길손이 {{at}}에 있고, 같은 행동으로 더 내려갈 수 있습니다. 어디로 갈까요?',
  },
  choose: {
    place: '{{coin}} 돌 놓기',
    placeColumn: '{{coin}} 돌 다른 칸에 놓기: {{column}}열',
    placeColumns: '{{coin}} 돌 다른 칸에 놓기: {{from}}~{{to}}열',
    move: '길손 움직이기',
    shift: '돌 옮기기',
    bare: '{{mark}}: {{at}}, 아직 물',
    onto_other: '{{mark}}: {{at}}, 높이 {{count}}, 맨 위 {{coin}} 돌',
    source_other: '{{mark}}: {{at}}, 높이 {{count}}, 맨 위 {{coin}} 돌',
    step: {
      win: '{{mark}}: 길손을 {{at, 으로}}, 기슭에 닿아 승리',
      up_other: '{{mark}}: 길손을 {{at, 으로}}, 높이 {{count, 으로}} 오름',
      level_other: '{{mark}}: 길손을 {{at, 으로}}, 같은 높이 {{count}}',
      down_other: '{{mark}}: 길손을 {{at, 으로}}, 높이 {{count, 으로}} 내려감',
    },
  },
  status: {
    start: '떠날 칸 고르기',
    line: '물길을 다 건넜습니다. {{who, 이가}} 건너편 기슭에 닿아 이겼습니다.',
  },
  tell: {
    started: '{{who, 이가}} {{at}}에서 길을 떠납니다.',
    placed: '{{who, 이가}} {{at}}에 {{coin}} 돌을 놓습니다(배에서 내린 돌: {{drawn}}).',
    placedLast: '{{who, 이가}} {{at}}에 {{coin}} 돌을 놓습니다(배는 이제 비었습니다).',
    shifted: '{{who, 이가}} {{coin}} 돌을 {{from}}에서 {{to, 으로}} 옮깁니다.',
    moved: '{{who, 이가}} {{from}}에서 {{to, 으로}} 건너갑니다.',
    ran: '{{who, 이가}} {{from}}에서 {{over, 을를}} 지나 {{to, 으로}} 물 튀길 새도 없이 달립니다.',
    ended: '{{who, 이가}} 행동 한 번으로 차례를 마칩니다.',
    idle: '{{who, 은는}} 이번 차례에 물 구경만 합니다.',
    agreed: '{{who, 이가}} 지금 물길 이대로 판정하자고 제안합니다.',
    line: '{{who, 이가}} 발 한 번 적시지 않고 건너편 기슭에 닿아 이겼습니다.',
    over: '{{why}} {{how}}',
    why: {
      idle: '한 라운드 내내 모두 물 구경만 했습니다.',
      agreed: '모두 판정에 동의했습니다.',
      cap: '정한 라운드가 끝났는데 물은 그대로입니다.',
    },
    nearest_other: '{{count}}칸 남은 {{winners, 이가}} 건너편 기슭에 가장 가까워 이겼습니다.',
    shared_other: '똑같이 {{count}}칸 남은 {{winners, 이가}} 함께 이겼습니다.',
    higher_other: '{{near, 은는}} 똑같이 {{count}}칸 남았는데, {{winners, 이가}} 더 높이 서 있어 이겼습니다.',
    highest_other:
      '{{near, 은는}} 똑같이 {{count}}칸 남았는데, {{winners, 이가}} 가장 높이 서 있어 이겼습니다.',
    higherShared_other:
      '{{near, 은는}} 똑같이 {{count}}칸 남았는데, 가장 높이 선 {{winners, 이가}} 함께 이겼습니다.',
  },
  why: {
    stop_other: '{{them, 이가}} 건너편까지 행동 {{count}}번밖에 남지 않아서',
    stealAhead_other: '{{them}}의 길에서 돌을 빼 자기 길에 깔아서 행동 {{count}}번만큼 앞서려고',
    shut: '{{them}} 앞에는 물밖에 보이지 않도록',
    take_other: '{{them}}의 길에서 돌을 빼 행동 {{count}}번이 더 들도록',
    lead: '먼저 건너려고',
    climb: '그 돌무더기에서 달려 내려가려고',
    rise: '물 위로 더 높이 서려고',
    close_other: '건너편까지 이제 행동 {{count}}번',
    both: '건너갈 길은 줄고 {{them}}의 길은 늘도록',
  },
  describe: {
    head: '머니 런 징검다리, {{size}}×{{size}}, {{round}}라운드.',
    headOf: '머니 런 징검다리, {{size}}×{{size}}, 최대 {{cap}}라운드 중 {{round}}라운드.',
    unplaced: '{{who}}, {{side}}: 아직 떠나지 않음, 목표는 {{line}}.',
    ko: '{{to}}의 돌은 바로 {{from, 으로}} 되돌릴 수 없습니다.',
    table_other: '놓을 돌: {{coins}}. 배에 {{count}}개.',
    noCoins: '놓을 돌이 없고 배도 비었습니다.',
    bare: '물 위에 아직 돌이 없습니다.',
    stacks: '돌(아래부터): {{stacks}}.',
    more_other: '그 밖에 돌 있는 칸 {{count}}개',
  },
  refuse: {
    started: '길손은 이미 길을 떠났습니다. 돌을 놓거나 옮기거나 길손을 움직이세요.',
    startFirst: '먼저 자기 기슭에서 떠날 칸을 정해야 합니다. 가능한 칸: {{possible}}.',
    notYourEdge:
      '길손은 자기 기슭({{side}})에서 떠나는데 {{at, 은는}} 그 기슭의 칸이 아닙니다. 가능한 칸: {{possible}}.',
    startTaken: '{{at}}에서는 이미 다른 길손이 떠납니다. 가능한 칸: {{possible}}.',
    notOnTable: '놓을 돌 가운데 {{coin}} 돌이 없습니다. 놓을 수 있는 돌: {{table}}.',
    tableEmpty: '놓을 돌이 없고 배도 비어 더 놓을 수 없습니다. 돌을 옮기거나 길손을 움직이세요.',
    tooLarge:
      '작은 돌 위에 큰 돌을 올릴 수 없습니다. {{at}}의 맨 위는 {{top}}이고 {{coin}} 돌이 더 큽니다. 물이나 다음 돌 위에는 놓을 수 있습니다: {{bases}}.',
    nothingThere: '{{at}}에는 옮길 돌이 없습니다. 돌을 가져올 수 있는 칸: {{possible}}.',
    underOpponent:
      '{{at}}에는 {{who, 이가}} 서 있고, 남의 발밑에서는 돌을 빼지 못합니다. 돌을 가져올 수 있는 칸: {{possible}}.',
    underOwn:
      '{{at}}에는 내 길손이 서 있고, 이번 게임에서는 내 발밑의 돌도 옮기지 않습니다. 돌을 가져올 수 있는 칸: {{possible}}.',
    sameSquare: '돌은 {{at, 이가}} 아닌 다른 칸으로 옮겨야 합니다.',
    ko: '{{coin}} 돌은 바로 앞 차례에 {{to}}에서 {{from, 으로}} 왔으니 지금 바로 되돌릴 수 없습니다. 다른 칸은 됩니다.',
    nowhere: '길손이 갈 칸을 적으세요. 가능한 칸: {{possible}}.',
    bare: '{{at, 은는}} 아직 물이고, 헤엄치는 길손은 없습니다. 가능한 칸: {{possible}}.',
    unpaved:
      '한 걸음은 바로 옆 칸의 돌 위로만 갑니다. {{from}} 옆은 아직 물뿐이니 돌을 먼저 하나 놓으세요. 보기: {{example}}.',
    occupied: '{{at}}에는 {{who, 이가}} 서 있고, 한 칸에 둘이 설 자리는 없습니다. 가능한 칸: {{possible}}.',
    high: '{{at}}의 높이는 {{there}}, {{from}}의 높이는 {{here}}입니다. 한 걸음에 돌 하나까지만 오릅니다. 가능한 칸: {{possible}}.',
    diagonal:
      '대각선으로 가려면 밑에 돌이 2개 이상 있어야 하는데 {{from}}의 높이는 {{here}}입니다. 가능한 칸: {{possible}}.',
  },
} as const satisfies ThemeTranslation<'moneyrun', 'ko'>;
