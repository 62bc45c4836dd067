import '../fonts.ts';
import { type Canvas, createSurface } from '../canvas.ts';
import { Boxes } from '../kit/boxes.ts';
import { getKitHues } from '../kit/colours.ts';
import { hero } from '../scenes/hero/scene.ts';
import { getStyle } from '../style.ts';
import { drawMark } from './mark.ts';

/** Pictures of the bot's profile, by file name. */
export const BRAND_PICTURES: Readonly<Record<string, () => Canvas>> = {
  'avatar.png': drawAvatar,
  'banner.png': drawBanner,
};

/** Draws the avatar: 512 × 512, of which Discord shows the circle. */
function drawAvatar(): Canvas {
  const { canvas, pen } = createSurface(512, 512, getStyle(hero.id), false);
  pen.fillStyle = getKitHues(pen).paper;
  pen.fillRect(0, 0, 512, 512);
  drawMark(pen, 256, 256, 360);
  return canvas;
}

/** Draws the banner of a profile: 1,360 × 480, in Discord's shape of 17 to 6. */
function drawBanner(): Canvas {
  const [request] = hero.previews;
  const look = getStyle(hero.id);
  const { width, height } = hero.size(request!.view, look);
  const { canvas, pen } = createSurface(1_360, 480, look, false);
  pen.fillStyle = getKitHues(pen).table;
  pen.fillRect(0, 0, 1_360, 480);
  const scale = 480 / height;
  pen.translate((1_360 - width * scale) / 2, 0);
  pen.scale(scale, scale);
  hero.draw(pen, request!, new Boxes(width, height));
  return canvas;
}
