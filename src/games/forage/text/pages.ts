import type { RulesPage } from '../../../engine/game-parts.ts';
import type { Options } from '../../../engine/options.ts';
import type { SentenceRegistry } from '../../../engine/sentence-keys.ts';
import { text } from '../../../engine/text.ts';

/** Rules pages for new players, each with a position that illustrates it. */
export const pages: readonly RulesPage[] = [
  createPage(
    'aim',
    'torus 1 | pawns a1 h1 h8 a8 | coins - | stash S:Sn12345 M:Mn12345 C:Cn12345 A:An12345 | round 1 first S to move S',
  ),
  createPage(
    'lay',
    'torus 1 | pawns d4 f3 f6 b7 | coins a1:S3 h1:Mn h8:C2 a8:A1 | stash S:Sn1245 M:M12345 C:Cn1345 A:An2345 | round 2 first S to move S',
  ),
  createPage(
    'move',
    'torus 2 | pawns g7 c3 e2 a5 | coins a1:Sn b2:M4 f3:A2 b4:An c4:Mn e4:A3 h4:C2 b5:A1 c5:S5 f5:S4 c6:M3 f6:Cn g6:A5 h6:M1 a7:C3 c7:C1 f7:S2 b8:S1 g8:C4 h8:M2 | stash S:M5 M:S3 C:A4 A:C5 | round 3 first S to move S rolled 3',
  ),
  createPage(
    'gather',
    'torus 2 | pawns d4 g6 b7 f1 | coins b2:S5 g2:A4 b3:Sn d3:C3 a4:M4 b4:A5 g4:M3 c5:S1 d5:M2 h5:C4 c6:C1 a7:A2 d7:C5 f7:Mn g7:A1 c8:S3 d8:An h8:S2 | stash S:M5A3 M:S4C2 C:M1 A:Cn | round 5 first S to move S',
  ),
  createPage(
    'own',
    'torus 2 | pawns d4 g6 b7 f1 | coins a1:M2 e1:S3 g1:A3 b2:A4 c2:M3 f2:A2 g2:S4 c3:Mn d3:C2 f3:M5 g3:A1 b4:C1 d4:S5 e5:C5 h5:S1 a6:An d7:Cn e7:C4 g7:M1 a8:S2 | stash S:M4 M:A5 C:Sn A:C3 | round 6 first S to move S',
  ),
  createPage(
    'stuck',
    'wide 1 | pawns a1 a2 b2 e1 | coins b1:M3 c1:C2 f6:S2 g3:A4 | stash S:Sn1345 M:Mn1245 C:Cn1345 A:An1235 | round 2 first S to move S',
    {
      board: 'wide',
    },
  ),
  createPage(
    'end',
    'torus 2 | pawns d4 g6 b7 f1 | coins b7:C2 c2:M3 d4:S5 g3:A1 | stash S:Mn45An3 M:S134A5C1 C:M12Sn2A24 A:Cn345 | round 9 first S to move A over',
  ),
];

function createPage(
  name: keyof SentenceRegistry['forage']['rules'],
  at: string,
  options?: Options,
): RulesPage {
  return {
    title: text(`forage:rules.${name}.title`),
    body: text(`forage:rules.${name}.body`),
    picture: options === undefined ? { at } : { at, options },
  };
}
