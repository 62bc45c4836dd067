import type { APIMessage } from 'discord-api-types/v10';

interface RawComponent {
  readonly type: number;
  readonly id?: number;
  readonly custom_id?: string;
  readonly label?: string;
  readonly style?: number;
  readonly disabled?: boolean;
  readonly placeholder?: string;
  readonly min_values?: number;
  readonly max_values?: number;
  readonly options?: readonly { readonly value: string; readonly label: string }[];
}

/** A button or menu on a message. */
export interface FoundComponent {
  readonly type: number;
  readonly id: number;
  readonly customId: string | null;
  readonly disabled: boolean;
  readonly raw: RawComponent;
}

/** Finds the button or menu with this custom id, label or placeholder, at any depth. */
export function findComponent(message: APIMessage, wanted: string): FoundComponent | undefined {
  const all = listPressable(message.components ?? []);
  const raw =
    all.find((one) => one.custom_id === wanted) ??
    all.find((one) => (one.label ?? one.placeholder) === wanted);
  if (raw === undefined) return undefined;
  return {
    type: raw.type,
    id: raw.id ?? 0,
    customId: raw.custom_id ?? null,
    disabled: raw.disabled === true,
    raw,
  };
}

/** Lists every button and menu of a message, in reading order. */
export function listPressable(components: unknown): readonly RawComponent[] {
  if (Array.isArray(components)) return components.flatMap(listPressable);
  if (typeof components !== 'object' || components === null) return [];
  const { components: inside, accessory, ...own } = components as Record<string, unknown>;
  return [...(isPressable(own) ? [own] : []), ...listPressable(inside), ...listPressable(accessory)];
}

/**
 * Component types that can be used: buttons and every kind of menu.
 * https://docs.discord.com/developers/components/reference#component-object-component-types
 */
const PRESSABLE: readonly unknown[] = [2, 3, 5, 6, 7, 8];

function isPressable(own: object): own is RawComponent {
  return 'type' in own && PRESSABLE.includes(own.type);
}
