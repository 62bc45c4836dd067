/** A small Discord on loopback: what `main` and the tests open. */
export type { Actor, Answer, ChannelName, Forged, MessageName, Options } from './actor.ts';
export type { Clock } from './clock.ts';
export { MovableClock, realClock } from './clock.ts';
export type { Fault, Faults, Match } from './faults.ts';
export { componentOf, pressable } from './find-component.ts';
export type { Choice } from './interaction.ts';
export type { Fields } from './modal-answers.ts';
export type { Passing, Place, Playground, PlaygroundOptions, RequestListener } from './playground.ts';
export { DEFAULT_TOKEN, openPlayground } from './playground.ts';
export type { Seen } from './protocol.ts';
export type { Sent, SentFile } from './sent.ts';
export { CannotDo } from './typed-options.ts';
