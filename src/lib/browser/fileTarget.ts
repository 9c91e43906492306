/** Where a file is to go: a place that the person chose, or the browser's downloads. */
export type FileTarget = FileSystemFileHandle | 'downloads';

declare global {
  interface Window {
    /** Of browsers that let a page write to a chosen file, and read it back. */
    showSaveFilePicker?(options: {
      suggestedName: string;
      types: { description: string; accept: Record<string, string[]> }[];
    }): Promise<FileSystemFileHandle>;
  }
  interface FileSystemHandle {
    requestPermission?(wish: { mode: 'readwrite' }): Promise<PermissionState>;
  }
}

/** Whether a file or folder that was chosen may be written, to be called of a click. */
export async function askToWrite(file: FileSystemHandle): Promise<boolean> {
  const state = await file.requestPermission?.({ mode: 'readwrite' });
  return state === undefined || state === 'granted';
}

/** Asks where to save, to be called of a click; `undefined` where the person thought better of it. */
export async function chooseTarget(
  suggestedName: string,
  description: string,
): Promise<FileTarget | undefined> {
  if (window.showSaveFilePicker === undefined) return 'downloads';
  try {
    const types = [{ description, accept: { 'application/json': ['.json'] } }];
    return await window.showSaveFilePicker({ suggestedName, types });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined;
    return 'downloads';
  }
}

/** Writes a file, whole or not at all, and returns it as it is on the disk. */
export async function writeTarget(target: FileSystemFileHandle, file: Blob): Promise<File> {
  const stream = await target.createWritable();
  try {
    await stream.write(file);
    await stream.close();
  } catch (error) {
    await stream.abort().catch(() => undefined);
    throw error;
  }
  return target.getFile();
}
