// Tells the service worker which parts the page has, and which version of it they make.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const WORKER = 'sw.js';
/** What is no part of every page: what is fetched only when somebody wants it, and compressed copies. */
const BESIDE = /^python\/|\.br$/;

/** All files of a folder, by their paths in it. */
const files = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();

/** Fill in the service worker; the scripts that it loads by itself are no parts. */
export function namedParts(): Plugin {
  let folder = '';
  return {
    name: 'named-parts',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle() {
      const all = files(folder).filter((file) => !BESIDE.test(file));
      const parts = all.filter((file) => file !== 'index.html' && !/^[\w-]+\.js$/.test(file));
      const hash = createHash('sha256');
      for (const file of all) hash.update(readFileSync(join(folder, file)));
      const path = join(folder, WORKER);
      const filled = readFileSync(path, 'utf-8')
        .replace("VERSION = ''", `VERSION = '${hash.digest('hex').slice(0, 12)}'`)
        .replace('PARTS = []', `PARTS = ${JSON.stringify(parts)}`);
      writeFileSync(path, filled);
    },
  };
}
