// Games as files on the reader's own disk.

/** The record in a file, alone or as the server's answer holds it; what is no JSON throws. */
export async function readRecord(file: File): Promise<unknown> {
  const content = JSON.parse(await file.text()) as { record?: unknown };
  return content.record ?? content;
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
