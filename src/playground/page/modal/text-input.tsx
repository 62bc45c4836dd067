import type { APITextInputComponent } from 'discord-api-types/v10';

interface TextInputProps {
  readonly input: APITextInputComponent;
  readonly id: string;
  readonly value: string;
  put(value: string): void;
}

const PARAGRAPH = 2;

/** Renders a text input of one line or several. */
export function TextInput({ input, id, value, put }: TextInputProps) {
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
