/** A file as an address that holds the file itself. Rejects when it cannot be read. */
export function readDataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      if (typeof reader.result === 'string') resolve(reader.result);
      else reject(new Error('Not a text.'));
    });
    reader.addEventListener('error', () => reject(reader.error ?? new Error('Not readable.')));
    reader.readAsDataURL(file);
  });
}
