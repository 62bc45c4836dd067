import { useMemo, useState } from 'preact/hooks';
import { listOfferedCommands } from '../world/names.ts';
import { usePage } from '../world/page.ts';
import { getRemembered, remember } from '../world/page-location.ts';
import { CommandForm } from './command-form.tsx';
import { createEntries, type Entry, readOptions } from './entry.ts';
import { type CommandLeaf, listLeaves } from './leaves.ts';
import { parseTyped } from './parse-typed.ts';
import { TextLine } from './text-line.tsx';

interface FilledCommand {
  readonly leaf: CommandLeaf;
  readonly entries: readonly Entry[];
  /** Name of the option that has the focus. */
  readonly at: string | null;
}

/** Renders the input line: plain text, or a command whose options are being filled in. */
export function Composer() {
  const { world, words, channel, ask } = usePage();
  const draftKey = `draft:${world.you.user.id}:${channel}`;
  const [text, setText] = useState(getRemembered(draftKey) ?? '');
  const [filling, fill] = useState<FilledCommand | null>(null);
  const [problem, complain] = useState<string | null>(null);
  const leaves = useMemo(
    () => listLeaves(listOfferedCommands(world, channel), world.you.locale),
    [world.commands, world.installs, world.you, channel],
  );

  const write = (next: string) => {
    setText(next);
    remember(draftKey, next);
    complain(null);
  };
  /** Opens a command with the options that are typed already. */
  const start = (leaf: CommandLeaf, at: string | null = null) => {
    const typed = parseTyped(text, leaves);
    const entries = createEntries(leaf, typed?.leaf === leaf ? typed.texts : undefined);
    fill({ leaf, entries, at: at ?? entries[0]?.option.name ?? null });
    write('');
  };
  const cancel = () => {
    fill(null);
    complain(null);
  };
  const send = (leaf: CommandLeaf, entries: readonly Entry[]) => {
    const read = readOptions(entries, world, words);
    if ('problem' in read) {
      fill({ leaf, entries, at: read.at });
      write('');
      return complain(read.problem);
    }
    if (ask({ do: 'slash', channel, name: leaf.name, options: read.options }) === null) return;
    write('');
    cancel();
  };
  const enter = (line: string) => {
    if (!line.startsWith('/')) {
      if (line.trim() && ask({ do: 'say', channel, content: line.trim() }) === null) return;
      return write('');
    }
    const typed = parseTyped(line, leaves);
    if (!typed) return complain(words.unknownCommand);
    const open = [...typed.texts].find(([, said]) => said === '')?.[0];
    if (open) return start(typed.leaf, open);
    send(typed.leaf, createEntries(typed.leaf, typed.texts));
  };

  return (
    <div class="composer" data-filling={filling?.leaf.name}>
      {problem && (
        <p class="problem" role="alert" data-testid="problem">
          {problem}
        </p>
      )}
      {filling ? (
        <CommandForm
          {...filling}
          change={(entries, at = filling.at) => {
            complain(null);
            fill({ ...filling, entries, at });
          }}
          send={() => send(filling.leaf, filling.entries)}
          cancel={cancel}
        />
      ) : (
        <TextLine
          text={text}
          leaves={leaves}
          write={write}
          enter={enter}
          start={start}
          send={(leaf) => send(leaf, [])}
        />
      )}
    </div>
  );
}
