import type { ThemeTranslation } from '../../src/engine/translation.ts';

/** Korean texts of the theme. */
export const ko = {
  name: '쌍둥이 배달꾼',
  about: '골목 하나에 배달집 둘, 그 사이를 가로막은 담.',
  blurb:
    '두 배달집이 담을 사이에 둔 골목을 서로 반대 방향으로 돕니다. 정해진 바퀴만큼 먼저 배달하면 골목의 주인이 됩니다.',
  score_other: '{{number}}바퀴',
  option: {
    size: {
      name: '골목 길이',
      about: '골목이 길수록 배달도 길어집니다.',
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
      name: '목표 배달 수',
      about: '배달을 몇 바퀴 마쳐야 이기는지 정합니다.',
    },
  },
  ask: {
    rollAgain: '{{space}}번지의 배달꾼이 한 번 더 달립니다. 주사위를 굴리세요.',
    run: '{{rolled, 이가}} 나왔습니다. 어느 배달꾼이 달릴까요?',
    runAgain: '{{rolled, 이가}} 나왔습니다. {{space}}번지의 배달꾼이 달립니다.',
  },
  choice: {
    run: '{{mark}}: {{from}} → {{to}}번지',
  },
  outcome: {
    run: '배달 한 바퀴',
    runAnd: '배달 한 바퀴, {{what}}',
    bump: '{{colour, 을를}} {{to}}번지로 넘기기',
    bumpHome: '{{colour, 을를}} {{to}}번지로 넘기고 그곳의 {{home}} 배달꾼은 집으로',
    swap: '{{across}}번지 {{colour, 와과}} 자리 바꾸기',
  },
  tell: {
    rolled: '{{who, 이가}} 다음 심부름을 위해 주사위를 굴려 {{roll, 이가}} 나왔습니다.',
    entered: '{{who, 이가}} {{space}}번지 문을 열고 새 배달꾼을 내보냅니다.',
    shutOut: '{{space}}번지 문 앞에 {{them}}의 배달꾼이 있어 {{who, 은는}} 배달꾼을 내보내지 못합니다.',
    idle: '{{who, 은는}} 골목에 배달꾼이 없어 차례를 마칩니다.',
    moved: '{{who}}의 배달꾼이 {{from}}번지에서 {{to}}번지로 서둘러 갑니다.',
    run_other: '{{who}}의 배달꾼이 배달 한 바퀴를 마쳤습니다. 이제 {{count}}바퀴입니다.',
    bumped: '{{who, 이가}} {{from}}번지에 있던 {{victim}}의 배달꾼을 담 너머 {{to}}번지로 넘겨 버립니다.',
    bumpedHome:
      '{{who, 이가}} {{from}}번지에 있던 {{victim}}의 배달꾼을 담 너머 {{to}}번지로 넘겨 버립니다. 거기 있던 {{owner}}의 배달꾼은 먼지를 털러 집으로 돌아갑니다.',
    sentHome:
      '{{space}}번지에는 담이 없어 {{them}}의 배달꾼을 넘기지 못합니다. {{who}}의 배달꾼이 머쓱하게 집으로 돌아갑니다.',
    swapped:
      '{{who, 와과}} {{them, 이가}} 동시에 담을 넘습니다. {{who, 은는}} {{across}}번지, {{them, 은는}} {{space}}번지로 내려섭니다.',
    again: '{{who}}의 배달꾼이 {{space}}번지에서 동료의 짐을 받아 한 번 더 달립니다.',
    won: '{{who, 이가}} 마지막 배달을 마치고 골목의 주인이 되었습니다.',
  },
  why: {
    attack_other: '{{them}}의 배달꾼을 {{count}}집 뒤로 보내려고',
    lastButOne: '이제 한 바퀴만 더 돌면 승리',
    shortCut_other: '{{count}}집을 질러가려고',
    escape: '{{them}}의 배달꾼이 닿지 않는 곳으로',
    bar: '{{them}}의 문 앞을 막으려고',
    hunt: '{{space}}번지에 있는 {{them}}의 배달꾼을 노리려고',
    catchUp: '뒤처진 배달꾼을 챙기려고',
    near: '한 번만 굴리면 배달 한 바퀴가 되는 곳으로',
    shelter: '담 너머로 넘겨질 일이 없는 곳으로',
  },
  status: {
    run_other: '배달꾼 하나로 {{count}}집 달리기',
    rollAgain: '{{space}}번지의 배달꾼으로 한 번 더 굴리기',
    runAgain_other: '{{space}}번지의 배달꾼으로 {{count}}집 달리기',
    over: '{{who, 이가}} 배달을 모두 마쳤습니다',
  },
  describe: {
    turn: '{{who}}({{colour}}) 차례: {{what}}. 쌍둥이 배달꾼.',
    over: '쌍둥이 배달꾼. {{who}}({{colour}})의 승리로 배달이 모두 끝났습니다.',
    score: '배달한 바퀴: 노랑 {{yellow}}, 파랑 {{blue}}, 목표 {{goal}}.',
    up_other:
      '{{who}}({{colour}}): {{start}}번지 집에서 번지가 커지는 쪽으로 진행. 배달꾼은 {{spaces}}번지, 집에 {{count}}명.',
    upEmpty_other:
      '{{who}}({{colour}}): {{start}}번지 집에서 번지가 커지는 쪽으로 진행. 골목에 배달꾼 없음, 집에 {{count}}명.',
    down_other:
      '{{who}}({{colour}}): {{start}}번지 집에서 번지가 작아지는 쪽으로 진행. 배달꾼은 {{spaces}}번지, 집에 {{count}}명.',
    downEmpty_other:
      '{{who}}({{colour}}): {{start}}번지 집에서 번지가 작아지는 쪽으로 진행. 골목에 배달꾼 없음, 집에 {{count}}명.',
    stack: '{{space}}(배달꾼 {{pawns}}명)',
    track:
      '골목은 0번지부터 {{last}}번지까지 담을 둘러싼 고리이고, 번지의 합이 {{size}}인 두 집이 마주 봅니다.',
  },
  refuse: {
    rollFirst: '먼저 주사위를 굴린 다음 달릴 배달꾼을 고르세요.',
    hasRolled: '이미 주사위를 굴려 {{rolled, 이가}} 나왔습니다. 달릴 배달꾼을 고르세요: {{spaces}}번지.',
    noPawn: '{{from}}번지에는 내 배달꾼이 없습니다. 달릴 수 있는 배달꾼: {{spaces}}번지.',
    theirPawn: '{{from}}번지의 배달꾼은 내 배달꾼이 아닙니다. 달릴 수 있는 배달꾼: {{spaces}}번지.',
    otherPawn:
      '{{from}}번지의 배달꾼은 지금 달릴 수 없습니다. {{again}}번지의 배달꾼이 한 번 더 달릴 차례입니다.',
    wrongEnd:
      '{{rolled, 이가}} 나왔으니 {{from}}번지의 배달꾼은 {{end}}번지가 아니라 {{to}}번지로만 갈 수 있습니다.',
    noLetter: '지금은 {{letter}} 배달꾼이 없습니다. 고를 수 있는 배달꾼: {{known}}.',
    noLetters: '{{letter}} 배달꾼이 없습니다. 골목에 내 배달꾼이 없으니 먼저 주사위를 굴리세요.',
    typed:
      '“{{typed}}”은(는) 할 수 있는 수가 아닙니다. roll 또는 달릴 배달꾼이 있는 번지를 5나 5-8처럼 입력하세요.',
  },
} as const satisfies ThemeTranslation<'runaround', 'ko'>;
