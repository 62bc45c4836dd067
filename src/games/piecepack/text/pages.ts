import type { RulesPage } from '../../../engine/game-parts.ts';
import type { SentenceRegistry } from '../../../engine/sentence-keys.ts';
import { text } from '../../../engine/text.ts';

/** Coins and tiles in the box: all except those that the pages show. */
const REST = 'cSn cSa cS2 cS4 cS5 cMn cMa cM2 cM3 cM4 cM5 cCn cCa cC2 cC3 cC4 cC5 cAn cAa cA3 cA4 cA5';
const TILES = 'tSn tSa tS2 tS4 tS5 tMn tMa tM2 tM3 tM5 tCn tCa tC2 tC3 tC4 tC5 tAn tAa tA2 tA3 tA4 tA5';

/** Initial square board with a few pieces on it. */
const SQUARE =
  'square 2 | board tbS3@(1.5,1.5) tbS4@(3.5,1.5) tbS5@(5.5,1.5) tbMn@(7.5,1.5) tbMa@(1.5,3.5) tbM2@(3.5,3.5) tbM3@(5.5,3.5) tbM4@(7.5,3.5) tbM5@(1.5,5.5) tbCn@(3.5,5.5) tbCa@(5.5,5.5) tbC2@(7.5,5.5) tbC3@(1.5,7.5) tbC4@(3.5,7.5) tbC5@(5.5,7.5) tbAn@(7.5,7.5) cbS3:*@c2 cbM4:*@f7 pS@a1 pM@h8 dS4@b1 dMa@g8 | area - ; - | bag - | box cSn cSa cS2 cS4 cS5 cMn cMa cM2 cM3 cM5 cCn cCa cC2 cC3 cC4 cC5 cAn cAa cA2 cA3 cA4 cA5 dC dA pC pA ? tSn tSa tS2 tAa tA2 tA3 tA4 tA5 | packing -';

/** Stack on c2 and other pieces. */
const STACK =
  'empty 2 | board cbS3:*@c2 cfM4:*@c2 pS@c2 pM@d4 dA2@e5 tfA3@(6.5,3.5) | area - ; - | bag - | box tSn tSa tS2 tS3 tS4 tS5 tMn tMa tM2 tM3 tM4 tM5 tCn tCa tC2 tC3 tC4 tC5 tAn tAa tA2 tA4 tA5 cSn cSa cS2 cS4 cS5 cMn cMa cM2 cM3 cM5 cCn cCa cC2 cC3 cC4 cC5 cAn cAa cA2 cA3 cA4 cA5 dS dM dC pC pA | packing -';

/** Tablut, as the menu sets it up. */
const TABLUT =
  'empty 2 game tablut | board tbCn@b2 tbSa@d2 tbAn@f2 tbS2@h2 tbS5@b4 tbM3@d4 tbCa@f4 tbC2@h4 tbM4@b6 tbC3@d6 tbA4@f6 tbSn@h6 tbS3@b8 tbS4@d8 tbC4@f8 tbAa@h8 cfS2@e2 cfS3@d1 cfS4@e1 cfS5@f1 cfM2@e8 cfM3@f9 cfM4@e9 cfM5@d9 cfC2@b5 cfC3@a6 cfC4@a5 cfC5@a4 cfA2@h5 cfA3@i4 cfA4@i5 cfA5@i6 cbSn@e6 cbSa@e7 cbMn@f5 cbMa@g5 cbCn@e4 cbCa@e3 cbAn@d5 cbAa@c5 dCn@e5 pC@e5 | area - ; - | bag - | box dS dM dA pS pM pA ? tMn tMa tM2 tM5 tC5 tA2 tA3 tA5 | packing -';

/** Short pages on how to play, most with a table that illustrates them. */
export const pages: readonly RulesPage[] = [
  createPage('table', SQUARE),
  createPage(
    'sides',
    `empty 2 | board tfS3@(1.5,1.5) tbM4@(3.5,1.5) cfS3@c4 cbA2@d4 dC4@a4 pM@b4 | area - ; - | bag - | box ${TILES} ${REST} dS dM dA pS pC pA | packing -`,
  ),
  createPage(
    'places',
    `empty 2 | board tfS3@(1.5,1.5) tbM4@(3.5,3.5) cbS3@c2 cfA2@c2 pS@c2 pM@f6 | area - ; - | bag - | box ${TILES} ${REST} dS dM dC dA pC pA | packing -`,
  ),
  createPage(
    'hold',
    `empty 2 | board dS3@b5 pS@b4 | area cS3 cA2 tS3 ; tM4 | bag ${REST} | box dM dC dA pM pC pA ? ${TILES} | packing -`,
  ),
  createPage('games', TABLUT),
  createPage('typed', STACK),
  createPage('end'),
];

function createPage(name: keyof SentenceRegistry['piecepack']['rules'], at?: string): RulesPage {
  const [title, body] = [text(`piecepack:rules.${name}.title`), text(`piecepack:rules.${name}.body`)];
  const words = { title, body };
  return at === undefined ? words : { ...words, picture: { at, options: { layout: 'empty' } } };
}
