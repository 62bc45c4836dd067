import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** File of each member of the contract in a game's folder, and its name there if it differs. */
const MEMBER_FILES: Readonly<Record<string, readonly [file: string, name?: string]>> = {
  options: ['options', 'OPTIONS'],
  presets: ['options', 'PRESETS'],
  admits: ['options'],
  bound: ['options'],
  memory: ['options'],
  setup: ['setup'],
  turn: ['turn'],
  order: ['turn'],
  isPhotoFinish: ['turn'],
  view: ['view'],
  laidOpen: ['view'],
  next: ['next'],
  repeatable: ['plans'],
  plans: ['plans'],
  apply: ['apply'],
  seen: ['view'],
  dealWon: ['turn'],
  guess: ['view'],
  secrets: ['view'],
  pieces: ['setup'],
  en: ['text/texts.en'],
  ko: ['text/texts.ko'],
  tell: ['text/tell'],
  status: ['text/status'],
  describe: ['text/describe'],
  reveal: ['text/describe'],
  emoji: ['text/names'],
  icons: ['text/names'],
  seatIcon: ['text/names'],
  moment: ['text/tell'],
  seatName: ['text/names'],
  opening: ['text/status'],
  weight: ['text/tell'],
  tellRepeated: ['text/tell'],
  goal: ['text/status'],
  pages: ['text/pages'],
  print: ['notation/print'],
  parse: ['notation/parse'],
  printMove: ['notation/print'],
  parseMove: ['notation/parse-move'],
  isFreeText: ['notation/parse-move'],
  toEarlierMove: ['notation/to-earlier-move'],
  ppn: ['notation/ppn'],
  setUps: ['notation/set-ups'],
  ai: ['ai/index'],
  tutorial: ['tutorial'],
};

/** Members that `index.ts` defines itself. */
const INLINE_MEMBERS: readonly string[] = ['id', 'rules', 'seats', 'table', 'resign'];

/** Returns each member of the game that is not in its file, as sentences. */
export function findMisplacedMembers(folder: string): string[] {
  const index = readFileSync(join(folder, 'index.ts'), 'utf8');
  return [
    ...findForeignMembers(index),
    ...getMembers(index).flatMap((member) => findUndefinedMember(folder, member)),
  ];
}

/** Lists the members that an `index.ts` does not import from their files. */
export function findForeignMembers(index: string): string[] {
  const imports = getImports(index);
  return getMembers(index).flatMap(({ member, value }) => {
    const [file, name = member] = MEMBER_FILES[member] ?? [];
    if (file === undefined) return [`${member} has no home`];
    const found = value === null ? undefined : imports.get(value);
    if (found === undefined) return [`${member} is not imported, but at home in ./${file}.ts as ${name}`];
    const wanted = `${name} of ./${file}.ts`;
    return found === wanted ? [] : [`${member} is ${found}, not ${wanted}`];
  });
}

/** Returns a complaint if the member's file only re-exports it. */
function findUndefinedMember(folder: string, { member }: Member): string[] {
  const [file, name = member] = MEMBER_FILES[member] ?? [];
  if (file === undefined) return [];
  const path = join(folder, `${file}.ts`);
  const source = existsSync(path) ? readFileSync(path, 'utf8') : '';
  return new RegExp(`^export (?:const|function) ${name}\\b`, 'm').test(source)
    ? []
    : [`./${file}.ts does not define ${name}`];
}

interface Member {
  readonly member: string;
  /** Identifier of the member in `index.ts`; null if it is defined inline. */
  readonly value: string | null;
}

/** Lists the members of the object that an `index.ts` exports; those of `text`, `notation` and `sentences` one by one. */
function getMembers(index: string): readonly Member[] {
  const [game] = parseSource(index).statements.filter(ts.isVariableStatement);
  const object = game?.declarationList.declarations[0]?.initializer;
  return object && ts.isObjectLiteralExpression(object) ? getInnerMembers(object) : [];
}

function getInnerMembers(object: ts.ObjectLiteralExpression): readonly Member[] {
  return object.properties.flatMap((property) => {
    const member = property.name?.getText() ?? property.getText();
    if (INLINE_MEMBERS.includes(member)) return [];
    if (ts.isShorthandPropertyAssignment(property)) return [{ member, value: member }];
    if (!ts.isPropertyAssignment(property)) return [{ member, value: null }];
    const { initializer } = property;
    const value = ts.isSatisfiesExpression(initializer) ? initializer.expression : initializer;
    if (ts.isObjectLiteralExpression(value)) return getInnerMembers(value);
    return [{ member, value: ts.isIdentifier(value) ? value.text : null }];
  });
}

/** Returns the origin of each imported name: `print of ./notation/print.ts`. */
function getImports(index: string): ReadonlyMap<string, string> {
  const imports = parseSource(index).statements.filter(ts.isImportDeclaration);
  return new Map(imports.flatMap(getImportedNames));
}

function getImportedNames({ importClause, moduleSpecifier }: ts.ImportDeclaration): [string, string][] {
  const bindings = importClause?.namedBindings;
  if (!bindings || !ts.isNamedImports(bindings) || !ts.isStringLiteral(moduleSpecifier)) return [];
  const from = moduleSpecifier.text;
  return bindings.elements.map(({ name, propertyName }) => [
    name.text,
    `${(propertyName ?? name).text} of ${from}`,
  ]);
}

function parseSource(source: string): ts.SourceFile {
  return ts.createSourceFile('index.ts', source, ts.ScriptTarget.ESNext, true);
}
