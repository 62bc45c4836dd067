import type { Translation } from '../../../engine/translation.ts';
import { refuseKo, rulingsKo } from './refuse.ko.ts';
import type { en } from './texts.en.ts';
import { tutorialKo } from './tutorial.ko.ts';

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
  // Reasons for a run in Korean, half a sentence each.
  why: {
    attack_other: '{{them}}의 말을 {{count}}칸 뒤로 보내려고',
    lastButOne: '이제 한 바퀴만 더 돌면 승리',
    lead: '앞서 나가려고',
    level: '{{them, 을를}} 따라잡으려고',
    shortCut_other: '{{count}}칸을 질러가려고',
    escape: '{{them}}의 말이 닿지 않는 곳으로',
    bar: '{{them, 이가}} 말을 내보내지 못하도록',
    hunt: '{{space}}번 칸에 있는 {{them}}의 말을 노리려고',
    near: '한 번만 굴리면 한 바퀴가 되는 곳으로',
    shelter: '밀려나지 않는 안전한 곳으로',
    catchUp: '뒤처진 말을 앞으로 보내려고',
  },
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
  rules: {
    race: {
      title: '경주',
      body: '내 차례에는 주사위를 굴립니다. 나온 수에 따라 집에서 말 하나가 나올 수 있고, 그다음 내 말 하나를 나온 수만큼 움직입니다.\n\n[if form=hairpin]트랙은 긴 담 하나를 둘러싼 [=size]칸짜리 고리입니다.[end][if form=eight]트랙은 긴 담 하나가 있는 [=size]칸짜리 8자입니다.[end] 노랑은 0번에서 출발해 번호가 커지는 쪽으로, 파랑은 반대쪽 끝에서 출발해 번호가 작아지는 쪽으로 돕니다. 말은 네 개씩이고 처음에는 모두 집에 있습니다.\n\n[if beyond=false]말이 한 바퀴 돌아 자기 출발 칸에 도착하거나 지나가면 1바퀴입니다.[end][if beyond=true]말이 한 바퀴 돌아 자기 출발 칸을 지나가면 1바퀴입니다.[end] 먼저 [=goal]바퀴를 돌면 이깁니다.\n\n누가 먼저 할지는 무작위로 정합니다. 원래 규칙에서는 직접 고르고, 다섯째 말로 점수를 셉니다. 여기서는 바퀴 표시 줄이 점수를 보여 줍니다.',
    },
    turn: {
      title: '내 차례',
      body: '주사위를 굴립니다. 나온 수가 집에 있는 말의 수 이하이면 말 하나가 반드시 출발 칸으로 나옵니다. 집에 넷이 있으면 1~4, 하나만 있으면 1이 나와야 합니다. [if share=false]출발 칸에 상대 말이 있으면 나오지 못하고 집에 남습니다.[end][if share=true]출발 칸에 상대 말이 있어도 나와서 칸을 함께 씁니다.[end] 내 말끼리는 출발 칸에 여럿이 함께 있어도 됩니다.\n\n그다음 트랙에 있는 내 말 하나를 나온 수만큼 움직입니다. 방금 나온 말도 됩니다. 차례를 넘길 수는 없습니다. 트랙에 내 말이 없으면 차례가 끝납니다. 가는 길에 있는 말은 그냥 지나갑니다.\n\n그림에서 노랑은 3이 나와 0번이나 5번 말을 움직일 수 있습니다.',
    },
    bump: {
      title: '담 너머로 밀어내기',
      body: '상대 말이 있는 담 옆 칸에 도착하면 그 말을 담 바로 맞은편[if form=eight](반 바퀴 떨어진 칸)[end]으로 밀어냅니다. 맞은편에 말이 있었다면 내 말이라도 집으로 돌아갑니다. 내 말은 도착한 칸에 남습니다. 밀어낸 뒤에 자리 바꾸기나 또 다른 밀어내기가 이어지지는 않습니다.\n\n[if form=hairpin]그림에서 노랑은 5가 나와 4번에서 9번으로 갈 수 있습니다. 그러면 파랑은 15번으로 밀려나고, 15번에 있던 노랑 말은 집으로 돌아갑니다.[end][if form=eight]그림은 고리형 트랙입니다. 노랑은 5가 나와 4번에서 9번으로 가고, 파랑은 맞은편 15번으로 밀려납니다.[end]',
    },
    tips: {
      title: '담이 없는 칸',
      body: '두 출발 칸과 그 양옆 칸에는 담이 없습니다. 거기서 상대 말과 만나면 상대 말은 그대로 있고 내 말이 집으로 돌아갑니다. 오는 길에 내 출발 칸을 지났다면 그 바퀴는 인정됩니다.\n\n그림에서 노랑은 2가 나왔습니다. 9번 말을 움직이면 11번에서 파랑과 만나 집으로 돌아갑니다.',
    },
    swap: {
      title: '자리 바꾸기',
      body: '빈칸에 도착했는데 담 바로 맞은편[if form=eight](반 바퀴 떨어진 칸)[end]에 상대 말이 있으면 두 말이 자리를 바꿉니다. 반드시 바꿔야 합니다. 바꾼 뒤에는 아무 일도 이어지지 않고, 자리를 바꿔서 바퀴 수가 오르지도 않습니다.\n\n맞은편에 있는 말이 내 말이면 아무 일도 없습니다.\n\n[if form=hairpin]그림에서 노랑은 4가 나왔습니다. 3번 말이 17번의 맞은편인 7번으로 가서 두 말이 자리를 바꿉니다.[end][if form=eight]그림은 고리형 트랙입니다. 노랑은 4가 나와 3번에서 17번의 맞은편인 7번으로 갑니다.[end]',
    },
    again: {
      title: '한 번 더',
      body: '내 말이 있는 칸에 도착하면 움직인 말로 한 번 더 합니다. 주사위를 다시 굴려 그 말을 움직입니다. [if enter=false]이때는 집에서 말이 나오지 않습니다.[end][if enter=true]이때도 여느 때처럼 집에서 말이 나올 수 있습니다.[end] 여러 번 이어질 수도 있습니다.\n\n집에서 나온 말이 출발 칸의 내 말과 만났을 때는 한 번 더 하지 않습니다.\n\n그림에서 노랑은 8번에 말이 둘 있고, 방금 움직인 말로 다시 굴립니다.',
    },
    runs: {
      title: '바퀴와 승리',
      body: '[if beyond=false]내 말이 자기 출발 칸에 도착하거나 지나가면 1바퀴입니다. 나중에 출발 칸을 떠날 때 또 세지는 않습니다.[end][if beyond=true]내 말이 자기 출발 칸을 지나가면 1바퀴입니다. 출발 칸에 도착한 것만으로는 아직 세지 않습니다.[end] 집에서 나오기, 밀려나기, 자리 바꾸기, 상대 출발 칸 지나가기는 바퀴로 세지 않습니다.\n\n바퀴는 다른 일보다 먼저 세고, 마지막 바퀴를 돌면 바로 이깁니다.\n\n[if beyond=false & goal=5]그림에서 노랑은 네 바퀴를 돌았고 3이 나왔습니다. 21번 말이 0번에 도착해 이깁니다.[end][if beyond=false & not goal=5]그림에서 노랑은 3이 나왔습니다. 21번 말이 0번에 도착해 한 바퀴를 돕니다.[end][if beyond=true]그림에서 노랑은 3이 나왔습니다. 21번 말이 0번에 도착하고, 거기서 더 가면 1바퀴로 셉니다.[end]\n\n[if general]방장이 고를 수 있는 것:\n• 3바퀴나 4바퀴로 이기기, 더 짧거나 긴 트랙\n• 출발 칸에 상대 말이 있어도 나오기\n• 한 번 더 굴릴 때도 말 내보내기\n• 출발 칸을 지나가야 1바퀴로 세기\n• 8자형 트랙: 반 바퀴 떨어진 칸이 맞은편\n\n[end]보드는 저희가 복원한 것입니다. 원래 규칙에는 담이 있다는 것과 담이 없는 칸만 나와 있습니다.',
    },
  },
  tutorial: tutorialKo,
} as const satisfies Translation<typeof en>;
