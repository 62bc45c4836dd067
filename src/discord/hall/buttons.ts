import { defineComponentWithoutTable } from '../core/component.ts';
import { createHallMessage } from './message.ts';

/** Shows the hall of fame of the server. */
export const hallButton = defineComponentWithoutTable('hall', [], createHallMessage, 'anew');
