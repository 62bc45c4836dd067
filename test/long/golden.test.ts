import { golden, goldenPictures, picturesLookAsTheyDid } from '../render/goldens.ts';

picturesLookAsTheyDid(golden());
goldenPictures();
