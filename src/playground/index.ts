/** A small Discord on loopback, for `npm start` and the tests. */

export { findComponent, listPressable } from './actor/find-component.ts';
export type { ModalFields } from './actor/modal-answers.ts';
export type {
  BotAnswer,
  ChannelName,
  CommandOptions,
  ForgedInteraction,
  MessageName,
  PlaygroundUser,
} from './actor/playground-user.ts';
export { CannotDoError } from './actor/typed-options.ts';
export type { Clock } from './clock.ts';
export type { Fault, Faults, RequestMatch } from './faults.ts';
export type { StartRules } from './gateway/session-starts.ts';
export { MovableClock } from './movable-clock.ts';
export type {
  PassingRequest,
  Playground,
  PlaygroundOptions,
  RequestListener,
  TestChannel,
  TestServer,
} from './playground.ts';
export { DEFAULT_TOKEN, openPlayground } from './playground.ts';
export type { Locale, SeenMessage } from './protocol.ts';
export { WallClock } from './wall-clock.ts';
export { listDisplayedTexts } from './world/compose.ts';
export type { Choice } from './world/interaction.ts';
export type { SentFile, SentItem } from './world/sent-log.ts';
export type { ChannelPlan, PersonPlan, ServerPlan } from './world/server-plan.ts';
