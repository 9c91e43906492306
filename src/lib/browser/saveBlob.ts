/** Hands a file to the person as a download. */
export function saveBlob(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The download has taken hold of the bytes once this task is over.
  setTimeout(() => URL.revokeObjectURL(url));
}
