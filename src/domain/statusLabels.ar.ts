const LABELS: ReadonlyMap<string, string> = new Map([
  ['Submitted', 'تم التقديم'],
  ['Processing', 'قيد المعالجة'],
  ['Approved', 'تمت الموافقة'],
  ['Rejected', 'مرفوض'],
]);

export const statusLabel = (status: string): string => LABELS.get(status) ?? status;

export const STAGES = [
  'تقديم الطلب',
  'التحقّق من المستندات',
  'المعالجة',
  'الموافقة على التأشيرة',
] as const;
