import type { Translation } from '../../../engine/translation.ts';
import { pagesKo } from './pages.ko.ts';
import { refuseKo } from './refuse.ko.ts';
import { rulingsKo } from './rulings.ko.ts';
import type { en } from './texts.en.ts';
import { tutorialKo } from './tutorial.ko.ts';
import { whyKo } from './why.ko.ts';

/** Texts of Runaround in Korean. */
export const ko = {
  name: '런어라운드',
  gist: '담을 돌며 밀어내고 자리를 바꾸는 경주',
  blurb:
    '담을 사이에 두고 서로 반대 방향으로 달리는 2인 경주. 상대 말을 밀어내고 자리를 바꾸며 정해진 바퀴를 먼저 돌면 이깁니다.',
  credit:
    'Jonathan Leistiko 디자인(보드 2004년, 규칙 2006년). 테스트하고 좋은 의견을 준 John Kraemer와 Sharon Cichelli, 두 번째 버전을 테스트한 Frank Swehosky, 그리고 Alex에게 감사드립니다',
  best: { turns_other: '최단 승리: {{count}}차례' },
  score_other: '{{number}}바퀴',
  option: {
    size: {
      name: '트랙 길이',
      about: '트랙이 길수록 경주도 길어집니다.',
      16: '16칸',
      18: '18칸',
      20: '20칸',
      22: '22칸',
      24: '24칸',
      26: '26칸',
      28: '28칸',
      30: '30칸',
      32: '32칸',
      34: '34칸',
      36: '36칸',
      38: '38칸',
      40: '40칸',
    },
    goal: {
      name: '목표 바퀴 수',
      about: '말이 자기 출발 칸으로 몇 번 돌아와야 이기는지 정합니다.',
      3: '3바퀴',
      4: '4바퀴',
      5: '5바퀴',
    },
    form: {
      name: '트랙 모양',
      about: '담 맞은편이 어느 칸인지 정합니다. 8자형에서는 반 바퀴 떨어진 칸입니다.',
      hairpin: '고리형',
      eight: '8자형',
      why: {
        hairpin: '담 바로 너머가 맞은편',
        eight: '반 바퀴 떨어진 칸이 맞은편',
      },
    },
    share: {
      name: '출발 칸에 상대가 있을 때',
      about: '말이 나올 출발 칸에 상대 말이 있으면 어떻게 할지 정합니다.',
      false: '나오지 못함',
      true: '나와서 함께 섬',
      why: {
        false: '상대가 먼저 비켜야 함',
        true: '상대 말이 있어도 나옴',
      },
    },
    enter: {
      name: '한 번 더 굴릴 때 말 내보내기',
      about: '한 번 더 굴린 수로도 집에서 말이 나오는지 정합니다.',
      false: '나오지 않음',
      true: '나옴',
      why: {
        false: '처음 굴린 수로만 나옴',
        true: '굴릴 때마다 나올 수 있음',
      },
    },
    beyond: {
      name: '바퀴를 세는 시점',
      about: '말이 출발 칸에 도착하면 1바퀴로 셀지, 지나가야 셀지 정합니다.',
      false: '출발 칸에 도착하면',
      true: '출발 칸을 지나가면',
      why: {
        false: '출발 칸에 도착만 해도 1바퀴',
        true: '출발 칸을 지나가야 1바퀴',
      },
    },
  },
  colour: { yellow: '노랑', blue: '파랑' },
  ask: {
    roll: '주사위를 굴리세요.',
    rollAgain: '{{space}}번 칸의 말로 한 번 더 합니다. 주사위를 굴리세요.',
    run: '{{rolled, 이가}} 나왔습니다. 어느 말을 움직일까요?',
    runAgain: '{{rolled, 이가}} 나왔습니다. {{space}}번 칸의 말을 움직이세요.',
  },
  choice: {
    roll: '주사위 굴리기',
    run: '{{mark}}: {{from}} → {{to}}번',
  },
  outcome: {
    run: '한 바퀴',
    runAnd: '한 바퀴, {{what}}',
    win: '승리',
    bump: '{{colour, 을를}} {{to}}번으로 밀어내기',
    bumpHome: '{{colour, 을를}} {{to}}번으로 밀어내고 그곳의 {{home}} 말은 집으로',
    sentHome: '내 말이 집으로',
    again: '한 번 더',
    swap: '{{across}}번 {{colour, 와과}} 자리 바꾸기',
  },
  opening: { lot: '추첨 결과 {{who, 이가}} 먼저 합니다.' },
  goal: {
    start:
      '먼저 {{count}}바퀴를 돌면 이깁니다. 말이 한 바퀴 돌아 자기 출발 칸에 도착하거나 지나가면 1바퀴입니다.',
    beyond: '먼저 {{count}}바퀴를 돌면 이깁니다. 말이 한 바퀴 돌아 자기 출발 칸을 지나가야 1바퀴입니다.',
  },
  tell: {
    rolled: '{{who, 이가}} 주사위를 굴려 {{roll, 이가}} 나왔습니다.',
    entered: '{{who, 이가}} {{space}}번 칸에 새 말을 내보냅니다.',
    shutOut: '{{space}}번 칸에 {{them}}의 말이 있어 {{who, 은는}} 말을 내보내지 못합니다.',
    idle: '{{who, 은는}} 트랙에 말이 없어 차례를 마칩니다.',
    moved: '{{who, 이가}} 말을 {{from}}번 칸에서 {{to}}번 칸으로 움직입니다.',
    run_other: '{{who, 이가}} 한 바퀴를 돌았습니다. 이제 {{count}}바퀴입니다.',
    bumped: '{{who, 이가}} {{from}}번 칸에 있던 {{victim}}의 말을 담 너머 {{to}}번 칸으로 밀어냅니다.',
    bumpedHome:
      '{{who, 이가}} {{from}}번 칸에 있던 {{victim}}의 말을 담 너머 {{to}}번 칸으로 밀어냅니다. 거기 있던 {{owner}}의 말은 집으로 돌아갑니다.',
    sentHome:
      '{{space}}번 칸에는 담이 없어 {{them}}의 말을 밀어내지 못합니다. {{who}}의 말이 집으로 돌아갑니다.',
    swapped:
      '{{who, 와과}} {{them, 이가}} 담을 사이에 두고 자리를 바꿉니다. {{who, 은는}} {{across}}번 칸, {{them, 은는}} {{space}}번 칸입니다.',
    again: '{{who, 이가}} {{space}}번 칸에서 자기 말을 만나 그 말로 한 번 더 합니다.',
    won: '{{who, 이가}} 마지막 바퀴를 돌아 이겼습니다.',
  },
  status: {
    roll: '주사위 굴리기',
    run_other: '말 하나를 {{count}}칸 움직이기',
    rollAgain: '{{space}}번 칸의 말로 한 번 더 굴리기',
    runAgain_other: '{{space}}번 칸의 말을 {{count}}칸 움직이기',
    over: '{{who, 이가}} 경주에서 이겼습니다',
  },
  describe: {
    turn: '{{who}}({{colour}}) 차례: {{what}}. 런어라운드.',
    over: '런어라운드. {{who}}({{colour}})의 승리로 경주가 끝났습니다.',
    score: '바퀴 수: 노랑 {{yellow}}, 파랑 {{blue}}, 목표 {{goal}}.',
    up_other:
      '{{who}}({{colour}}): {{start}}번 칸에서 번호가 커지는 쪽으로 진행. 말은 {{spaces}}번 칸, 집에 {{count}}개.',
    upEmpty_other:
      '{{who}}({{colour}}): {{start}}번 칸에서 번호가 커지는 쪽으로 진행. 트랙에 말 없음, 집에 {{count}}개.',
    down_other:
      '{{who}}({{colour}}): {{start}}번 칸에서 번호가 작아지는 쪽으로 진행. 말은 {{spaces}}번 칸, 집에 {{count}}개.',
    downEmpty_other:
      '{{who}}({{colour}}): {{start}}번 칸에서 번호가 작아지는 쪽으로 진행. 트랙에 말 없음, 집에 {{count}}개.',
    stack: '{{space}}(말 {{pawns}}개)',
    eight: '트랙은 0번부터 {{last}}번까지 8자 모양이고, {{half}}칸 떨어진 두 칸이 마주 봅니다.',
    due_other: '출발 칸에 있는 {{who}}의 말 {{count}}개는 한 바퀴를 돌아왔고, 떠날 때 1바퀴로 셉니다.',
    track: '트랙은 0번부터 {{last}}번까지 담을 둘러싼 고리이고, 번호의 합이 {{size}}인 두 칸이 마주 봅니다.',
  },
  plan: {
    roll: '주사위 {{roll}}',
    only: '말을 움직인 결과가 예약할 때와 같으면 자동으로 움직입니다. 달라지면 직접 고릅니다.',
  },
  why: whyKo,
  refuse: refuseKo,
  part: {
    track: '트랙 길이와 목표 바퀴 수',
    side: '플레이어의 글자',
    pawns: '말이 있는 칸',
    home: '집에 있는 말의 수',
    runs: '바퀴 수',
    mover: '차례인 플레이어의 글자',
    todo: '지금 할 일',
  },
  ruling: rulingsKo,
  rules: pagesKo,
  tutorial: tutorialKo,
} as const satisfies Translation<typeof en>;
