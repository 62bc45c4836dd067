import { useEffect, useState } from 'preact/hooks';
import { usePage } from '../world/page.ts';
import { draftOf, type Entry, fixedChoices } from './entry.ts';
import { fold } from './fold.ts';
import type { Leaf, OptionChoice } from './leaves.ts';

/** What a field offers just now. */
interface Offered {
  readonly choices: readonly OptionChoice[];
  readonly isLoading: boolean;
}

const PAUSE_MS = 120;

/** The fixed choices that fit what is typed, or what the bot offers once the typing pauses. */
export function useChoices(entry: Entry, entries: readonly Entry[], leaf: Leaf, isIn: boolean): Offered {
  const { world, words } = usePage();
  const asked = useCompletion(entry, entries, leaf, isIn);
  if (entry.option.isCompleted) return asked;
  const wanted = entry.value === null ? fold(entry.text) : '';
  const choices = fixedChoices(entry.option, world, words).filter(({ name, value }) =>
    [name, String(value)].some((one) => fold(one).includes(wanted)),
  );
  return { choices, isLoading: false };
}

function useCompletion(entry: Entry, entries: readonly Entry[], leaf: Leaf, isIn: boolean): Offered {
  const { world, channel, ask } = usePage();
  const [ref, setRef] = useState<string | null>(null);
  const { option, text, value } = entry;
  const isAsking = option.isCompleted && isIn && value === null;
  const draft = JSON.stringify(draftOf(entries));
  useEffect(() => {
    setRef(null);
    if (!isAsking) return;
    const timer = window.setTimeout(() => {
      const options = withFocused(entries, option.name, text);
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

/** The focused option is always told, even while it is empty. */
function withFocused(entries: readonly Entry[], focused: string, text: string) {
  return [...draftOf(entries).filter(({ name }) => name !== focused), { name: focused, value: text }];
}
