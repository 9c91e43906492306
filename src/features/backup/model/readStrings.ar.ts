import type { Translated } from '@/lib/text/translated';
import type { strings as english } from './readStrings';

export const strings = {
  orphan: 'طلبه غير موجود في الملف.',
  damagedBytes: 'بياناته تالفة.',
  unreadable: 'تتعذّر قراءته.',
  document: (number: number, kind: string) => `المستند ${number} (${kind})`,
  damaged: 'هذه النسخة الاحتياطية تالفة: محتواها لا يطابق رمز التحقّق.',
  incomplete: 'هذه ليست نسخة احتياطية من هذا الموقع، أو أن الملف غير مكتمل.',
  noBackup: 'هذه ليست نسخة احتياطية من هذا الموقع.',
  newer: (format: number, own: number) =>
    `أُنشئت هذه النسخة الاحتياطية بإصدار أحدث من الموقع (صيغتها ${format}، وهذا الإصدار يقرأ الصيغة ${own}). حمّل أحدث إصدار أولاً.`,
  unknownFormat: (format: number) => `صيغة هذه النسخة الاحتياطية غير معروفة: ${format}.`,
  wrongType: (where: string | null) =>
    where === null
      ? 'هذه النسخة الاحتياطية تالفة: محتواها غير موجود أو من نوع خاطئ.'
      : `هذه النسخة الاحتياطية تالفة: \u2066${where}\u2069 غير موجود أو من نوع خاطئ.`,
  tooLarge: (size: string, most: string) =>
    `حجم هذا الملف ${size}، والحد الأقصى للنسخة الاحتياطية ${most}.`,
} satisfies Translated<typeof english>;
