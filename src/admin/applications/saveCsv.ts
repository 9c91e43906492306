import type { VisaApplication } from '@/content/applications/application';
import { localDate } from '@/lib/time/localDate';
import { saveBlob } from '@/lib/browser/saveBlob';

/** Saves the applications as a file for spreadsheets, named by today's date. */
export async function saveCsv(applications: readonly VisaApplication[]): Promise<void> {
  const { applicationsCsv } = await import('@/content/applications/applicationsCsv');
  const table = new Blob([applicationsCsv(applications)], { type: 'text/csv;charset=utf-8' });
  saveBlob(table, `visa-applications-${localDate(new Date())}.csv`);
}
