import { documentGroupLabels, documentLanguages, type DocumentRow } from '@vitrin/shared-contracts/documents';
import { downloadTypes } from '@vitrin/shared-contracts/downloads';
import { formatFileSize } from '../../data/format-file-size.ts';
import { dayText } from '../../ui/dates/read-day.ts';

/** Returns what the list says about a document: its file, group, language and day, and how often it was downloaded; an empty text for what it lacks. */
export function documentFacts({ files, category, file_language, issued_on, downloads }: DocumentRow): string[] {
  const [file] = files;
  return [
    file ? `${downloadTypes[file.type].label}, ${formatFileSize(file.bytes)}` : 'Dosyası yok',
    category === null ? '' : documentGroupLabels[category],
    file_language === null ? '' : documentLanguages[file_language].label,
    issued_on === null ? '' : dayText(issued_on),
    downloadsText(downloads),
  ];
}

function downloadsText({ total, recent }: DocumentRow['downloads']): string {
  if (total === 0) return 'Henüz indirilmedi';
  const all = `${total.toLocaleString('tr')} kez indirildi`;
  return recent === total ? all : `${all}, son 30 günde ${recent.toLocaleString('tr')}`;
}
