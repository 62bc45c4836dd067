import type { APICheckboxGroupComponent, APIRadioGroupComponent } from 'discord-api-types/v10';

interface TicksProps {
  readonly input: APIRadioGroupComponent | APICheckboxGroupComponent;
  readonly id: string;
  readonly chosen: readonly string[];
  readonly isOne?: boolean;
  readonly max?: number;
  put(chosen: readonly string[]): void;
}

/** Renders a group of radio buttons or checkboxes. */
export function Ticks({ input, id, chosen, isOne = false, max = 1, put }: TicksProps) {
  const tick = (value: string, isOn: boolean) => {
    if (isOne) put([value]);
    else put(isOn ? [...chosen, value] : chosen.filter((one) => one !== value));
  };
  return (
    <fieldset class="ticks" aria-labelledby={`${id}-label`} data-custom-id={input.custom_id}>
      {input.options.map(({ value, label, description }) => (
        <label key={value} class="tick-line">
          <input
            type={isOne ? 'radio' : 'checkbox'}
            name={`${id}-${input.custom_id}`}
            value={value}
            checked={chosen.includes(value)}
            disabled={!isOne && chosen.length >= max && !chosen.includes(value)}
            onChange={({ currentTarget }) => tick(value, currentTarget.checked)}
          />
          <span class="menu-words">
            <span>{label}</span>
            {description && <small>{description}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
