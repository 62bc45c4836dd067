import type { PictureRequest } from '../../request.ts';
import type { HeroView } from './scene.ts';

function createPicture(view: HeroView, korean = false): PictureRequest {
  return {
    ...{ scene: 'hero', view, viewer: null, occupants: [], turn: [], events: [], marks: [], places: null },
    ...(korean && { look: { language: 'ko' } }),
  };
}

export const PREVIEWS: readonly PictureRequest[] = [
  createPicture({ name: 'Piecemeal', about: 'Board games, a move at a time' }),
  createPicture({ name: 'Piecemeal', about: 'One move at a time' }),
  createPicture({ name: 'Piecemeal', about: '틈날 때 한 수씩 두는 보드게임' }, true),
];
