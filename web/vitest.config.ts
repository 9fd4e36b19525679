// Tests of the page's modules that need no browser; those of whole screens are in tests/web and run in Chromium.
import { defineConfig, mergeConfig } from 'vitest/config';
import vite from './vite.config.ts';

export default mergeConfig(
  vite,
  defineConfig({
    // Svelte has a build for servers too, and would be resolved to it here.
    resolve: { conditions: ['browser'] },
    test: {
      include: ['src/**/*.test.ts', '*.test.ts'],
      environment: 'happy-dom',
      // One document for each worker, in a context of its own for each file: half the time.
      pool: 'vmThreads',
      setupFiles: ['src/english.setup.ts'],
      // Far longer than anything takes on a slow and busy machine.
      testTimeout: 300_000,
    },
  }),
);
