import { letterMessage } from '../../messages/letter/message.ts';
import { LEAGUE_MAKINGS } from '../leagues/makings.ts';
import type { Makings } from './notice.ts';

/** What each kind of message says that belongs to no table. */
export const MAKINGS: Makings = { ...LEAGUE_MAKINGS, letter: letterMessage };
