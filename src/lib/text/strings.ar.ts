import type { strings as english } from './strings';
import type { Translated } from './translated';

export const strings = {
  kilobytes: (count: string) => `${count} كيلوبايت`,
  megabytes: (count: string) => `${count} ميغابايت`,
  tooLong: (length: string, limit: string) => `عدد الأحرف هنا ${length}، والحد الأقصى ${limit}.`,
} satisfies Translated<typeof english>;
