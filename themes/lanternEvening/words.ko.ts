import type { Retold } from '../../src/engine/translation.ts';

/** What it says in Korean. */
export const ko = {
  name: '등불 켠 저녁',
  about: '늦은 저녁, 등불 하나를 켜고 짙은 천 위에 같은 말을 펼칩니다.',
  status: { over: '등불을 끄고 테이블을 정리했습니다.' },
  tell: {
    lay: '{{who, 이가}} {{from}}에서 {{what, 을를}} 꺼내 불빛이 드는 {{to}}에 놓습니다.',
    layUnseen: '{{who, 이가}} {{from}}에서 {{what}} 하나를 꺼내 불빛이 드는 {{to}}에 놓습니다.',
    move: '불빛 아래에서 {{who, 이가}} {{what, 을를}} {{from}}에서 {{to, 으로}} 밀어 옮깁니다.',
    under: '{{who, 이가}} {{to}}에 있는 것을 들고 그 밑에 {{from}}의 {{what, 을를}} 밀어 넣습니다.',
    capture: '{{to}}에 그림자가 드리웁니다. {{who, 이가}} {{from}}의 {{what, 으로}} 잡습니다.',
    hide: '{{who, 이가}} {{from}}의 {{what, 을를}} 불빛 밖으로 거두어 {{to, 으로}} 가져갑니다.',
    bag: '{{who, 이가}} {{from}}의 {{what, 을를}} 어두운 {{to}} 속에 떨어뜨립니다.',
    box: '{{who, 이가}} {{from}}의 {{what, 을를}} {{to}}에 고이 돌려놓습니다.',
    draw: '{{who, 이가}} {{from}} 속을 더듬어 등불에 비춰 봅니다: {{what}}, {{to}}에.',
    show: '{{who, 이가}} {{from}}의 {{what, 을를}} 불빛이 드는 {{to}}에 내놓습니다.',
    swapped: '불빛 아래에서 손이 엇갈립니다. {{who, 이가}} {{from, 와과}} {{to}}에 있는 것을 맞바꿉니다.',
    turned: '{{who, 이가}} {{at}}의 {{what, 을를}} {{by}} 돌리고, 그림자도 따라 돕니다.',
    filled: '{{who, 이가}} 상자에서 모두 주머니에 쏟아 넣습니다: {{what}}.',
    set: '{{who, 이가}} 불빛 아래에서 {{die, 을를}} {{rank, 으로}} 돌려놓습니다.',
    laidOut: '{{who, 이가}} 짙은 천 위에 타일을 뒤집어 깝니다: {{layout}}.',
    undone: '{{who, 이가}} 다시 생각하고 마지막 행동을 되돌립니다: {{what}}.',
    captured: '{{who, 이가}} {{from}}의 {{what, 을를}} 불빛 밖으로 집어 {{to}}에 넣습니다.',
    flipped: '{{who, 이가}} {{at}}에 있는 것을 등불 아래에서 뒤집습니다: {{what}}.',
    rolled: '어두운 천 위로 주사위가 구릅니다. {{who, 이가}} 굴린 결과: {{dice}}.',
    looked: '{{who, 이가}} {{at}}의 {{what, 을를}} 손으로 가리고 몰래 봅니다.',
    saw: '{{who, 이가}} {{at}}의 {{what, 을를}} 손으로 가리고 몰래 봅니다. 본 것: {{own}}.',
    shuffled: '{{who, 이가}} 어둑한 구석에서 {{at}}의 {{number}}개를 섞습니다.',
    cleared: '{{who, 이가}} 천 위를 말끔히 비워 모두 상자에 담습니다.',
    opened: '{{who, 이가}} 모두가 보도록 연 상자에 등불을 비춥니다.',
    noted: '등불 곁에서 {{who, 이가}} 적은 메모: “{{note}}”',
    packs: '{{who, 이가}} 하품을 하며 정리하려고 합니다. 정리하자는 사람 {{count}}명({{needed}}명이 필요).',
    unpacks:
      '{{who, 이가}} 기름을 더 붓고 더 하려고 합니다. 정리하자는 사람 {{count}}명({{needed}}명이 필요).',
    over: '정리하자는 사람이 충분해서 등불을 끕니다.',
  },
} as const satisfies Retold<'piecepack', 'ko'>;
