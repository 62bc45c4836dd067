/** A small Discord on loopback: what `main` and the tests open. */
export type { Actor, Answer, ChannelName, Forged, MessageName, Options } from './actor/actor.ts';
export { componentOf, pressable } from './actor/find-component.ts';
export type { Fields } from './actor/modal-answers.ts';
export { CannotDo } from './actor/typed-options.ts';
export type { Clock } from './clock.ts';
export type { Fault, Faults, Match } from './faults.ts';
export type { StartRules } from './gateway/starts.ts';
export { MovableClock } from './movable-clock.ts';
export type {
  Passing,
  Place,
  Playground,
  PlaygroundOptions,
  RequestListener,
  ServerPlace,
} from './playground.ts';
export { DEFAULT_TOKEN, openPlayground } from './playground.ts';
export type { Locale, Seen } from './protocol.ts';
export { WallClock } from './wall-clock.ts';
export type { Choice } from './world/interaction.ts';
export type { ChannelPlan, PersonPlan, ServerPlan } from './world/plan.ts';
export type { Sent, SentFile } from './world/sent.ts';
