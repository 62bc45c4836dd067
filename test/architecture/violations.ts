import { posix } from 'node:path';
import ts from 'typescript';
import { canImport, canUse, GAME_AWARE_MODULES, getModule, PURE_MODULES } from './modules.ts';

/** Lists every violation of the module rules in a file, each as a sentence. `games` are the ids of all games. */
export function listViolations(path: string, source: string, games: readonly string[]): string[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.ESNext, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const violation = findViolation(node, path, games);
    if (violation)
      found.push(`${path}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${violation}`);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function findViolation(node: ts.Node, path: string, games: readonly string[]): string | undefined {
  const imported = parseImport(node);
  if (imported) return describeWrongImport(path, imported);
  if (PURE_MODULES.includes(getModule(path)) && isImpure(node)) return `uses ${node.getText()}, and is pure`;
  return !GAME_AWARE_MODULES.includes(getModule(path)) && distinguishesGames(node, games)
    ? `asks which game it is: ${node.getText()}`
    : undefined;
}

/** Lists all imports of a file, including type imports, dynamic imports, workers and module augmentations. */
export function listImports(path: string, source: string): readonly string[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.ESNext, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const imported = parseImport(node);
    if (imported) found.push(imported.name);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

interface ImportedModule {
  readonly name: string;
  readonly typesOnly: boolean;
}

function parseImport(node: ts.Node): ImportedModule | undefined {
  if (ts.isImportDeclaration(node)) return createImport(node.moduleSpecifier, isTypesOnly(node.importClause));
  if (ts.isExportDeclaration(node)) return createImport(node.moduleSpecifier, node.isTypeOnly);
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
    return createImport(node.arguments[0], false);
  if (ts.isModuleDeclaration(node)) return keepOwnImport(createImport(node.name, true));
  if (ts.isNewExpression(node) && node.expression.getText() === 'URL')
    return node.arguments?.[1]?.getText() === 'import.meta.url'
      ? keepCodeImport(createImport(node.arguments[0], false))
      : undefined;
  return ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)
    ? createImport(node.argument.literal, true)
    : undefined;
}

/** Drops the augmentation of a package's types, which is no import of the repository. */
function keepOwnImport(imported: ImportedModule | undefined): ImportedModule | undefined {
  return imported?.name.startsWith('.') ? imported : undefined;
}

/** Keeps the code of a worker or process; other URLs are data. */
function keepCodeImport(imported: ImportedModule | undefined): ImportedModule | undefined {
  return imported && /^\..*\.tsx?$/.test(imported.name) ? imported : undefined;
}

function isTypesOnly(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false;
  if (clause.isTypeOnly) return true;
  const names = clause.namedBindings;
  return (
    !clause.name && !!names && ts.isNamedImports(names) && names.elements.every((name) => name.isTypeOnly)
  );
}

function createImport(specifier: ts.Node | undefined, types: boolean): ImportedModule | undefined {
  return specifier && ts.isStringLiteralLike(specifier)
    ? { name: specifier.text, typesOnly: types }
    : undefined;
}

function describeWrongImport(path: string, { name, typesOnly: types }: ImportedModule): string | undefined {
  const ours = name.startsWith('.');
  const target = posix.join(posix.dirname(path), name);
  const allowed = ours ? canImport(path, target, types) : canUse(path, name);
  return allowed ? undefined : `imports ${ours ? target : name}`;
}

const IMPURE_NAMES = [
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

/** Returns true for an access to, call of or construction of an impure global, or `Math.random`. */
function isImpure(node: ts.Node): boolean {
  if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) {
    return IMPURE_NAMES.includes(node.expression.getText()) || /^Math(\.|\[')random/.test(node.getText());
  }
  return (
    (ts.isCallExpression(node) || ts.isNewExpression(node)) &&
    IMPURE_NAMES.includes(node.expression.getText())
  );
}

const COMPARISONS = [
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
];

/** Returns true for a comparison or case clause with a game's id. */
function distinguishesGames(node: ts.Node, games: readonly string[]): boolean {
  const isGame = (side: ts.Node) => ts.isStringLiteralLike(side) && games.includes(side.text);
  if (ts.isCaseClause(node)) return isGame(node.expression);
  return (
    ts.isBinaryExpression(node) &&
    COMPARISONS.includes(node.operatorToken.kind) &&
    (isGame(node.left) || isGame(node.right))
  );
}
