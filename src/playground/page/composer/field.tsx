import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { usePage } from '../world/page.ts';
import { type Entry, getDraftOptions, listFixedChoices } from './entry.ts';
import { foldText } from './fold.ts';
import type { CommandLeaf, CommandOptionChoice } from './leaves.ts';
import { Popup } from './popup.tsx';

const PAUSE_MS = 120;

interface FieldProps {
  readonly entry: Entry;
  readonly entries: readonly Entry[];
  readonly leaf: CommandLeaf;
  /** True if this field should have the focus. */
  readonly isHere: boolean;
  write(text: string): void;
  pick(choice: CommandOptionChoice): void;
  /** Removes the option, on Backspace in an empty field. */
  drop(): void;
  send(): void;
}

/** Renders one option as a chip with its name and a combobox. */
export function Field({ entry, entries, leaf, isHere, write, pick, drop, send }: FieldProps) {
  const { words } = usePage();
  const { option, text, value } = entry;
  const input = useRef<HTMLInputElement>(null);
  const [isIn, setIn] = useState(false);
  const [active, setActive] = useState(0);
  const { choices, isLoading } = useChoices(entry, entries, leaf, isIn);
  const isOffering = isIn && value === null && (choices.length > 0 || isLoading);
  const id = `option-${option.name}`;
  useLayoutEffect(() => {
    if (isHere) input.current?.focus();
  }, [isHere]);
  useEffect(() => setActive(0), [text, choices.length]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.isComposing) return;
    const chosen = isOffering ? choices[active] : undefined;
    if (event.key === 'Enter') chosen ? pick(chosen) : send();
    else if (event.key === 'Tab' && !event.shiftKey && chosen && text !== '') pick(chosen);
    else if (event.key === 'ArrowDown' && chosen) setActive((active + 1) % choices.length);
    else if (event.key === 'ArrowUp' && chosen) setActive((active + choices.length - 1) % choices.length);
    else if (event.key === 'Backspace' && text === '') drop();
    else return;
    event.preventDefault();
  };
  return (
    <label class="chip" data-option={option.name} data-filled={value !== null || undefined}>
      <span class="chip-name">{option.shown}</span>
      <input
        ref={input}
        value={text}
        size={Math.max(6, Math.min(40, [...text].length + 2))}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOffering}
        aria-controls={id}
        aria-activedescendant={isOffering && choices.length > 0 ? `${id}-${active}` : undefined}
        aria-required={option.isRequired}
        title={option.description}
        autoComplete="off"
        inputMode={option.type === 4 && choices.length === 0 ? 'numeric' : undefined}
        onInput={({ currentTarget }) => write(currentTarget.value)}
        onFocus={() => setIn(true)}
        onBlur={() => setIn(false)}
        onKeyDown={onKeyDown}
      />
      {isIn && (
        <Popup
          id={id}
          title={option.shown}
          subtitle={option.description}
          lines={isOffering ? choices.map(({ name, value }) => ({ key: String(value), label: name })) : []}
          active={active}
          empty={isLoading ? `${words.loading}…` : undefined}
          pick={(index) => pick(choices[index]!)}
          over={setActive}
        />
      )}
    </label>
  );
}

/** Choices that a field currently offers. */
interface OfferedChoices {
  readonly choices: readonly CommandOptionChoice[];
  readonly isLoading: boolean;
}

/** Returns the matching fixed choices, or the bot's autocomplete choices once typing pauses. */
function useChoices(
  entry: Entry,
  entries: readonly Entry[],
  leaf: CommandLeaf,
  isIn: boolean,
): OfferedChoices {
  const { world, words } = usePage();
  const completion = useCompletion(entry, entries, leaf, isIn);
  if (entry.option.isCompleted) return completion;
  const wanted = entry.value === null ? foldText(entry.text) : '';
  const choices = listFixedChoices(entry.option, world, words).filter(({ name, value }) =>
    [name, String(value)].some((one) => foldText(one).includes(wanted)),
  );
  return { choices, isLoading: false };
}

function useCompletion(
  entry: Entry,
  entries: readonly Entry[],
  leaf: CommandLeaf,
  isIn: boolean,
): OfferedChoices {
  const { world, channel, ask } = usePage();
  const [ref, setRef] = useState<string | null>(null);
  const { option, text, value } = entry;
  const isAsking = option.isCompleted && isIn && value === null;
  const draft = JSON.stringify(getDraftOptions(entries));
  useEffect(() => {
    setRef(null);
    if (!isAsking) return;
    const timer = window.setTimeout(() => {
      const options = addFocused(entries, option.name, text);
      setRef(ask({ do: 'complete', channel, name: leaf.name, options, focused: option.name }));
    }, PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [draft, isAsking]);
  const isAnswered = ref !== null && world.choices?.ref === ref;
  return {
    choices: isAnswered && world.choices ? world.choices.choices : [],
    isLoading: isAsking && !isAnswered,
  };
}

/** Adds the focused option, which autocomplete always sends, even while it is empty. */
function addFocused(entries: readonly Entry[], focused: string, text: string) {
  return [...getDraftOptions(entries).filter(({ name }) => name !== focused), { name: focused, value: text }];
}
