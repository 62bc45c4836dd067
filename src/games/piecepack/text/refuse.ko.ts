import type { Translation } from '../../../engine/translation.ts';
import type { refuseEn } from './refuse.en.ts';

/** Refusals in Korean. */
export const refuseKo = {
  nothingThere: '{{spot}}에는 아무것도 없습니다. 조각이 놓인 자리를 입력하세요.',
  notSoMany: '{{spot}}에 있는 조각은 위에서부터 1~{{count}}번입니다. 그중에서 고르세요.',
  offTable:
    '테이블은 가로 {{left}}부터 {{right}}까지, 세로 {{near}}부터 {{far}}까지, 반 칸 단위입니다. 그 안에서 고르세요.',
  sameSpot: '이미 {{spot}}에 놓여 있습니다. 다른 자리를 고르세요.',
  notInBox:
    '상자에서 보이는 조각 중에 {{piece, 이가}} 없습니다. 다른 조각을 놓거나, 안 보고 놓거나, 먼저 상자를 여세요.',
  noneInBox: '상자에 {{piece, 이가}} 남아 있지 않습니다. 다른 종류를 고르세요.',
  boxEmpty: '상자가 비어 있습니다. 먼저 상자에 조각을 넣으세요.',
  emptyBag: '주머니가 비어 있습니다. 먼저 조각을 넣으세요.',
  emptyArea: '내 자리가 비어 있습니다. 먼저 조각을 가져오세요.',
  notInArea: '내 자리에 있는 조각은 1~{{count}}번입니다. 그중에서 고르세요.',
  facesOnly: '{{piece}}에는 뒷면이 없습니다. “뒤집어”를 빼고 놓으세요.',
  noLayout: '세팅할 수 있는 보드는 square, wide, ring입니다. 이렇게 입력하세요: 세팅 square',
  setUpLacks: '세팅에 필요한 {{piece, 이가}} 더 없습니다. 같은 조각은 하나뿐입니다.',
  tilesLie: '테이블에 이미 타일이 있습니다. 먼저 치운 다음 세팅하세요.',
  tooFewTiles:
    '세팅하려면 타일 {{needed}}개가 필요한데 상자에 {{count}}개 있습니다. 먼저 상자에 더 넣으세요.',
  oneSide: '타일과 동전만 뒤집을 수 있습니다. {{spot}}에서는 타일이나 동전만 고르세요.',
  noDirection:
    '타일과 동전만 돌릴 수 있습니다. 주사위는 굴리고, 말에는 방향이 없습니다. {{spot, 을를}} 확인하세요.',
  quarterTurns: '시계 방향으로 90, 180, 270도 돌릴 수 있습니다.',
  known: '{{spot}}에 무엇이 있는지 이미 알고 있습니다. 다른 곳을 보세요.',
  noDice: '테이블에 주사위가 없습니다. 먼저 상자에서 꺼내 놓으세요. 예: 해 주사위 a1',
  noSuchDie: '{{suit}} 주사위는 테이블에 없습니다. 다른 주사위를 굴리거나 모두 굴리세요.',
  oneDie: '테이블에는 {{suit}} 주사위뿐입니다. 그 주사위를 굴리세요.',
  onePiece: '{{spot}}에는 하나뿐입니다. 섞으려면 둘 이상이어야 합니다.',
  nothingToCapture: '{{spot}}에는 잡을 것이 없습니다. 그냥 옮기세요.',
  nothingOnBoard: '테이블이 이미 비어 있습니다.',
  boxOpen: '상자에 있는 것은 이미 모두 공개되어 있습니다.',
  nothingToUndo: '무를 것이 없습니다. 옮긴 것이 없거나, 그 뒤로 무언가가 드러났습니다.',
  notYourUndo: '마지막 행동은 {{who, 이가}} 했으니 그 사람만 무를 수 있습니다.',
  packsAlready: '이미 정리하자고 했습니다. 마음이 바뀌었으면 이렇게 입력하세요: 계속하기',
  packsNot: '아직 정리하자고 하지 않았습니다. 정리하려면 이렇게 입력하세요: 정리하기',
  emptyNote: '메모가 비어 있습니다. “메모” 뒤에 내용을 이어서 입력하세요.',
  longNote: '메모가 {{count}}자입니다. {{most}}자 이내로 줄이세요.',
  unread:
    '“{{typed}}”은(는) 할 수 있는 행동이 아닙니다. 놓기는 해 말 a1이나 cS3@c2, 옮기기는 c2-d4, 뒤집기는 +c2처럼 입력하세요. 굴리기, 보기 c2, 메모 안녕도 됩니다.',
  ending: '여기에는 승패가 없습니다. 게임을 끝내려면 이렇게 입력하세요: 정리하기',
  alone: {
    look: '무엇을 볼까요? 예: 보기 c2',
    hide: '무엇을 내 자리로 가져올까요? 예: 가져오기 c2',
    bag: '무엇을 주머니에 넣을까요? 예: 주머니 c2',
    box: '무엇을 상자에 되돌려 놓을까요? 예: 상자 c2',
    flip: '무엇을 뒤집을까요? 예: 뒤집기 c2',
    turn: '무엇을 돌릴까요? 예: 돌리기 c2',
    shuffle: '무엇을 섞을까요? 예: 섞기 c2',
    move: '무엇을 어디로 옮길까요? 예: 옮기기 c2 d4',
    lay: '무엇을 어디에 놓을까요? 예: 놓기 해 말 a1',
  },
  whole: {
    t: '어느 타일을 어디에 놓을까요? 예: 해 3 타일 (1.5,1.5)',
    c: '어느 동전을 어디에 놓을까요? 예: 해 3 동전 c2',
    d: '어느 주사위를 어디에 놓을까요? 예: 해 주사위 a1',
    p: '어느 말을 어디에 놓을까요? 예: 해 말 a1',
  },
  whichDie:
    '“{{typed}}”은(는) 주사위가 아닙니다. 해 주사위는 굴리기 dS, 모두 굴리려면 굴리기라고 입력하세요.',
  showHow:
    '내 자리의 몇 번째 조각을 어느 칸에 놓을지 입력하세요. 예: 내놓기 2@c3, 뒤집어서는 내놓기 2@c3 뒤집어',
  notHere:
    '조각은 바꿀 수 없고, 값은 주사위만 맞출 수 있습니다(?dS~4). 타일과 동전은 뒤집거나 돌리세요(+c2, c2@>90).',
  showsAlready: '{{suit}} 주사위는 이미 {{rank, 이가}} 나와 있습니다.',
  inLine: '이 줄은 하나도 실행하지 않았습니다. {{number}}번째 행동 “{{action}}”: {{why}}',
  endsLine:
    '“{{action}}”은(는) 무언가를 드러내는 행동이라 같은 줄에 이어 쓸 수 없습니다. 나머지는 그다음에 입력하세요.',
  standsAlone: '이 행동은 다른 행동과 한 줄에 쓸 수 없습니다. 따로 입력하세요.',
  lineLength: '한 줄에는 행동을 2~{{most}}개 쓸 수 있습니다. 나머지는 그다음에 입력하세요.',
  beside:
    '{{typed}}은(는) 테이블 밖입니다. 테이블은 ({{left}},{{near}})부터 ({{right}},{{far}})까지, 반 칸 단위입니다. 가장 가까운 곳은 {{nearest}}입니다.',
  noSpot: '“{{typed}}”은(는) 테이블에 없는 자리입니다. c2나, 칸 사이라면 (1.5,1.5)처럼 입력하세요.',
  noGrip: '“{{typed}}”은(는) 조각이 아닙니다. c2, 위의 둘이면 2c2, 두 번째면 c2[2], 또는 ?pS처럼 입력하세요.',
  notOnBoard: '테이블에 {{piece, 이가}} 보이지 않습니다. 놓인 자리를 입력하세요.',
  severalOnBoard: '여러 개 있습니다: {{spots}}. 자리를 입력하세요.',
  noPiece:
    '“{{typed}}”은(는) 조각이 아닙니다. 해 3 동전은 cS3, 안 보고 놓는 타일은 t, 그 밖에 dM, pA처럼 입력하세요.',
  noChosenRoll: '주사위를 놓으면서 눈을 고를 수는 없습니다. 놓은 다음 굴리거나 맞추세요: 굴리기 dS, ?dS~4',
  noneKnown: '상자에서 보이는 조각 중에 {{piece, 이가}} 없습니다.',
  position: {
    form: '국면은 보드와 자리 수, board, area, bag, box, packing을 |로 나누어 적습니다.',
    layout: '국면은 “{{found}}” 말고 square, wide, ring, empty 중 하나로 시작해야 합니다.',
    seat: '자리는 1~{{seats}}번입니다. “{{found}}”은(는) 없습니다.',
    areas: '{{seats}}명의 자리를 ;로 나누어 적어야 하는데 {{found}}개 있습니다.',
    lying: '“{{found}}”은(는) 보드에 놓인 조각이 아닙니다. cbS3@c2나 tfM4<@(1.5,1.5)처럼 적습니다.',
    away: '“{{found}}”은(는) 조각이 아닙니다. tS3, cMn, dC, pA처럼 적습니다.',
    twice: '{{found, 은는}} 하나뿐입니다.',
    missing: '조각 56개 중 {{count}}개가 빠졌습니다: {{found}}.',
    note: '{{found, 은는}} 메모가 아닙니다. 자리 번호와 함께 "1 안녕"처럼 적습니다.',
  },
} as const satisfies Translation<typeof refuseEn>;
