import { refused } from '../../src/engine/refusal.ts';

/** The key of the sentence that a refusal tells; undefined for all else. */
export function getRefusalKey(outcome: unknown): string | undefined {
  return refused(outcome) ? outcome.reason.key : undefined;
}
