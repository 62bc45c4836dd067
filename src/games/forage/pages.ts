import type { RulesPage } from '../../engine/game.ts';
import type { Options } from '../../engine/options.ts';
import { text } from '../../engine/text.ts';

/** The rules in short pages, each with a position that shows what it speaks of. */
export const pages: readonly RulesPage[] = [
  page(
    'aim',
    'torus 1 | pawns a1 h1 h8 a8 | coins - | stash S:Sn12345 M:Mn12345 C:Cn12345 A:An12345 | round 1 first S to move S',
  ),
  page(
    'lay',
    'torus 1 | pawns d4 f3 f6 b7 | coins a1:S3 h1:Mn h8:C2 a8:A1 | stash S:Sn1245 M:M12345 C:Cn1345 A:An2345 | round 2 first S to move S',
  ),
  page(
    'move',
    'torus 2 | pawns g7 c3 e2 a5 | coins b2:M4 c7:C1 f3:A2 h8:M2 | stash S:M5 M:S3 C:A4 A:C5 | round 3 first S to move S rolled 3',
  ),
  page(
    'gather',
    'torus 2 | pawns d4 g6 b7 f1 | coins a7:A2 d7:C5 g4:M3 g7:A1 h8:S2 | stash S:M5A3 M:S4C2 C:M1 A:Cn | round 5 first S to move S',
  ),
  page(
    'own',
    'torus 2 | pawns d4 g6 b7 f1 | coins c2:M3 d4:S5 e7:C4 g3:A1 h5:S1 | stash S:M4 M:A5 C:Sn A:C3 | round 6 first S to move S',
  ),
  page(
    'stuck',
    'wide 1 | pawns a1 a2 b2 e1 | coins b1:M3 c1:C2 f6:S2 g3:A4 | stash S:Sn1345 M:Mn1245 C:Cn1345 A:An1235 | round 2 first S to move S',
    {
      board: 'wide',
    },
  ),
  page(
    'end',
    'torus 2 | pawns d4 g6 b7 f1 | coins b7:C2 c2:M3 d4:S5 g3:A1 | stash S:M45A3 M:S34A5C1 C:M2Sn2A2 A:C345 | round 9 first S to move A over',
  ),
];

function page(name: string, at: string, options?: Options): RulesPage {
  return {
    title: text(`forage:rules.${name}.title`),
    body: text(`forage:rules.${name}.body`),
    picture: options === undefined ? { at } : { at, options },
  };
}
