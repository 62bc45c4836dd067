import { listGoldens, testGoldenFolder, testGoldenPictures } from '../render/goldens.ts';

testGoldenPictures(listGoldens());
testGoldenFolder();
