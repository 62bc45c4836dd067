import type { Translation } from '../../engine/translation.ts';
import type { voicesEn } from './voices.en.ts';

export const voicesKo = {
  voice: {
    line: '{{name}}: “{{said}}”',
    sparrow: {
      glad1: '짹! 방금 봤어요?',
      glad2: '고양이보다 빠르죠!',
      glad3: '짹짹, 이건 제 거예요!',
      sorry1: '아야, 내 깃털!',
      sorry2: '바람이 불었어요. 진짜로요.',
      sorry3: '괜찮아요. 다시 날면 되죠.',
      won1: '이겼다! 한 판 더, 한 판 더!',
      won2: '작은 새라고 얕보면 안 돼요!',
      lost1: '한 판만 더요, 네?',
      lost2: '다음엔 앞을 보고 날게요.',
    },
    badger: {
      glad1: '느려도 확실한 게 좋소.',
      glad2: '아까부터 파 두었던 길이오.',
      glad3: '흠, 이만하면 됐소.',
      sorry1: '쳇, 다시 굴로 돌아가야겠소.',
      sorry2: '거기가 편했소만.',
      sorry3: '기억해 두겠소.',
      won1: '참는 자가 이기는 법이오. 잘 뒀소.',
      won2: '자, 차나 한잔하겠소?',
      lost1: '졌소. 오늘은 푹 자야겠소.',
      lost2: '오늘은 그쪽이 더 깊이 팠구려.',
    },
    owl: {
      glad1: '확률대로 되었군요.',
      glad2: '눈여겨보고 있던 수입니다.',
      glad3: '소리 없이, 차근차근.',
      sorry1: '이건 저도 예상 못 했습니다.',
      sorry2: '멋진 수였습니다.',
      sorry3: '좋은 수입니다. 적어 두지요.',
      won1: '오래 지켜봤을 뿐입니다. 잘 두셨어요.',
      won2: '밤은 깁니다. 한 판 더 할까요?',
      lost1: '저보다 멀리 보셨군요.',
      lost2: '오늘 밤은 이 판을 복기해야겠습니다.',
    },
  },
} as const satisfies Translation<typeof voicesEn>;
