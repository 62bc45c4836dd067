const NEAR_PX = 120;
const AIR_PX = 12;

/** Whether the end of a scrolled list is in view, or almost. */
export function isNearEnd(list: HTMLElement): boolean {
  return list.scrollHeight - list.scrollTop - list.clientHeight < NEAR_PX;
}

/** This message of the list, if it is there. */
export function findMessageElement(list: HTMLElement, id: string): HTMLElement | null {
  return list.querySelector<HTMLElement>(`[data-message="${CSS.escape(id)}"]`);
}

/** Whether nothing came after this message. */
export function isNewest(list: HTMLElement, message: HTMLElement): boolean {
  return [...list.querySelectorAll('[data-message]')].at(-1) === message;
}

/** Px from the lower edge of the list down to the end of a message and a little air; below 0 when it is in view. */
export function getDistanceBelowEdge(list: HTMLElement, message: HTMLElement): number {
  return message.getBoundingClientRect().bottom + AIR_PX - list.getBoundingClientRect().bottom;
}

/** Px from the upper edge of the list down to the beginning of a message less a little air. */
export function getDistanceBelowTop(list: HTMLElement, message: HTMLElement): number {
  return message.getBoundingClientRect().top - AIR_PX - list.getBoundingClientRect().top;
}

/** The message at the upper edge and how far it is above it: pictures below may still grow. */
export function getScrollPlace(list: HTMLElement): string {
  const edge = list.getBoundingClientRect().top;
  const all = [...list.querySelectorAll<HTMLElement>('[data-message]')];
  const first = all.find((one) => one.getBoundingClientRect().bottom > edge);
  return first ? `${first.dataset.message}@${Math.round(first.getBoundingClientRect().top - edge)}` : '';
}

/** Goes back to what {@link findNameNumber} said; false when that message is gone. */
export function restoreScrollPlace(list: HTMLElement, place: string): boolean {
  const [id, offset] = place.split('@');
  const message = findMessageElement(list, id ?? '');
  if (!message) return false;
  const top = message.getBoundingClientRect().top - list.getBoundingClientRect().top;
  list.scrollTop += top - Number(offset);
  return true;
}
