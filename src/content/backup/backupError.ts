/**
 * Why a backup was not made or not opened: `refused` the file is none that can be restored, as
 * the message says · `passphraseNeeded` it is encrypted · `wrongPassphrase` it is whole, so that
 * the passphrase must be another one · `tooLarge` it could not be read again · `notWhole` what was
 * read back is not what was written.
 */
export type BackupFault =
  'refused' | 'passphraseNeeded' | 'wrongPassphrase' | 'tooLarge' | 'notWhole';

export class BackupError extends Error {
  override name = 'BackupError';
  readonly fault: BackupFault;

  /** With `refused`, the message is for people. */
  constructor(fault: BackupFault, message: string = fault) {
    super(message);
    this.fault = fault;
  }
}
