// Cuts the typefaces down to the letters of the four languages, into src/fonts/.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subset from 'subset-font';

const require = createRequire(import.meta.url);
const out = new URL('../src/fonts/', import.meta.url);

const LATIN =
  ' !"#%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]_abcdefghijklmnopqrstuvwxyz{|}' +
  '¡¿«»·×°–—‘’“”…\u00a0ÀÈÉÌÍÎÒÓÙÚÁÑÜàèéìíîòóùúáñü−';
/** What no heading and no numeral needs is left to the typeface that stands in for the display face. */
const DISPLAY = LATIN.replace(/["#%&*<=>@[\]_{|}«»‘“”°ÀÈÌÎÒÙÚÜîì]/g, '');
const POLISH = 'ĄąĆćĘęŁłŃńŚśŹźŻż„';

const FACES = [
  ['alegreya-sans', 400],
  ['alegreya-sans', 700],
  ['kaisei-decol', 700],
];

await mkdir(out, { recursive: true });
for (const [family, weight] of FACES) {
  for (const [script, letters] of [
    ['latin', family === 'kaisei-decol' ? DISPLAY : LATIN],
    ['latin-ext', POLISH],
  ]) {
    const name = `${family}-${script}-${weight}`;
    const source = require.resolve(`@fontsource/${family}/files/${name}-normal.woff2`);
    const small = await subset(await readFile(source), letters, { targetFormat: 'woff2' });
    await writeFile(new URL(`${name}.woff2`, out), small);
  }
}
