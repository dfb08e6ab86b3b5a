import { exactTime } from '@vitrin/shared-contracts/relative-time';
import { dayText } from '../../ui/dates/read-day.ts';
import { documentText } from '../document-text.ts';
import { isSection, sectionText } from './section-text.ts';

const ISO_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/;

/** Returns a value of a form or of a version as text, for comparisons; empty for no value. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value === 1) return 'Açık';
  if (value === 0) return 'Kapalı';
  if (typeof value === 'string') return ISO_TIME.test(value) ? exactTime(new Date(value)) : dayText(value);
  if (typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return value.map(itemText).filter(Boolean).join('\n');
  return objectText(value);
}

/** A number in a list is the id of a record, not a switch. */
function itemText(item: unknown): string {
  return typeof item === 'number' ? `No. ${item}` : valueText(item);
}

function isFile(value: object): value is { name: string } {
  return 'bytes' in value && 'name' in value && typeof value.name === 'string';
}

function objectText(value: object): string {
  if (isSection(value)) return sectionText(value);
  if (isFile(value)) return value.name;
  if ('type' in value) return documentText(value).trim();
  if ('alt' in value && typeof value.alt === 'string') return value.alt || 'Görsel';
  if ('label' in value && 'value' in value) return `${valueText(value.label)}: ${valueText(value.value)}`;
  if ('id' in value) return 'Görsel';
  return Object.values(value).map(valueText).filter(Boolean).join('\n');
}
