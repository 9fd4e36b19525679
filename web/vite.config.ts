// Builds the page into the Python package, which serves it.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { brotliCopies } from './brotli.ts';
import { namedParts } from './parts.ts';
import { pythonRuntime } from './python.ts';
import { joinedWords } from './words.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const server = process.env['CHABUDAI_SERVER'] ?? 'http://127.0.0.1:8000';

export default defineConfig({
  // Relative, so that the page works under any path behind a proxy.
  base: './',
  plugins: [joinedWords(), svelte(), namedParts(), pythonRuntime(), brotliCopies()],
  build: {
    outDir: here('../src/chabudai/server/static'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: true,
    // What the first screen needs comes in one file: many small ones weigh more in headers than in content.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } },
    },
  },
  server: {
    fs: { allow: [here('.'), here('../src/chabudai/words')] },
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
});
