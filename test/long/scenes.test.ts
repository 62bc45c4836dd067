import { testScenes } from '../render/test-scenes.ts';

testScenes(24);
