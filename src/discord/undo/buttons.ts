import { defineComponent } from '../core/component.ts';
import { wholeNumber } from '../core/fields.ts';
import { handleUndo, handleUndoConsent, handleUndoRefusal, handleUndoRequest } from './undo.ts';

/** Undoes the last move if nobody has to agree. The version is the table's after that move. */
export const undoButton = defineComponent('take-back', [wholeNumber], handleUndo);

/** Asks the other players to agree to an undo. */
export const requestUndoButton = defineComponent('ask-back', [wholeNumber], handleUndoRequest);

/** Agrees to an undo or refuses it. The version is the table's when it was requested. */
export const agreeUndoButton = defineComponent('agree', [wholeNumber], handleUndoConsent, 'quiet');
export const declineUndoButton = defineComponent('decline', [wholeNumber], handleUndoRefusal, 'quiet');
