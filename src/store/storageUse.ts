import { STORAGE_LIMIT_CODE_UNITS } from '@/config';
import { applicationType } from '@/domain/application';
import { isLocalPersistent } from './local/local';

/** The share from which the administrator is warned. */
const NEARLY_FULL = 0.8;

/** The size of one key in localStorage. */
interface KeyUse {
  readonly key: string;
  /** UTF-16 code units of key and value, which the quota counts. */
  readonly codeUnits: number;
}

/** How full localStorage is, in UTF-16 code units. */
export interface StorageUse {
  readonly used: number;
  readonly limit: number;
  /** All keys, including those of other code. */
  readonly keys: readonly KeyUse[];
  /** The share of everything but the applications, which make room by themselves. */
  readonly contentShare: number;
  readonly isNearlyFull: boolean;
}

export function storageUse(): StorageUse {
  const entries = isLocalPersistent ? Object.entries<string>(localStorage) : [];
  const keys = entries.map(([key, text]) => ({ key, codeUnits: key.length + text.length }));
  const sum = (all: readonly KeyUse[]) =>
    all.reduce((total, { codeUnits }) => total + codeUnits, 0);
  const limit = STORAGE_LIMIT_CODE_UNITS;
  const contentShare = sum(keys.filter(({ key }) => key !== applicationType.key)) / limit;
  return { used: sum(keys), limit, keys, contentShare, isNearlyFull: contentShare >= NEARLY_FULL };
}
