import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Metafile } from 'esbuild';
import { bundlePage } from '../src/playground/page/bundle-page.ts';
import { type BundledPackage, formatNotice, listBundledPackages } from './bundled-packages.ts';

/** `npm run build`: writes the bot with all it needs to `dist`. `node dist/main.js` starts it, on the operating system of the build. */

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const DIST = join(ROOT, 'dist');
const PACKAGES = join(ROOT, 'node_modules');

/** Modules that Node runs by itself, by their name in `dist`. */
const ENTRIES = {
  main: 'src/main.ts',
  'ai-worker': 'src/ai-worker.ts',
  'render-worker': 'render/render-worker.ts',
  'film-worker': 'render/film-worker.ts',
  playground: 'src/tools/playground.ts',
  backup: 'src/tools/backup.ts',
  restore: 'src/tools/restore.ts',
  doctor: 'src/tools/doctor.ts',
  'move-data': 'src/tools/move-data.ts',
  ratings: 'src/tools/ratings.ts',
  verify: 'src/tools/verify.ts',
  dress: 'src/tools/dress.ts',
};

/** Packages with binaries or threads of their own, which are copied instead of bundled. */
const COPIED = ['@napi-rs/canvas', 'better-sqlite3', 'piscina'];

/** Packages that others load if they are there. They are not. */
const ABSENT = ['esbuild', 'pg-native', 'zlib-sync', 'bufferutil', 'utf-8-validate'];

/** Files and folders that are read at run time, and those for the host. */
const DATA = [
  'render/fonts',
  'render/palettes.json',
  'render/brand/avatar.png',
  'render/emoji/images',
  'render/brand/banner.png',
  'src/app/puzzles/positions',
  'docs/listing',
  'LICENSE',
  '.env.example',
];

rmSync(DIST, { recursive: true, force: true });
const metafile = await bundleModules();
await writePage();
for (const path of DATA) cpSync(join(ROOT, path), join(DIST, basename(path)), { recursive: true });
writePackageFile();
const copied = copyPackages();
const bundled = listBundledPackages(PACKAGES, [...Object.keys(metafile.inputs), 'node_modules/preact/']);
writeFileSync(join(DIST, 'NOTICE'), formatNotice([...bundled, ...copied]));

async function bundleModules(): Promise<Metafile> {
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: ENTRIES,
    outdir: DIST,
    bundle: true,
    // All files lie in one folder, because modules find fonts and workers beside them.
    splitting: true,
    chunkNames: '[name]-[hash]',
    format: 'esm',
    platform: 'node',
    target: 'node22',
    keepNames: true,
    external: [...COPIED, ...ABSENT],
    // Bundled CommonJS packages call `require` for Node's modules.
    banner: {
      js: "import { createRequire as createRequireHere } from 'node:module'; const require = createRequireHere(import.meta.url);",
    },
    metafile: true,
    legalComments: 'none',
    logLevel: 'warning',
  });
  return metafile;
}

async function writePage(): Promise<void> {
  const { script, style } = await bundlePage();
  const folder = join(DIST, 'page');
  mkdirSync(folder);
  writeFileSync(join(folder, 'page.js'), script);
  writeFileSync(join(folder, 'page.css'), style);
  for (const file of ['index.html', 'icon.png'])
    cpSync(join(ROOT, 'src/playground/page', file), join(folder, file));
}

function writePackageFile(): void {
  const { name, version, description, license, type, engines } = readPackage(ROOT);
  const content = { name, version, description, license, type, engines, private: true };
  writeFileSync(join(DIST, 'package.json'), `${JSON.stringify(content, null, 2)}\n`);
}

/** Copies the packages that are not bundled, with what they need at run time. */
function copyPackages(): readonly BundledPackage[] {
  const names = new Set<string>();
  const add = (name: string) => {
    const folder = join(PACKAGES, name);
    if (names.has(name) || !existsSync(folder)) return;
    names.add(name);
    const { dependencies, optionalDependencies } = readPackage(folder);
    // Its dependency has only headers for a compiler.
    if (name !== 'better-sqlite3')
      for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) add(needed);
    cpSync(folder, join(DIST, 'node_modules', name), { recursive: true, filter: isNeededAtRunTime });
  };
  COPIED.forEach(add);
  return listBundledPackages(
    PACKAGES,
    [...names].map((name) => `node_modules/${name}/`),
  );
}

/** Leaves out SQLite's source, and its binaries for other systems. */
function isNeededAtRunTime(path: string): boolean {
  const [, inside] = path.split(/better-sqlite3[\\/]/);
  if (inside === undefined) return true;
  if (/^prebuilds[\\/]/.test(inside)) return isForThisSystem(basename(inside, '.node'));
  return !/^(deps|src|binding\.gyp)([\\/]|$)/.test(inside);
}

/** `linux-x64` has a twin for musl: `linuxmusl-x64`. */
function isForThisSystem(prebuild: string): boolean {
  return prebuild.replace('musl', '') === `${process.platform}-${process.arch}`;
}

interface PackageFile {
  readonly name: string;
  readonly version: string;
  readonly description?: string;
  readonly license?: string;
  readonly type?: string;
  readonly engines?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

function readPackage(folder: string): PackageFile {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageFile;
}
