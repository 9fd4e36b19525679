// Joins the words of the games to those for every game: a part of the catalogue comes to the page in one file.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const FILE = /^(.*\/words)\/(\w\w)\/(\w+)\.ftl\?raw$/;

/** Let `words/en/game.ftl` bring the file of the same language and part of each folder beside `en`. */
export function joinedWords(): Plugin {
  return {
    name: 'joined-words',
    enforce: 'pre',
    load(id) {
      const [, root, language, part] = FILE.exec(id) ?? [];
      if (!root || !language || !part) return null;
      const places = ['.', ...readdirSync(root)].map((game) =>
        join(root, game, language, `${part}.ftl`),
      );
      const files = places.filter((file) => existsSync(file));
      for (const file of files) this.addWatchFile(file);
      // Comments are for translators.
      const texts = files.map((file) => readFileSync(file, 'utf-8').replace(/^#.*\n/gm, ''));
      return `export default ${JSON.stringify(texts.join('\n'))};`;
    },
  };
}
