import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../icon.tsx';
import { formatChannelLabel } from '../world/names.ts';
import { usePage } from '../world/page.ts';
import type { CommandLeaf } from './leaves.ts';
import { findMatchingLeaves, parseTyped } from './parse-typed.ts';
import { Popup } from './popup.tsx';

interface TextLineProps {
  readonly text: string;
  readonly leaves: readonly CommandLeaf[];
  write(text: string): void;
  /** Sends the line as typed. */
  enter(text: string): void;
  /** Opens a command to be filled in. */
  start(leaf: CommandLeaf): void;
  /** Sends a command without options. */
  send(leaf: CommandLeaf): void;
}

const POPUP_ID = 'commands';

/** Renders the text box; text that begins with a slash opens the list of commands above it. */
export function TextLine({ text, leaves, write, enter, start, send }: TextLineProps) {
  const { world, channel, words } = usePage();
  const area = useRef<HTMLTextAreaElement>(null);
  const [active, setActive] = useState(0);
  const [isShut, shut] = useState(false);
  const offered = isShut ? [] : listOfferedLeaves(text, leaves);
  useEffect(() => setActive(0), [text]);
  useLayoutEffect(() => fitHeight(area.current), [text]);
  useLayoutEffect(() => focusOnDesktop(area.current), []);

  const choose = (leaf: CommandLeaf | undefined) => {
    if (!leaf) return;
    if (leaf.options.length === 0 && isExact(text, leaf)) send(leaf);
    else start(leaf);
  };
  const submit = () => {
    const isName = isBeginning(text) && !parseTyped(text, leaves)?.texts.size;
    return isName && offered[active] ? choose(offered[active]) : enter(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.isComposing) return;
    const isListed = offered.length > 0;
    if (event.key === 'Enter' && !event.shiftKey) submit();
    else if (event.key === 'ArrowDown' && isListed) setActive((active + 1) % offered.length);
    else if (event.key === 'ArrowUp' && isListed) setActive((active + offered.length - 1) % offered.length);
    else if (event.key === 'Tab' && isListed && isBeginning(text)) start(offered[active]!);
    else if (event.key === 'Escape' && text.startsWith('/')) shut(true);
    else return;
    event.preventDefault();
  };
  const name = words.message(formatChannelLabel(world, channel));
  return (
    <div class="line">
      {offered.length > 0 && (
        <Popup
          id={POPUP_ID}
          title={words.commands}
          active={active}
          lines={offered.map((leaf) => ({
            key: leaf.name,
            label: `/${leaf.shown}`,
            note: leaf.description,
            hints: listHints(leaf),
          }))}
          pick={(index) => start(offered[index]!)}
          over={setActive}
        />
      )}
      <textarea
        ref={area}
        rows={1}
        value={text}
        placeholder={name}
        aria-label={name}
        aria-autocomplete="list"
        aria-controls={POPUP_ID}
        aria-activedescendant={offered.length > 0 ? `${POPUP_ID}-${active}` : undefined}
        autoComplete="off"
        data-testid="composer"
        onInput={({ currentTarget }) => {
          shut(false);
          write(currentTarget.value);
        }}
        onKeyDown={onKeyDown}
      />
      <button
        type="button"
        class="icon"
        aria-label={words.commands}
        hidden={text !== ''}
        onClick={() => {
          write('/');
          area.current?.focus();
        }}
      >
        <Icon name="slash" />
      </button>
      <button type="button" class="icon send" aria-label={words.send} hidden={text === ''} onClick={submit}>
        <Icon name="send" />
      </button>
    </div>
  );
}

/** Lists the matching commands while the name is typed; once options follow, the command they belong to. */
function listOfferedLeaves(text: string, leaves: readonly CommandLeaf[]): readonly CommandLeaf[] {
  if (!text.startsWith('/') || text.includes('\n')) return [];
  const found = findMatchingLeaves(text.slice(1).trim(), leaves);
  if (found.length > 0) return found;
  const typed = parseTyped(text, leaves);
  return typed ? [typed.leaf] : [];
}

function listHints(leaf: CommandLeaf): readonly string[] {
  return leaf.options.map(({ shown, isRequired }) => (isRequired ? shown : `${shown}?`));
}

function isBeginning(text: string): boolean {
  return text.startsWith('/') && !/\s$/.test(text) && !/[\s\S]:/.test(text);
}

function isExact(text: string, { name, shown }: CommandLeaf): boolean {
  const typed = text.slice(1).trim().toLowerCase();
  return typed === name || typed === shown;
}

/** Makes the text box as tall as its text, up to 200 px. */
function fitHeight(area: HTMLTextAreaElement | null): void {
  if (!area) return;
  area.style.height = 'auto';
  area.style.height = `${Math.min(area.scrollHeight, 200)}px`;
}

/** Focuses the text box, except on a phone, where the keyboard would cover half the table. */
function focusOnDesktop(area: HTMLTextAreaElement | null): void {
  if (matchMedia('(hover: hover) and (min-width: 601px)').matches) area?.focus({ preventScroll: true });
}
