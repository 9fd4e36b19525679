// Puts the Python that the page can keep for playing without a network beside it: the runtime, and the one wheel it needs.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const RUNTIME = dirname(fileURLToPath(import.meta.resolve('pyodide')));
const WHEELS = fileURLToPath(new URL('./python', import.meta.url));
const FILES = ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm', 'python_stdlib.zip'];

const text = (file: string): string => readFileSync(join(RUNTIME, file), 'utf-8');

/** Everything is stored compressed, and the server sends it so. The folder's name has the versions in it. */
export function pythonRuntime(): Plugin {
  let out = '';
  return {
    name: 'python-runtime',
    apply: 'build',
    configResolved(config) {
      out = config.build.outDir;
    },
    closeBundle() {
      const { version } = JSON.parse(text('package.json')) as { version: string };
      const folder = join(out, 'python', `pyodide-${version}`);
      mkdirSync(folder, { recursive: true });
      const write = (name: string, content: Buffer | string): void =>
        writeFileSync(join(folder, `${name}.gz`), gzipSync(content, { level: 9 }));
      for (const file of FILES) write(file, readFileSync(join(RUNTIME, file)));
      for (const file of readdirSync(WHEELS)) write(file, readFileSync(join(WHEELS, file)));
      // None of the packages that could be fetched from elsewhere.
      const lock = JSON.parse(text('pyodide-lock.json')) as object;
      write('lock.json', JSON.stringify({ ...lock, packages: {} }));
    },
  };
}
