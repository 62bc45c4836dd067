import { letterMessage } from '../../messages/letter/message.ts';
import { answerMessage } from '../../messages/puzzles/answerMessage.ts';
import { puzzleMessage } from '../../messages/puzzles/puzzleMessage.ts';
import type { Makings } from './notice.ts';

/** What each kind of message says that belongs to no table. */
export const MAKINGS: Makings = { letter: letterMessage, puzzle: puzzleMessage, answer: answerMessage };
