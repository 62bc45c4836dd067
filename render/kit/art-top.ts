/** Rectangle of the game's art at the top of a picture, and the share of the ground in it. */
export const ART_RECT = { x: 0, y: 0, width: 1000, height: 140 };
export const ART_WASH = 0.1;

/** Height at which what covers the art begins. */
export const ART_TOP = 112;
