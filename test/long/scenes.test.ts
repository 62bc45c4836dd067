import { testScenes } from '../render/drawn-scenes.ts';

testScenes(24);
