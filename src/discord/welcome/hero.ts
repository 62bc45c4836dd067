import type { PictureRequest } from '../../../render/request.ts';
import type { HeroView } from '../../../render/scenes/hero/scene.ts';
import { type Language, text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import type { BotContext } from '../core/context.ts';
import type { Image } from '../core/payload.ts';
import { renderPicture } from '../pictures/picture.ts';

/** Draws the picture of the bot and its games. Null if it cannot be drawn in time. */
export async function renderHeroPicture(bot: BotContext, language: Language): Promise<Image | null> {
  const png = await renderPicture(bot, createHeroRequest(language), 0);
  return png && { png, alt: translateHeroText(language, 'alt'), name: 'piecemeal.png' };
}

/** Creates the request of the picture, in a language. */
export function createHeroRequest(language: Language): PictureRequest {
  const view: HeroView = { name: 'Piecemeal', about: translateHeroText(language, 'tagline') };
  const nothing = { viewer: null, occupants: [], turn: [], events: [], marks: [], places: null };
  return { scene: 'hero', view, ...nothing, look: { language } };
}

function translateHeroText(language: Language, key: 'tagline' | 'alt'): string {
  return translate(language, text(`bot:welcome.${key}`), () => '');
}
