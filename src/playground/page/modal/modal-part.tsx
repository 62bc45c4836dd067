import type {
  APICheckboxGroupComponent,
  APIRadioGroupComponent,
  APITextInputComponent,
} from 'discord-api-types/v10';
import { useId } from 'preact/hooks';
import { listChoices } from '../components/choice.ts';
import { Select } from '../components/select.tsx';
import { ComponentKind } from '../world/component-kind.ts';
import { usePage } from '../world/page.ts';
import { type FilledFields, getBounds, isRequired, type ModalInput, type ModalPartFields } from './fields.ts';

const PARAGRAPH = 2;

interface ModalPartProps {
  readonly part: ModalPartFields;
  readonly value: FilledFields[string];
  /** True if the modal was submitted without enough in this input. */
  readonly isWrong: boolean;
  put(value: FilledFields[string]): void;
}

/** Renders an input with its label and description. */
export function ModalPart({ part, value, isWrong, put }: ModalPartProps) {
  const { words } = usePage();
  const { input, label, description } = part;
  const id = useId();
  return (
    <div class={isWrong ? 'part wrong' : 'part'}>
      <label class="part-label" id={`${id}-label`} for={id}>
        {label}
        {isRequired(input) && (
          <span class="star" title={words.required}>
            {' '}
            *
          </span>
        )}
      </label>
      {description && <p class="part-note">{description}</p>}
      <ModalFiller {...{ input, value, id, put }} />
      {isWrong && (
        <p class="part-wrong" role="alert">
          {words.missing(label)}
        </p>
      )}
    </div>
  );
}

interface FillerProps extends Pick<ModalPartProps, 'value' | 'put'> {
  readonly input: ModalInput;
  readonly id: string;
}

function ModalFiller({ input, value, id, put }: FillerProps) {
  const { world } = usePage();
  const list = Array.isArray(value) ? (value as readonly string[]) : [String(value)];
  switch (input.type) {
    case ComponentKind.textInput:
      return <TextInput {...{ input, id, put }} value={String(value)} />;
    case ComponentKind.radio:
      return <Ticks {...{ id }} input={input} chosen={list} isOne put={([one]) => put(one ?? '')} />;
    case ComponentKind.checkboxes:
      return <Ticks {...{ id, put }} input={input} chosen={list} max={getBounds(input).max} />;
    case ComponentKind.checkbox:
      return (
        <input
          type="checkbox"
          id={id}
          checked={value === true}
          data-custom-id={input.custom_id}
          onChange={({ currentTarget }) => put(currentTarget.checked)}
        />
      );
    default:
      return (
        <Select
          customId={input.custom_id}
          choices={listChoices(input, world)}
          chosen={list}
          placeholder={input.placeholder}
          labelledBy={`${id}-label`}
          isLive
          {...getBounds(input)}
          onChosen={put}
        />
      );
  }
}

interface TextInputProps {
  readonly input: APITextInputComponent;
  readonly id: string;
  readonly value: string;
  put(value: string): void;
}

/** Renders a text input of one line or several. */
function TextInput({ input, id, value, put }: TextInputProps) {
  const shared = {
    id,
    value,
    placeholder: input.placeholder,
    maxLength: input.max_length ?? 4000,
    'data-custom-id': input.custom_id,
    onInput: (event: { currentTarget: { value: string } }) => put(event.currentTarget.value),
  };
  if (input.style === PARAGRAPH) return <textarea rows={4} {...shared} />;
  return <input type="text" autoComplete="off" {...shared} />;
}

interface TicksProps {
  readonly input: APIRadioGroupComponent | APICheckboxGroupComponent;
  readonly id: string;
  readonly chosen: readonly string[];
  readonly isOne?: boolean;
  readonly max?: number;
  put(chosen: readonly string[]): void;
}

/** Renders a group of radio buttons or checkboxes. */
function Ticks({ input, id, chosen, isOne = false, max = 1, put }: TicksProps) {
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
