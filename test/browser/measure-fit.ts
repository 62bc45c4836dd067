import type { APIMessage } from 'discord-api-types/v10';
import type { Page } from 'playwright-core';
import { listPressable } from '../../src/playground/index.ts';

/** Position of a panel on the screen. */
export interface PanelFit {
  readonly question: string;
  /** Height in px that picture, question and first answers need beyond the screen. */
  readonly over: number;
  /** Hidden part in px of the first answers. */
  readonly below: number;
  /** Answers whose label is longer than 38 characters. */
  readonly long: readonly string[];
}

const MAX_LABEL_LENGTH = 38;

/** Waits until a tab shows the current message with its picture, and measures its picture, question and first answers. */
export async function measureFit(page: Page, message: APIMessage): Promise<PanelFit> {
  const first = listPressable(message.components)[0]?.custom_id ?? '';
  await page.locator(`[data-message="${message.id}"] [data-custom-id="${first}"]`).waitFor();
  await page.waitForFunction(
    ([id, wanted]) => {
      const image = document.querySelector<HTMLImageElement>(`[data-message="${id}"] .picture img`);
      if (!wanted) return true;
      return image?.complete && image.naturalWidth > 1 && new URL(image.src).pathname === wanted;
    },
    [message.id, getPicturePath(message)] as const,
  );
  const fit = await waitUntilSettled(async () => await page.evaluate(getPlaces, message.id));
  return { ...fit, long: listLabels(message).filter((label) => [...label].length > MAX_LABEL_LENGTH) };
}

type Places = Omit<PanelFit, 'long'>;

/** Measures until the panel is visible, because the page may still be scrolling to it. */
async function waitUntilSettled(look: () => Promise<Places>): Promise<Places> {
  for (let tries = 0; ; tries++) {
    const places = await look();
    if (places.over + places.below === 0 || tries === 20) return places;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function getPlaces(id: string): Places {
  const panel = document.querySelector<HTMLElement>(`[data-message="${id}"]`)!;
  const list = panel.closest('.messages')!.getBoundingClientRect();
  const question = [...panel.querySelectorAll<HTMLElement>('.body strong')].at(-1)!;
  const picture = panel.querySelector<HTMLElement>('.picture') ?? question;
  const row = panel.querySelector<HTMLElement>('.components .row')!;
  const [shown, answers] = [picture.getBoundingClientRect(), row.getBoundingClientRect()];
  return {
    question: question.textContent ?? '',
    over: Math.max(0, answers.bottom - shown.top - list.height),
    below: Math.max(0, answers.bottom - list.bottom),
  };
}

/** Returns the path of the message's picture; null if it has none. */
function getPicturePath({ attachments }: APIMessage): string | null {
  const url = attachments[0]?.url;
  return url === undefined ? null : new URL(url).pathname;
}

function listLabels({ components }: APIMessage): readonly string[] {
  return listPressable(components).flatMap(({ label = '', options = [] }) => [
    label,
    ...options.map((option) => option.label),
  ]);
}
