import { useId } from 'preact/hooks';
import { choicesOf } from '../components/choice.ts';
import { Select } from '../components/select.tsx';
import { Kind } from '../world/kind.ts';
import { usePage } from '../world/page.ts';
import { boundsOf, type Filled, type Input, isRequired, type Part } from './fields.ts';
import { TextInput } from './text-input.tsx';
import { Ticks } from './ticks.tsx';

interface ModalPartProps {
  readonly part: Part;
  readonly value: Filled[string];
  /** Was sent off without enough in it. */
  readonly isWrong: boolean;
  put(value: Filled[string]): void;
}

/** A label and what is to be filled in under it. */
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
      <Filler {...{ input, value, id, put }} />
      {isWrong && (
        <p class="part-wrong" role="alert">
          {words.missing(label)}
        </p>
      )}
    </div>
  );
}

interface FillerProps extends Pick<ModalPartProps, 'value' | 'put'> {
  readonly input: Input;
  readonly id: string;
}

function Filler({ input, value, id, put }: FillerProps) {
  const { world } = usePage();
  const list = Array.isArray(value) ? (value as readonly string[]) : [String(value)];
  switch (input.type) {
    case Kind.textInput:
      return <TextInput {...{ input, id, put }} value={String(value)} />;
    case Kind.radio:
      return <Ticks {...{ id }} input={input} chosen={list} isOne put={([one]) => put(one ?? '')} />;
    case Kind.checkboxes:
      return <Ticks {...{ id, put }} input={input} chosen={list} max={boundsOf(input).max} />;
    case Kind.checkbox:
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
          choices={choicesOf(input, world)}
          chosen={list}
          placeholder={input.placeholder}
          labelledBy={`${id}-label`}
          isLive
          {...boundsOf(input)}
          onChosen={put}
        />
      );
  }
}
