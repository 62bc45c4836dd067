import type { ThemeTranslation } from '../../src/engine/translation.ts';

/** Korean texts of the theme. */
export const ko = {
  name: '쌍둥이 배달꾼',
  about: '한 거리, 두 배달집, 그리고 한가운데를 가로지르는 담.',
  blurb:
    '두 배달집이 담이 놓인 거리를 서로 반대로 돕니다. 정해진 바퀴만큼 먼저 배달을 마친 집이 거리의 주인입니다.',
  score_other: '{{number}}바퀴',
  option: {
    size: {
      name: '거리',
      about: '거리가 길수록 배달도 길어집니다.',
      16: '16집',
      18: '18집',
      20: '20집',
      22: '22집',
      24: '24집',
      26: '26집',
      28: '28집',
      30: '30집',
      32: '32집',
      34: '34집',
      36: '36집',
      38: '38집',
      40: '40집',
    },
    goal: {
      name: '승리에 필요한 배달',
      about: '배달을 몇 바퀴 마쳐야 이기는지 정합니다.',
    },
  },
  ask: {
    rollAgain: '{{space}}번지의 배달꾼이 한 번 더 달립니다. 주사위를 굴리세요.',
    run: '주사위는 {{rolled}}입니다. 어느 배달꾼이 달릴까요?',
    runAgain: '주사위는 {{rolled}}입니다. {{space}}번지의 배달꾼이 달려야 합니다.',
  },
  choice: {
    run: '{{mark}}: {{from}}에서 {{to}}번지로',
  },
  outcome: {
    run: '배달 한 바퀴',
    runAnd: '배달 한 바퀴, {{what}}',
    bump: '{{colour}} 배달꾼을 {{to}}번지로 넘김',
    bumpHome: '{{colour}} 배달꾼을 {{to}}번지로 넘기고 거기 있던 {{home}} 배달꾼은 집으로',
    swap: '{{across}}번지의 {{colour}} 배달꾼과 자리 바꿈',
  },
  tell: {
    rolled: '{{who, 이가}} 다음 심부름을 위해 주사위를 굴립니다. 나온 수는 {{roll}}입니다.',
    entered: '{{who, 이가}} {{space}}번지 문을 열고 새 배달꾼을 내보냅니다.',
    shutOut: '{{space}}번지 문간에 {{them}}의 배달꾼이 서 있어 {{who, 은는}} 아무도 내보내지 못합니다.',
    idle: '{{who, 은는}} 거리에 배달꾼이 없어 차례가 끝납니다.',
    moved: '{{who}}의 배달꾼이 {{from}}번지에서 {{to}}번지로 서둘러 갑니다.',
    run_other: '{{who}}의 배달꾼이 빈손으로 집에 닿았습니다. 이제 배달 {{count}}바퀴입니다.',
    bumped: '{{who, 이가}} {{from}}번지에 있던 {{victim}}의 배달꾼을 담 너머 {{to}}번지로 넘겨 버립니다.',
    bumpedHome:
      '{{who, 이가}} {{from}}번지에 있던 {{victim}}의 배달꾼을 담 너머 {{to}}번지로 넘겨 버리고, 거기 있던 {{owner}}의 배달꾼은 먼지를 털러 집으로 돌아갑니다.',
    sentHome:
      '{{space}}번지에는 {{them}}의 배달꾼을 넘길 담이 없습니다. {{who}}의 배달꾼이 머쓱하게 집으로 돌아갑니다.',
    swapped:
      '{{who, 와과}} {{them, 이가}} 담에서 마주쳐 나란히 넘어갑니다. {{who, 은는}} {{across}}번지, {{them, 은는}} {{space}}번지에 내려섭니다.',
    again:
      '{{who}}의 배달꾼이 {{space}}번지에서 동료를 만났습니다. 달려온 배달꾼이 짐을 챙겨 한 번 더 달립니다.',
    won: '{{who, 이가}} 마지막 배달을 마치고 거리의 주인이 되었습니다.',
  },
  why: {
    attack_other: '{{them}}의 배달꾼을 {{count}}집 되돌리려고',
    lastButOne: '이제 한 바퀴만 더 돌면 거리는 이 집 차지',
    shortCut_other: '{{count}}집을 질러가려고',
    escape: '{{them}}의 배달꾼이 닿지 않는 곳으로',
    bar: '{{them, 이가}} 배달꾼을 내보내지 못하도록',
    hunt: '{{space}}번지에 있는 {{them}}의 배달꾼을 노리려고',
    catchUp: '뒤처진 배달꾼을 챙기려고',
    near: '주사위 한 번이면 한 바퀴를 배달하는 곳으로',
    shelter: '담이 없어 밀려 넘어갈 일이 없는 곳으로',
  },
  status: {
    run_other: '배달꾼 하나로 {{count}}집 달리기',
    rollAgain: '{{space}}번지의 배달꾼으로 다시 주사위 굴리기',
    runAgain_other: '{{space}}번지의 배달꾼으로 {{count}}집 달리기',
    over: '{{who, 이가}} 배달을 모두 마쳤습니다',
  },
  describe: {
    turn: '쌍둥이 배달꾼. {{who}}({{colour}}): {{what}}.',
    over: '쌍둥이 배달꾼. {{who}}({{colour}})의 승리로 배달이 모두 끝났습니다.',
    score: '배달한 바퀴: 노랑 {{yellow}}, 파랑 {{blue}}, 목표 {{goal}}.',
    up_other:
      '{{who}}({{colour}}): {{start}}번지 집에서 번지가 커지는 쪽으로 달림. 배달꾼은 {{spaces}}번지, 집에 {{count}}명.',
    upEmpty_other:
      '{{who}}({{colour}}): {{start}}번지 집에서 번지가 커지는 쪽으로 달림. 거리에 배달꾼 없음, 집에 {{count}}명.',
    down_other:
      '{{who}}({{colour}}): {{start}}번지 집에서 번지가 작아지는 쪽으로 달림. 배달꾼은 {{spaces}}번지, 집에 {{count}}명.',
    downEmpty_other:
      '{{who}}({{colour}}): {{start}}번지 집에서 번지가 작아지는 쪽으로 달림. 거리에 배달꾼 없음, 집에 {{count}}명.',
    stack: '{{space}}(배달꾼 {{pawns}}명)',
    track:
      '거리는 담을 감싸고 도는 0번지부터 {{last}}번지까지의 고리이며, 번지의 합이 {{size}}인 두 집이 마주 봅니다.',
  },
  refuse: {
    rollFirst: '차례는 주사위로 시작합니다. 먼저 굴린 다음 달릴 배달꾼을 고르세요.',
    hasRolled:
      '주사위는 한 차례에 한 번만 굴립니다. 나온 수는 {{rolled}}입니다. {{spaces}}번지 가운데 달릴 배달꾼을 고르세요.',
    noPawn:
      '거리에 있는 자기 배달꾼만 달릴 수 있는데 {{from}}번지에는 없습니다. 달릴 수 있는 곳은 {{spaces}}번지입니다.',
    theirPawn:
      '자기 배달꾼만 달릴 수 있는데 {{from}}번지의 배달꾼은 상대편입니다. 달릴 수 있는 곳은 {{spaces}}번지입니다.',
    otherPawn:
      '추가 차례는 동료를 만난 {{again}}번지의 배달꾼이 쓰므로 {{from}}번지의 배달꾼은 기다려야 합니다. {{again}}번지에서 달리세요.',
    wrongEnd:
      '배달꾼은 나온 수만큼만 달립니다. {{from}}번지에서 {{rolled}}집을 가면 {{end}}번지가 아니라 {{to}}번지입니다.',
    noLetter: '지금 {{letter}}라는 배달꾼은 없습니다. 있는 배달꾼은 {{known}}입니다.',
    noLetters: '{{letter}}라는 배달꾼은 없습니다. 거리에 배달꾼이 하나도 없으니 먼저 주사위를 굴리세요.',
    typed:
      '배달꾼을 움직이는 수로 읽을 수 없습니다: {{typed}}. roll 또는 달릴 배달꾼이 있는 번지를 5나 5-8처럼 적으세요.',
  },
} as const satisfies ThemeTranslation<'runaround', 'ko'>;
