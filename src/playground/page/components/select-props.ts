import type { Choice } from './choice.ts';

/** A menu of choices, of which some may be chosen. */
export interface SelectProps {
  readonly customId: string;
  readonly choices: readonly Choice[];
  readonly chosen: readonly string[];
  readonly placeholder?: string | undefined;
  readonly min: number;
  readonly max: number;
  readonly isDisabled?: boolean;
  readonly isPending?: boolean;
  /** In a form: each change counts at once, without Confirm. */
  readonly isLive?: boolean;
  readonly labelledBy?: string | undefined;
  onChosen(values: readonly string[]): void;
}
