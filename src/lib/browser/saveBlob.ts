/** Downloads a file. */
export function saveBlob(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The download has started by the next task.
  setTimeout(() => URL.revokeObjectURL(url));
}

/** The destination of a file: one that the user chose, or the browser's downloads. */
export type FileTarget = FileSystemFileHandle | 'downloads';

declare global {
  interface Window {
    /** The File System Access API. */
    showSaveFilePicker?(options: {
      suggestedName: string;
      types: { description: string; accept: Record<string, string[]> }[];
    }): Promise<FileSystemFileHandle>;
  }
  interface FileSystemHandle {
    requestPermission?(wish: { mode: 'readwrite' }): Promise<PermissionState>;
  }
}

/** Requests write permission for a file or folder. Call it in a click handler. */
export async function requestWriteAccess(file: FileSystemHandle): Promise<boolean> {
  const state = await file.requestPermission?.({ mode: 'readwrite' });
  return state === undefined || state === 'granted';
}

/** Asks where to save; `undefined` if the user cancels. Call it in a click handler. */
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

/** Writes a file atomically, and returns it as read from the disk. */
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
