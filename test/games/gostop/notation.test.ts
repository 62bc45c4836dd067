import { describe, expect, test } from 'vitest';
import { type Refusal, refused } from '../../../src/engine/refusal.ts';
import { LANGUAGES } from '../../../src/engine/text.ts';
import { findCardById } from '../../../src/games/gostop/card-ids.ts';
import { gostop } from '../../../src/games/gostop/index.ts';
import type { GoStopMove, GoStopView } from '../../../src/games/gostop/types.ts';
import { formatText, introduceGame } from '../../support/game/format-text.ts';
import { testRoundTrips } from '../../support/game/notation.ts';
import { parseState } from '../../support/game/positions.ts';
import { getOptions, playRandomSteps } from '../../support/game/random.ts';
import { SETTINGS } from './games.ts';

const { notation } = introduceGame(gostop);

testRoundTrips(gostop, SETTINGS, 3);

const PLAY =
  'play deal 1 dealer 1 mover 1 | row 4D1 4D2 5B 9D2 11A 11D2 | deck 1D1 2D1 4B+ 6D1 7D1 8D1 10D1 12B 12A 12C-- | P1 hand 3A 4C- 9B 9C 9D1 took - | P2 hand 1A 2B+ 3C+ 2D2 1C+ took 10D2';
const ELEVEN = PLAY.replace('3A 4C-', '3A 11D+');
const TARGET =
  'target deal 1 dealer 1 mover 1 | row 1A 9B 9D2 | deck 6D1 7D1 8D1 | P1 hand 2C+ took - | P2 hand 3A 4B+ took - | turn played 1A drawn 9C pick 9B.9D2';
const GIVE =
  'give deal 1 dealer 1 mover 1 | row - | deck 6D1 8D1 10D1 | P1 hand 2C+ took 7B | P2 hand 3A 4B+ took 5D1 5D2 11D+ | turn played 9C drawn 7D1 owes 2:2';
const DECIDE =
  'decide deal 1 dealer 1 mover 1 | row 5B 6D1 | deck 1D1 2D1 4D1 | P1 hand 9B took 1A 3A 8A 11A 1C+ 2C+ 3C+ | P2 hand 2B+ 10B took 12B | turn played 4C- drawn 6D1';
const THROW =
  'throw deal 1 dealer 1 mover 1 | row - | deck 1A 2B+ | P1 hand - took - | P2 hand - took - | throws - rock';
const DEAL =
  'deal deal 1 dealer 1 mover 1 | row 5B | deck - | P1 hand - took 1A | P2 hand - took 12B | last exhausted - bill - gains 0 0';

const play = (card: string, onto: string | null = null): GoStopMove => ({ kind: 'play', card, onto });

describe('Go-Stop parseMove', () => {
  test.each<[string, string, GoStopMove]>([
    [PLAY, '3A', play('3A')],
    [PLAY, ' 3a ', play('3A')],
    [PLAY, 'play 3A', play('3A')],
    [PLAY, '1', play('3A')],
    [PLAY, '3월 광', play('3A')],
    [PLAY, '3 광', play('3A')],
    [PLAY, '3 bright', play('3A')],
    [PLAY, '4c-', play('4C-')],
    [PLAY, '4월 초단', play('4C-')],
    [PLAY, '4C- 4D', play('4C-')],
    [PLAY, '4C- 4D2', play('4C-')],
    [PLAY, '9d', play('9D1')],
    [PLAY, '9월 피', play('9D1')],
    [PLAY, '9월 열끗', play('9B')],
    [PLAY, '9월 청단', play('9C')],
    [ELEVEN, '11D+ 11A', play('11D+', '11A')],
    [ELEVEN, '11d+ onto 11a', play('11D+', '11A')],
    [ELEVEN, '11D+ -> 11A', play('11D+', '11A')],
    [ELEVEN, '11월 쌍피 11월 광', play('11D+', '11A')],
    [ELEVEN, '11D+ 11D', play('11D+', '11D2')],
    [PLAY, 'bright of 3 (cherry)', play('3A')],
    [PLAY, '3월 벚꽃 광', play('3A')],
    [PLAY, '벚꽃 광', play('3A')],
    [PLAY, 'cherry bright', play('3A')],
    [PLAY, '3월', play('3A')],
    [PLAY, '9 blue ribbon', play('9C')],
    [PLAY, 'blue ribbon of 9', play('9C')],
    [PLAY, '5: blue ribbon of 9', play('9C')],
    [PLAY, '5: blue ribbon of 9 (chrysanthemum)', play('9C')],
    [PLAY, '5: 9월 국화 청단', play('9C')],
    [PLAY, 'blue 9', play('9C')],
    [PLAY, '9 ribbon', play('9C')],
    [PLAY, '국화 띠', play('9C')],
    [PLAY, '청단 9월', play('9C')],
    [PLAY, '국진', play('9B')],
    [PLAY, '9월 국진', play('9B')],
    [PLAY, 'plain ribbon of 4 (wisteria)', play('4C-')],
    [PLAY, '5월 난초 열끗', play('5B')],
    // Points of the cards (Korean Wikipedia, 화투): bright 20, animal 10, ribbon 5.
    [PLAY, '9월 5끗', play('9C')],
    [PLAY, '국화 5끗', play('9C')],
    [PLAY, '5 끗 국화', play('9C')],
    [PLAY, '9월 오끗', play('9C')],
    [PLAY, '9월 10끗', play('9B')],
    [PLAY, '9월 십끗', play('9B')],
    [PLAY, '난초 10끗', play('5B')],
    [PLAY, '3월 20끗', play('3A')],
    [PLAY, '벚꽃 이십끗', play('3A')],
    [PLAY, '7월 고도리 새', play('7B')],
    [PLAY, '6 blue ribbon', play('6C')],
    [PLAY, 'red ribbon of 1', play('1C+')],
    [PLAY, '1월 홍단', play('1C+')],
    [PLAY, '팔광', play('8A')],
    [PLAY, '8월 팔광', play('8A')],
    [PLAY, '비광', play('12A')],
    [PLAY, '12월 비 광', play('12A')],
    [PLAY, 'rain ribbon of 12 (rain)', play('12C--')],
    [PLAY, '비쌍피', play('12D+')],
    [ELEVEN, '똥쌍피 11월 광', play('11D+', '11A')],
    [ELEVEN, 'double junk of 11 onto the bright of 11', play('11D+', '11A')],
    [PLAY, '9월 폭탄', { kind: 'bomb', month: 9 }],
    [PLAY, 'shake 9', { kind: 'shake', month: 9 }],
    [PLAY, 'Shake', { kind: 'shake', month: 9 }],
    [PLAY, 'S: Shake 9', { kind: 'shake', month: 9 }],
    [PLAY, 'S: Shake 9 (chrysanthemum)', { kind: 'shake', month: 9 }],
    [PLAY, 'B: 9월 폭탄', { kind: 'bomb', month: 9 }],
    [PLAY, 'B: 9월 국화 폭탄', { kind: 'bomb', month: 9 }],
    [PLAY, 'B9: Bomb 9 (chrysanthemum)', { kind: 'bomb', month: 9 }],
    [PLAY, '9 shake', { kind: 'shake', month: 9 }],
    [PLAY, '흔들기 9', { kind: 'shake', month: 9 }],
    [PLAY, '9월 흔들기', { kind: 'shake', month: 9 }],
    [PLAY, 'bomb 9', { kind: 'bomb', month: 9 }],
    [PLAY, '폭탄', { kind: 'bomb', month: 9 }],
    [PLAY, '폭탄 9', { kind: 'bomb', month: 9 }],
    [PLAY, 'draw', { kind: 'draw' }],
    [PLAY, '뒤집기', { kind: 'draw' }],
    [TARGET, 'onto 9B', { kind: 'target', onto: '9B' }],
    [TARGET, 'A', { kind: 'target', onto: '9B' }],
    [TARGET, 'b', { kind: 'target', onto: '9D2' }],
    [TARGET, 'junk of 9 (chrysanthemum)', { kind: 'target', onto: '9D2' }],
    [TARGET, '9b', { kind: 'target', onto: '9B' }],
    [TARGET, '9D', { kind: 'target', onto: '9D2' }],
    [TARGET, '9월 피', { kind: 'target', onto: '9D2' }],
    [GIVE, 'give 5D1', { kind: 'give', card: '5D1' }],
    [GIVE, '5D2', { kind: 'give', card: '5D1' }],
    [GIVE, 'give 11D+', { kind: 'give', card: '11D+' }],
    [DECIDE, 'go', { kind: 'go' }],
    [DECIDE, 'Go', { kind: 'go' }],
    [DECIDE, '고', { kind: 'go' }],
    [DECIDE, '투고', { kind: 'go' }],
    [DECIDE, 'stop', { kind: 'stop' }],
    [DECIDE, '스톱', { kind: 'stop' }],
    [THROW, 'rock', { kind: 'throw', throw: 'rock' }],
    [THROW, '바위', { kind: 'throw', throw: 'rock' }],
    [THROW, '가위', { kind: 'throw', throw: 'scissors' }],
    [THROW, '보', { kind: 'throw', throw: 'paper' }],
    [THROW, 'Scissors', { kind: 'throw', throw: 'scissors' }],
    // Names that Koreans use: ko.wikipedia 화투, the guide of Hangame's matgo.
    [PLAY, '삼월 광', play('3A')],
    [ELEVEN, '십일월 쌍피 11월 광', play('11D+', '11A')],
    [ELEVEN, '오동 쌍피 오동 광', play('11D+', '11A')],
    [PLAY, '팔공산 광', play('8A')],
    [PLAY, '공산명월', play('8A')],
    [PLAY, '송학 광', play('1A')],
    [PLAY, '이매조 열끗', play('2B+')],
    [PLAY, '매조 새', play('2B+')],
    [PLAY, '사흑싸리 띠', play('4C-')],
    [PLAY, '흑싸리 껍데기', play('4D1')],
    [PLAY, '구국화 피', play('9D1')],
    [PLAY, '구월 청단', play('9C')],
    [PLAY, '시월 열끗', play('10B')],
    [PLAY, '유월 청띠', play('6C')],
    [PLAY, '십이월 띠', play('12C--')],
    [PLAY, '비띠', play('12C--')],
    [PLAY, '12C-', play('12C--')],
    [PLAY, '팔광!', play('8A')],
    [PLAY, '팔광을', play('8A')],
    [PLAY, '팔광 낼게요', play('8A')],
    [PLAY, '사슴', play('10B')],
    [PLAY, '멧돼지', play('7B')],
    [PLAY, 'August bright', play('8A')],
    [PLAY, 'deer', play('10B')],
    [PLAY, 'willow ribbon', play('12C--')],
    [PLAY, '구월 폭탄', { kind: 'bomb', month: 9 }],
    [DECIDE, '고!', { kind: 'go' }],
    [DECIDE, '고고!', { kind: 'go' }],
    [DECIDE, '못 먹어도 고!', { kind: 'go' }],
    [DECIDE, '고 할게요', { kind: 'go' }],
    [DECIDE, '스톱!', { kind: 'stop' }],
    [DECIDE, '스톱할게요', { kind: 'stop' }],
    [TARGET, '구월 피', { kind: 'target', onto: '9D2' }],
    // Spoken forms, other plants and pictures: the card table of ko.wikipedia 화투, dialects, and particles around a card.
    [PLAY, '등나무 띠', play('4C-')],
    [PLAY, '사월 풀띠', play('4C-')],
    [PLAY, '4월 구사', play('4C-')],
    [PLAY, '붓꽃 열끗', play('5B')],
    [PLAY, '난초 다리', play('5B')],
    [PLAY, '팔각 다리', play('5B')],
    [PLAY, '소쩍새', play('4B+')],
    [PLAY, '두견이', play('4B+')],
    [PLAY, '벗꽃 광', play('3A')],
    [PLAY, '산돼지', play('7B')],
    [PLAY, '칠싸리 피', play('7D1')],
    [PLAY, '달광', play('8A')],
    [PLAY, '명월 광', play('8A')],
    [PLAY, '억새 광', play('8A')],
    [PLAY, '팔 월 광', play('8A')],
    [PLAY, '8월의 광', play('8A')],
    [PLAY, '8월 달 광', play('8A')],
    [PLAY, '스무끗 8월', play('8A')],
    [PLAY, '구국진', play('9B')],
    [PLAY, '국화주', play('9B')],
    [PLAY, '국진 열끗', play('9B')],
    [PLAY, '국화 술잔', play('9B')],
    [PLAY, '구월 십끗', play('9B')],
    [PLAY, '9월 열짜리', play('9B')],
    [PLAY, '9월 청단띠', play('9C')],
    [PLAY, '9월 홑피', play('9D1')],
    [PLAY, '노루', play('10B')],
    [PLAY, '십일 똥광', play('11A')],
    [PLAY, '벽오동 광', play('11A')],
    [PLAY, '우산광', play('12A')],
    [PLAY, '십이비광', play('12A')],
    [PLAY, '버들 광', play('12A')],
    [PLAY, '버드나무 쌍피', play('12D+')],
    [PLAY, '비 초단', play('12C--')],
    [PLAY, '비단', play('12C--')],
    [PLAY, '12월 초단', play('12C--')],
    [PLAY, '비멍', play('12B')],
    [PLAY, '1월 적단', play('1C+')],
    [PLAY, '1월 빨강띠', play('1C+')],
    [PLAY, '6월 파랑띠', play('6C')],
    [PLAY, '팔광 칠게요', play('8A')],
    [PLAY, '나는 팔광 던진다', play('8A')],
    [PLAY, '팔광 내겠습니다', play('8A')],
    [ELEVEN, '11월 두 장짜리 피로 똥광 먹자', play('11D+', '11A')],
    [PLAY, '흔들었다! 9월', { kind: 'shake', month: 9 }],
    [PLAY, '9월 흔들게요', { kind: 'shake', month: 9 }],
    [PLAY, '국화 폭탄 던지기', { kind: 'bomb', month: 9 }],
    [PLAY, '그냥 뒤집어', { kind: 'draw' }],
    [PLAY, '폭탄패', { kind: 'draw' }],
    [DECIDE, '1고', { kind: 'go' }],
    [DECIDE, '쓰리고!', { kind: 'go' }],
    [DECIDE, '못먹어도 고', { kind: 'go' }],
    [DECIDE, '고 갑니다', { kind: 'go' }],
    [DECIDE, '고고씽', { kind: 'go' }],
    [DECIDE, '가자', { kind: 'go' }],
    [DECIDE, '계속', { kind: 'go' }],
    [DECIDE, '스톱이요', { kind: 'stop' }],
    [DECIDE, '그만할래요', { kind: 'stop' }],
    [DECIDE, '여기까지', { kind: 'stop' }],
    [DEAL, 'deal', { kind: 'deal' }],
    [DEAL, '패 돌리기', { kind: 'deal' }],
  ])('Go-Stop parseMove: at %s, reads %j', (at, typed, move) => {
    const view = gostop.view(parseState(gostop, at, { deals: 3, steal: 'victim' }), at === GIVE ? 1 : 0);
    expect(notation.parseMove(typed, view, at === GIVE ? 1 : 0)).toEqual(move);
  });

  test.each([
    [PLAY, '', 'typed.play'],
    [PLAY, 'pass it', 'typed.play'],
    [PLAY, '13A', 'noMonth'],
    [PLAY, '13 junk', 'noMonth'],
    [PLAY, '13월 피', 'noMonth'],
    [ELEVEN.replace('9D1 took', '10C took'), 'shake', 'shakeBare'],
    [ELEVEN.replace('9D1 took', '10C took'), '폭탄', 'bombBare'],
    [PLAY, '3A 4A 5A', 'typed.play'],
    [PLAY, 'shake 13', 'noMonth'],
    [PLAY, 'x'.repeat(300), 'typed.play'],
    [TARGET, 'onto', 'typed.target'],
    [GIVE, 'give all', 'typed.give'],
    [DECIDE, 'maybe', 'typed.decide'],
    [THROW, 'lizard', 'typed.throw'],
    [DEAL, 'cards', 'typed.deal'],
  ])('Go-Stop parseMove: at %s, refuses %j', (at, typed, key) => {
    const view = gostop.view(parseState(gostop, at, { deals: 3, steal: 'victim' }), 0);
    const outcome = notation.parseMove(typed, view, 0);
    expect(refused(outcome) && outcome.reason.key).toBe(`gostop:refuse.${key}`);
    expect(formatText('en', (outcome as Refusal).reason).length).toBeLessThan(250);
    expect(formatText('ko', (outcome as Refusal).reason)).not.toContain('{{');
  });
});

test('Go-Stop parseMove: reads every button label in both languages, with and without its mark', () => {
  for (const { before, seat } of playRandomSteps(gostop, SETTINGS, 2)) {
    const view = gostop.view(before, seat);
    const question = gostop.next(view, seat, []);
    if (question.kind !== 'pick') continue;
    for (const { id, label, mark = '' } of question.choices) {
      const answer = gostop.next(view, seat, [id]);
      const move = answer.kind === 'ready' ? answer.move : play(findCardById(id) as string);
      for (const typed of LANGUAGES.map((language) => formatText(language, label))) {
        const bare = mark === '' ? typed : typed.slice(mark.length + 2);
        for (const form of [typed, bare, bare.replace(/ →.*/, '')])
          expect([form, notation.parseMove(form, view, seat)]).toEqual([form, replaceTwin(move, view, seat)]);
      }
    }
  }
});

/** Replaces the second junk of a month by the first, as both have the same name. */
function replaceTwin(move: GoStopMove, view: GoStopView, seat: number): GoStopMove {
  if (move.kind !== 'play' || !move.card.endsWith('D2')) return move;
  const other = move.card.replace('D2', 'D1');
  return view.hands[seat]?.includes(other) ? { ...move, card: other } : move;
}

describe('Go-Stop parse', () => {
  test.each([
    ['', 'parts', '1'],
    [PLAY.replace('play', 'pause'), 'phase', 'pause'],
    [PLAY.replace('| row', '| floor'), 'named', 'floor'],
    [PLAY.replace('deck 1D1', 'deck 1D3'), 'card', '1D3'],
    [PLAY.replace('5B', '5B@'), 'column', '5B@'],
    [PLAY.replace('| P2', '| P3'), 'players', 'P3'],
    [`${PLAY} | weather fine`, 'part', 'weather'],
    [PLAY.replace('hand 3A', 'holds 3A'), 'field', 'holds'],
    [PLAY.replace('deal 1', 'deal x'), 'number', 'x'],
    [`${PLAY} goes 1`, 'goes', '1'],
    [`${PLAY} reserve luck`, 'cause', 'luck'],
    [GIVE.replace('2:2', '2:x'), 'owes', '2:x'],
    [THROW.replace('rock', 'lizard'), 'throws', 'lizard'],
    [`${PLAY} | last won 1`, 'last', 'won'],
    [`${PLAY} | last stop 1 bill luck=3 gains 3 0`, 'bill', 'luck=3'],
    [PLAY.replace('5B', '3A'), 'twice', '3A'],
    [PLAY.replace('dealer 1', 'dealer 3'), 'noSuchPlayer', '2'],
    [`${PLAY} | last stop 1 bill - gains 3`, 'gains', '2'],
    [GIVE.replace('owes 2', 'owes 1'), 'owesSelf', 'themselves'],
    [PLAY.replace('5B 9D2', '5B.9D2'), 'mixed', '5B.9D2'],
    [PLAY.replace('4D1 4D2', '4D1.4D2'), 'columnSize', '4D1.4D2'],
    [
      PLAY.replace('5B 9D2', '5B 1A 1C+ 1D1 1D2')
        .replace('deck 1D1', 'deck 9D2')
        .replace('hand 1A 2B+ 3C+ 2D2 1C+', 'hand 6B 2B+ 3C+ 2D2 5C-'),
      'whole',
      '1 (pine)',
    ],
    [PLAY.replace('5B 9D2', '5B 7B.7C-.7D1@1 7D2').replace('7D1 8D1', '8D2 8D1'), 'whole', '7 (clover)'],
    [PLAY.replace('deal 1', 'deal 2'), 'deal', '2'],
    [`${PLAY} shook 13`, 'month', '12'],
    [
      `${PLAY} total 3`.replace('deal 1 dealer 1 mover 1', 'deal 1 dealer 1 mover 1 carried 0'),
      'carried',
      'once',
    ],
    [`${PLAY} passes -1`, 'negative', 'negative'],
    [THROW.replace('throws - rock', 'throws rock rock'), 'throwing', 'missing'],
    [TARGET.replace(' pick 9B.9D2', ''), 'target', 'two cards'],
    [GIVE.replace(' owes 2:2', ''), 'give', 'owe'],
    [DECIDE.replace(' drawn 6D1', ''), 'decide', 'four'],
    [`${PLAY} | turn drawn 11D+`, 'play', 'no card is drawn'],
    [DEAL.replace(/ \| last.*/, ''), 'dealing', 'last'],
    [PLAY.replace('3A ', ''), 'turns', '5'],
  ])('Go-Stop parse: refuses %j as %s', (position, what, named) => {
    const outcome = notation.parse(position, getOptions(gostop));
    if (!refused(outcome)) throw new Error('The position was read');
    expect(outcome.reason.key).toBe(`gostop:refuse.position.${what}`);
    expect(formatText('en', outcome.reason)).toContain(named);
    expect(formatText('ko', outcome.reason)).not.toContain('{{');
  });

  test('Go-Stop parse: ignores case, spaces and the order of cards', () => {
    const loose = PLAY.toLowerCase().replaceAll(' ', '   ').replace('3a   4c-', '4c-   3a');
    expect(notation.parse(loose, getOptions(gostop))).toEqual(parseState(gostop, PLAY));
  });
});
