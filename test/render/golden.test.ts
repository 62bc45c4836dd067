import { recapShots } from '../../src/tools/gallery/recaps.ts';
import { shots } from '../../src/tools/gallery/shots.ts';
import { goldenPictures, picturesLookAsTheyDid, previews } from './goldens.ts';

const plain = [...shots(), ...recapShots()].filter(({ name }) => /-plain(-en)?$/.test(name));

/** Everything there is, plain; other looks in `test/long/golden.test.ts`. */
picturesLookAsTheyDid([...plain, ...previews()]);
goldenPictures();
