import type { VisaApplication } from '@/content/application';
import { localDate } from '@/lib/localDate';
import { saveBlob } from '@/lib/saveBlob';

/** Saves the applications as a file for spreadsheets, named by today's date. */
export async function saveCsv(applications: readonly VisaApplication[]): Promise<void> {
  const { applicationsCsv } = await import('@/content/applicationsCsv');
  const table = new Blob([applicationsCsv(applications)], { type: 'text/csv;charset=utf-8' });
  saveBlob(table, `visa-applications-${localDate(new Date())}.csv`);
}
