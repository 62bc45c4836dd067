import type { Choice } from './choice.ts';

/** Props of a menu of choices. */
export interface SelectProps {
  readonly customId: string;
  readonly choices: readonly Choice[];
  readonly chosen: readonly string[];
  readonly placeholder?: string | undefined;
  readonly min: number;
  readonly max: number;
  readonly isDisabled?: boolean;
  readonly isPending?: boolean;
  /** True in a form, where each change counts at once, without Confirm. */
  readonly isLive?: boolean;
  readonly labelledBy?: string | undefined;
  onChosen(values: readonly string[]): void;
}
