// Writes a copy of each large text of the build, compressed as no server has the time to do it.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);
const SMALLEST = 1000;

export function brotliCopies(): Plugin {
  return {
    name: 'brotli-copies',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const assets = join(dir, 'assets');
      const texts = (await readdir(assets)).filter((name) => /\.(js|css|svg)$/.test(name));
      await Promise.all(
        texts.map(async (name) => {
          const text = await readFile(join(assets, name));
          if (text.length < SMALLEST) return;
          const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
          await writeFile(join(assets, `${name}.br`), await compress(text, { params }));
        }),
      );
    },
  };
}
