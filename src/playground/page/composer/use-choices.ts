import { useEffect, useState } from 'preact/hooks';
import { usePage } from '../world/page.ts';
import { type Entry, getDraftOptions, listFixedChoices } from './entry.ts';
import { foldText } from './fold.ts';
import type { CommandLeaf, CommandOptionChoice } from './leaves.ts';

/** Choices that a field currently offers. */
interface OfferedChoices {
  readonly choices: readonly CommandOptionChoice[];
  readonly isLoading: boolean;
}

const PAUSE_MS = 120;

/** Returns the matching fixed choices, or the bot's autocomplete choices once typing pauses. */
export function useChoices(
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
