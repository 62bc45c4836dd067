import { refused } from '../../src/engine/refusal.ts';

/** Returns the key of a refusal's sentence; undefined for anything else. */
export function getRefusalKey(outcome: unknown): string | undefined {
  return refused(outcome) ? outcome.reason.key : undefined;
}
