// Games as files on the reader's own disk.

/** The game in a file, whatever its form: the server reads it. What is no JSON object throws. */
export async function readRecord(file: File): Promise<object> {
  const content: unknown = JSON.parse(await file.text());
  if (typeof content !== 'object' || content === null || Array.isArray(content))
    throw new SyntaxError('no game');
  return content;
}

/** Let the browser keep a record under this name. */
export function saveRecord(record: unknown, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(
    new Blob([JSON.stringify(record, null, 1)], { type: 'application/json' }),
  );
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
