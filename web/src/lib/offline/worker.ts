// Python beside the page: our own rules, bots and tables, the same modules that the server runs.
import type { PyodideAPI } from 'pyodide';
import type { Part } from './python.svelte';

const PACKAGES = '/lib/python/site-packages';

interface Asked {
  readonly id: number;
  readonly name: string;
  readonly values: readonly string[];
}

type Device = Readonly<Record<string, (...values: readonly string[]) => string | undefined>>;
let device: Promise<Device> | null = null;

async function start(base: string, parts: readonly Part[], name: string): Promise<Device> {
  const find = (end: RegExp): string =>
    new URL(parts.find(({ path }) => end.test(path))?.path ?? '', base).href;
  const runtime = find(/\/pyodide\.mjs$/);
  const { loadPyodide } = (await import(/* @vite-ignore */ runtime)) as typeof import('pyodide');
  const read = async (end: RegExp): Promise<Response> => fetch(find(end));
  const [wheel, modules, lock] = await Promise.all([
    read(/\.whl$/).then((file) => file.arrayBuffer()),
    read(/\/chabudai-\w+\.json$/).then((file) => file.json() as Promise<Record<string, string>>),
    read(/\/lock\.json$/).then((file) => file.text()),
  ]);
  const python = await loadPyodide({
    indexURL: new URL('.', runtime).href,
    lockFileContents: lock,
  });
  install(python, wheel, modules);
  const { Device } = python.pyimport('chabudai.server.device') as {
    Device: (name: string) => Device;
  };
  return Device(name);
}

function install(
  python: PyodideAPI,
  wheel: ArrayBuffer,
  modules: Readonly<Record<string, string>>,
): void {
  python.unpackArchive(wheel, 'wheel', { extractDir: PACKAGES });
  for (const [path, text] of Object.entries(modules)) {
    const file = `${PACKAGES}/chabudai/${path}`;
    python.FS.mkdirTree(file.slice(0, file.lastIndexOf('/')));
    python.FS.writeFile(file, text);
  }
  python.runPython(`import sys; sys.path.append("${PACKAGES}")`);
}

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  const { id, name, values } = data;
  const answer = async (): Promise<string | undefined> => {
    if (name === 'start') {
      const [base = '', parts = '[]', who = ''] = values;
      device ??= start(base, JSON.parse(parts) as Part[], who);
      await device;
      return undefined;
    }
    return (await device)?.[name]?.(...values);
  };
  answer().then(
    (value) => postMessage({ id, value }),
    (error: unknown) => postMessage({ id, error: String(error) }),
  );
});
