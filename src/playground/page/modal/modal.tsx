import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../icon.tsx';
import { Markdown } from '../markdown/markdown.tsx';
import { ComponentKind } from '../world/component-kind.ts';
import { usePage } from '../world/page.ts';
import type { OpenedModal } from '../world/page-state.ts';
import { type FilledFields, getModalPart, getPrefilled, isEnough, serializeFields } from './fields.ts';
import { ModalPart } from './modal-part.tsx';

/** Renders the bot's modal over the page. It keeps its values and stays open until the bot has accepted it. */
export function Modal({ open }: { readonly open: OpenedModal }) {
  const { words, ask, tell, world } = usePage();
  const { modal, channel, submitted } = open;
  const dialog = useRef<HTMLDialogElement>(null);
  const [filled, fill] = useState<FilledFields>(() => getPrefilled(modal));
  const [isTried, tried] = useState(false);
  const progress = submitted ? world.waits.get(submitted)?.progress : undefined;
  const isSending = progress === 'sent';
  useLayoutEffect(() => dialog.current?.showModal(), []);

  const close = () => tell({ is: 'modalClosed' });
  const submit = (event: Event) => {
    event.preventDefault();
    tried(true);
    if (isSending || !isComplete(open, filled)) return;
    ask({ do: 'modal', channel, customId: modal.custom_id, fields: serializeFields(filled) });
  };
  return (
    <dialog
      class="modal"
      ref={dialog}
      onClose={close}
      aria-labelledby="modal-title"
      data-custom-id={modal.custom_id}
    >
      <form onSubmit={submit} noValidate data-testid="modal">
        <header>
          <h2 id="modal-title">{modal.title}</h2>
          <button type="button" class="icon" aria-label={words.close} onClick={close}>
            <Icon name="close" />
          </button>
        </header>
        <div class="modal-parts">
          {modal.components.map((component, index) => (
            <Part key={index} {...{ component, filled, fill, isTried }} />
          ))}
        </div>
        {progress === 'failed' && (
          <p class="failed" role="alert" data-failed>
            <Icon name="alert" />
            {words.formFailed}
          </p>
        )}
        <footer>
          <button type="button" class="button quiet" onClick={close} data-testid="modal-cancel">
            {words.cancel}
          </button>
          <button type="submit" class="button primary" aria-busy={isSending} data-testid="modal-submit">
            <span class="button-in">{words.submit}</span>
            {isSending && <span class="spinner" aria-hidden="true" />}
          </button>
        </footer>
      </form>
    </dialog>
  );
}

interface PartProps {
  readonly component: OpenedModal['modal']['components'][number];
  readonly filled: FilledFields;
  readonly isTried: boolean;
  fill(filled: FilledFields): void;
}

function Part({ component, filled, isTried, fill }: PartProps) {
  const { words } = usePage();
  if (component.type === ComponentKind.text) return <Markdown text={component.content} />;
  const part = getModalPart(component);
  if (!part) return <p class="unsupported">{words.unsupported}</p>;
  const id = part.input.custom_id;
  const value = filled[id];
  return (
    <ModalPart
      part={part}
      value={value ?? ''}
      isWrong={isTried && !isEnough(part.input, value)}
      put={(next) => fill({ ...filled, [id]: next })}
    />
  );
}

function isComplete({ modal }: OpenedModal, filled: FilledFields): boolean {
  const inputs = modal.components.flatMap((one) => getModalPart(one)?.input ?? []);
  return inputs.every((input) => isEnough(input, filled[input.custom_id]));
}
