import { posix } from 'node:path';
import ts from 'typescript';
import { KNOW_GAMES, mayImport, mayUse, PURE, roomOf } from './modules.ts';

/** Every hole in a wall that a file makes, each as a sentence. `games` are the ids of all games. */
export function holes(path: string, source: string, games: readonly string[]): string[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.ESNext, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const hole = holeAt(node, path, games);
    if (hole) found.push(`${path}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${hole}`);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function holeAt(node: ts.Node, path: string, games: readonly string[]): string | undefined {
  const imported = importAt(node);
  if (imported) return wrongImport(path, imported);
  if (PURE.includes(roomOf(path)) && impure(node)) return `uses ${node.getText()}, and is pure`;
  return !KNOW_GAMES.includes(roomOf(path)) && tellsGames(node, games)
    ? `asks which game it is: ${node.getText()}`
    : undefined;
}

/** What a file imports, whichever way: also as types, later on, as a worker, or to add to its types. */
export function importsOf(path: string, source: string): readonly string[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.ESNext, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const imported = importAt(node);
    if (imported) found.push(imported.name);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

interface Imported {
  readonly name: string;
  readonly typesOnly: boolean;
}

function importAt(node: ts.Node): Imported | undefined {
  if (ts.isImportDeclaration(node)) return named(node.moduleSpecifier, typesOnly(node.importClause));
  if (ts.isExportDeclaration(node)) return named(node.moduleSpecifier, node.isTypeOnly);
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
    return named(node.arguments[0], false);
  if (ts.isModuleDeclaration(node)) return ours(named(node.name, true));
  if (ts.isNewExpression(node) && node.expression.getText() === 'URL')
    return node.arguments?.[1]?.getText() === 'import.meta.url'
      ? file(named(node.arguments[0], false))
      : undefined;
  return ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)
    ? named(node.argument.literal, true)
    : undefined;
}

/** What is added to the types of a package is no import of ours. */
function ours(imported: Imported | undefined): Imported | undefined {
  return imported?.name.startsWith('.') ? imported : undefined;
}

/** Code that a worker or a process runs; other addresses are of data. */
function file(imported: Imported | undefined): Imported | undefined {
  return imported && /^\..*\.tsx?$/.test(imported.name) ? imported : undefined;
}

function typesOnly(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false;
  if (clause.isTypeOnly) return true;
  const names = clause.namedBindings;
  return (
    !clause.name && !!names && ts.isNamedImports(names) && names.elements.every((name) => name.isTypeOnly)
  );
}

function named(specifier: ts.Node | undefined, types: boolean): Imported | undefined {
  return specifier && ts.isStringLiteralLike(specifier)
    ? { name: specifier.text, typesOnly: types }
    : undefined;
}

function wrongImport(path: string, { name, typesOnly: types }: Imported): string | undefined {
  const ours = name.startsWith('.');
  const target = posix.join(posix.dirname(path), name);
  const allowed = ours ? mayImport(path, target, types) : mayUse(path, name);
  return allowed ? undefined : `imports ${ours ? target : name}`;
}

const OUTSIDE = [
  'process',
  'fetch',
  'Date',
  'performance',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'globalThis',
  'console',
];

/** A call of, a new one of, or something of the world outside; `Math.random`. */
function impure(node: ts.Node): boolean {
  if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) {
    return OUTSIDE.includes(node.expression.getText()) || /^Math(\.|\[')random/.test(node.getText());
  }
  return (
    (ts.isCallExpression(node) || ts.isNewExpression(node)) && OUTSIDE.includes(node.expression.getText())
  );
}

const COMPARISONS = [
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
];

/** A comparison, or a case, with the id of a game written out. */
function tellsGames(node: ts.Node, games: readonly string[]): boolean {
  const isGame = (side: ts.Node) => ts.isStringLiteralLike(side) && games.includes(side.text);
  if (ts.isCaseClause(node)) return isGame(node.expression);
  return (
    ts.isBinaryExpression(node) &&
    COMPARISONS.includes(node.operatorToken.kind) &&
    (isGame(node.left) || isGame(node.right))
  );
}
