/*
 * An in-memory directory handle. As in a browser, written data is visible once the file is closed.
 */

const notFound = () => new DOMException('Not found.', 'NotFoundError');

export class FakeFolder {
  readonly kind = 'directory';
  readonly files = new Map<string, File>();
  readonly folders = new Map<string, FakeFolder>();
  /** The error of every access. */
  failure: DOMException | undefined;
  /** Is called before each access, and may throw. */
  onAccess = () => {};
  permission: PermissionState = 'granted';
  #time = Date.now() - 1_000_000;

  file(name: string): File {
    const file = this.files.get(name);
    if (!file) throw notFound();
    return file;
  }

  handle(): FileSystemDirectoryHandle {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the part that is used
    return this as unknown as FileSystemDirectoryHandle;
  }

  put(name: string, bytes: BlobPart, lastModified = (this.#time += 1000)): void {
    this.files.set(name, new File([bytes], name, { lastModified }));
  }

  readonly queryPermission = () => Promise.resolve(this.permission);

  readonly removeEntry = (name: string): Promise<void> => {
    this.#check();
    if (!this.files.delete(name)) throw notFound();
    return Promise.resolve();
  };

  readonly getFileHandle = (name: string, { create = false } = {}) => {
    this.#check();
    if (create && !this.files.has(name)) this.put(name, '');
    return Promise.resolve(this.#handleOf(name));
  };

  readonly getDirectoryHandle = (name: string, { create = false } = {}) => {
    this.#check();
    const folder = this.folders.get(name) ?? (create ? new FakeFolder() : undefined);
    if (!folder) throw notFound();
    this.folders.set(name, folder);
    return Promise.resolve(folder);
  };

  async *values() {
    this.#check();
    for (const name of this.files.keys()) yield await Promise.resolve(this.#handleOf(name));
  }

  #check(): void {
    this.onAccess();
    if (this.failure) throw this.failure;
  }

  #handleOf(name: string) {
    return {
      kind: 'file',
      name,
      getFile: async () => {
        this.#check();
        return Promise.resolve(this.file(name));
      },
      createWritable: () => {
        const parts: Blob[] = [];
        return Promise.resolve({
          write: (part: Blob) => Promise.resolve(void parts.push(part)),
          abort: () => Promise.resolve(),
          close: async () => {
            this.#check();
            this.put(name, await new Blob(parts).arrayBuffer());
          },
        });
      },
    };
  }
}
