import { useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../icon.tsx';
import { usePage } from '../world/page.ts';
import { type Entry, listFixedChoices, readEntry } from './entry.ts';
import { Field } from './field.tsx';
import type { CommandLeaf, CommandOption, CommandOptionChoice } from './leaves.ts';

interface CommandFormProps {
  readonly leaf: CommandLeaf;
  readonly entries: readonly Entry[];
  readonly at: string | null;
  change(entries: readonly Entry[], at?: string | null): void;
  send(): void;
  cancel(): void;
}

/** Renders a command and its options as a row of chips. */
export function CommandForm({ leaf, entries, at, change, send, cancel }: CommandFormProps) {
  const { world, words } = usePage();
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (at === null) button.current?.focus();
  }, [at]);
  const isOpen = (entry: Entry) => {
    const read = readEntry(entry, listFixedChoices(entry.option, world, words), words);
    return read !== null && 'problem' in read;
  };
  const put = (option: CommandOption, next: Pick<Entry, 'text' | 'value'>) =>
    entries.map((entry) => (entry.option === option ? { option, ...next } : entry));
  const pick = (option: CommandOption, { name, value }: CommandOptionChoice) => {
    const next = put(option, { text: name, value });
    change(next, next.find(isOpen)?.option.name ?? option.name);
  };
  const drop = (option: CommandOption) => {
    const kept = entries.filter((entry) => entry.option !== option);
    if (option.isRequired) cancel();
    else change(kept, kept.at(-1)?.option.name ?? null);
  };
  /** Starts the first unfilled option with a key typed on the send button. */
  const typeOn = (event: KeyboardEvent) => {
    const option = leaf.options.find((one) => !entries.some((entry) => entry.option === one));
    if (!option || !isLetter(event)) return;
    event.preventDefault();
    change([...entries, { option, text: event.key, value: null }], option.name);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') cancel();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only Escape, from whatever is inside
    <div class="form" onKeyDown={onKeyDown} data-testid="command-form">
      <button type="button" class="icon" aria-label={words.cancelCommand} onClick={cancel}>
        <Icon name="close" />
      </button>
      <div class="chips">
        <strong class="chip-command">/{leaf.shown}</strong>
        {entries.map((entry) => (
          <Field
            key={entry.option.name}
            {...{ entry, entries, leaf, send }}
            isHere={at === entry.option.name}
            write={(text) => change(put(entry.option, { text, value: null }), entry.option.name)}
            pick={(choice) => pick(entry.option, choice)}
            drop={() => drop(entry.option)}
          />
        ))}
        <MoreOptions
          leaf={leaf}
          entries={entries}
          add={(option) => change([...entries, createEntry(option)], option.name)}
        />
      </div>
      <button
        type="button"
        class="icon send"
        ref={button}
        aria-label={words.send}
        onClick={send}
        onKeyDown={typeOn}
        data-testid="send"
      >
        <Icon name="send" />
      </button>
    </div>
  );
}

interface MoreProps extends Pick<CommandFormProps, 'leaf' | 'entries'> {
  add(option: CommandOption): void;
}

/** Renders buttons that add the remaining options. */
function MoreOptions({ leaf, entries, add }: MoreProps) {
  const left = leaf.options.filter((option) => !entries.some((entry) => entry.option === option));
  return (
    <>
      {left.map((option) => (
        <button
          key={option.name}
          type="button"
          class="chip-add"
          title={option.description}
          data-add-option={option.name}
          onClick={() => add(option)}
        >
          + {option.shown}
        </button>
      ))}
    </>
  );
}

/** Returns true for a key that writes a character; a space presses the button instead. */
function isLetter({ key, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean {
  return [...key].length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey && !isComposing;
}

function createEntry(option: CommandOption): Entry {
  return { option, text: '', value: null };
}
