const NEAR_PX = 120;
const AIR_PX = 12;

/** Returns true if the end of a scrolled list is in view, or nearly. */
export function isNearEnd(list: HTMLElement): boolean {
  return list.scrollHeight - list.scrollTop - list.clientHeight < NEAR_PX;
}

/** Finds the element of a message in the list. */
export function findMessageElement(list: HTMLElement, id: string): HTMLElement | null {
  return list.querySelector<HTMLElement>(`[data-message="${CSS.escape(id)}"]`);
}

/** Returns true if the message is the last of the list. */
export function isNewest(list: HTMLElement, message: HTMLElement): boolean {
  return [...list.querySelectorAll('[data-message]')].at(-1) === message;
}

/** Returns the px from the list's lower edge down to the end of a message plus a margin; negative if in view. */
export function getDistanceBelowEdge(list: HTMLElement, message: HTMLElement): number {
  return message.getBoundingClientRect().bottom + AIR_PX - list.getBoundingClientRect().bottom;
}

/** Returns the px from the list's upper edge down to the beginning of a message minus a margin. */
export function getDistanceBelowTop(list: HTMLElement, message: HTMLElement): number {
  return message.getBoundingClientRect().top - AIR_PX - list.getBoundingClientRect().top;
}

/** Returns the first visible message and its offset from the upper edge; pictures below may still grow. */
export function getScrollPlace(list: HTMLElement): string {
  const edge = list.getBoundingClientRect().top;
  const all = [...list.querySelectorAll<HTMLElement>('[data-message]')];
  const first = all.find((one) => one.getBoundingClientRect().bottom > edge);
  return first ? `${first.dataset.message}@${Math.round(first.getBoundingClientRect().top - edge)}` : '';
}

/** Scrolls back to a place from {@link getScrollPlace}; returns false if its message is gone. */
export function restoreScrollPlace(list: HTMLElement, place: string): boolean {
  const [id, offset] = place.split('@');
  const message = findMessageElement(list, id ?? '');
  if (!message) return false;
  const top = message.getBoundingClientRect().top - list.getBoundingClientRect().top;
  list.scrollTop += top - Number(offset);
  return true;
}
