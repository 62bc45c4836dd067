import type { NamesAfter } from '../../../app/privacy/forget.ts';
import { nameAfter } from '../../kit/names.ts';
import { somebody } from './forget.ts';

/** What people are called who were forgotten, and their seats. */
export const namesAfter: NamesAfter = { somebody, seat: nameAfter };
