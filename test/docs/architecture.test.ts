import ts from 'typescript';
import { expect, test } from 'vitest';
import { page, rowsUnder } from './files.ts';

/** Lists the members of an interface, in their order. */
function membersOf(path: string, name: string): readonly string[] {
  const file = ts.createSourceFile(path, page(path).text, ts.ScriptTarget.ESNext, true);
  const found = file.statements.find(
    (one): one is ts.InterfaceDeclaration => ts.isInterfaceDeclaration(one) && one.name.text === name,
  );
  return (found?.members ?? []).map((member) => member.name?.getText() ?? '');
}

test('docs/architecture.md: names every member of the game contract, and no other', () => {
  const cells = rowsUnder(page('docs/architecture.md').text, '## The contract').map(([cell = '']) => cell);
  const named = cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, word]) => word));
  const members = membersOf('src/engine/game.ts', 'Game').filter((name) => name !== 'id' && name !== 'seats');
  expect([...named].sort()).toEqual([...members].sort());
});
