import { createCoverShots } from '../../src/tools/gallery/covers.ts';
import { createRecapShots } from '../../src/tools/gallery/recaps.ts';
import { createShots } from '../../src/tools/gallery/shots.ts';
import { listAvatarBoards, listPreviews, testGoldenFolder, testGoldenPictures } from './goldens.ts';

const plain = [...createShots(), ...createRecapShots(), ...createCoverShots()].filter(({ name }) =>
  /-plain(-en)?$/.test(name),
);

/** Tests all pictures in the plain style; other styles are in `test/long/golden.test.ts`. */
testGoldenPictures([...plain, ...listPreviews(), ...listAvatarBoards()]);
testGoldenFolder();
