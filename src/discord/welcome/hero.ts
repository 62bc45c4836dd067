import type { HeroView } from '../../../render/scenes/hero/scene.ts';
import { type Language, text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import type { BotContext } from '../core/context.ts';
import type { Image } from '../core/payload.ts';
import { renderPicture } from '../pictures/picture.ts';

/** Draws the picture of the bot and its games. Null if it cannot be drawn in time. */
export async function renderHeroPicture(bot: BotContext, language: Language): Promise<Image | null> {
  const say = (key: 'tagline' | 'alt') => translate(language, text(`bot:welcome.${key}`), () => '');
  const view: HeroView = { name: 'Piecemeal', about: say('tagline') };
  const nothing = { viewer: null, occupants: [], turn: [], events: [], marks: [], places: null };
  const png = await renderPicture(bot, { scene: 'hero', view, ...nothing, look: { language } }, 0);
  return png && { png, alt: say('alt'), name: 'piecemeal.png' };
}
