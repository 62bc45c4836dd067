import { everySceneIsDrawn } from '../render/drawnScenes.ts';

everySceneIsDrawn(24);
