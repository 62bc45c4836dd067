import type { Person } from '../../protocol.ts';
import { en } from './en.ts';
import { ko } from './ko.ts';

/** Everything the page itself says; what the bot says comes in its messages. */
export interface Words {
  readonly locale: Person['locale'];
  readonly channels: string;
  readonly you: string;
  readonly people: string;
  readonly menu: string;
  readonly close: string;
  readonly reconnecting: string;
  readonly app: string;
  readonly edited: string;
  readonly onlyYou: string;
  readonly dismiss: string;
  readonly used: (name: string, command: string) => readonly [string, string];
  readonly thinking: (name: string) => string;
  readonly sending: (command: string) => string;
  readonly noAnswer: string;
  readonly failed: string;
  readonly formFailed: string;
  readonly newMessages: (count: number) => string;
  readonly toBottom: string;
  readonly start: (channel: string) => string;
  readonly startText: string;
  readonly startedThread: (name: string) => string;
  readonly openThread: string;
  readonly alt: string;
  readonly enlarge: string;
  readonly original: string;
  readonly spoiler: string;
  readonly choose: string;
  readonly confirm: string;
  readonly atLeast: (count: number) => string;
  readonly loading: string;
  readonly message: (channel: string) => string;
  readonly send: string;
  readonly commands: string;
  readonly cancelCommand: string;
  readonly unknownCommand: string;
  readonly missing: (option: string) => string;
  readonly notAChoice: (option: string) => string;
  readonly notANumber: (option: string) => string;
  readonly outOfRange: (option: string, min: string, max: string) => string;
  readonly wrongLength: (option: string, min: number, max: number) => string;
  readonly yes: string;
  readonly no: string;
  readonly cancel: string;
  readonly submit: string;
  readonly required: string;
  readonly unsupported: string;
  readonly offline: string;
}

/** The page's words in a person's language. */
export function wordsFor(locale: Person['locale']): Words {
  return locale === 'ko' ? ko : en;
}
