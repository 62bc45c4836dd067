import { everySceneIsDrawn } from '../render/drawn-scenes.ts';

everySceneIsDrawn(24);
