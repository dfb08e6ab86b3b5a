import type { AnyRecord } from '@vitrin/shared-contracts/records/define-record';
import { recordDefinitions } from '@vitrin/shared-contracts/records/record-definitions';
import { stampForm, upgradeValues, type RecordValues } from '@vitrin/shared-contracts/records/upgrades';

/** Each section of the contact information has a form of its own. */
const contactForms = 'contact-information-';

/** Returns the declaration of the record that a form edits; undefined for a form without one. */
export function definitionOfForm(form: string): AnyRecord | undefined {
  return recordDefinitions.get(form.startsWith(contactForms) ? 'contact-information' : form);
}

/** Returns the values of a form as they are stored. */
export function stampedJson(form: string, values: unknown): string {
  return JSON.stringify(isValues(values) ? stampForm(values, definitionOfForm(form)?.upgrades) : values);
}

/** Returns stored values of a form as the form has them now; null if they cannot be read. */
export function parseStored(form: string, json: string): { values: unknown } | null {
  try {
    const values = JSON.parse(json) as unknown;
    return { values: isValues(values) ? upgradeValues(values, definitionOfForm(form)?.upgrades) : values };
  } catch {
    return null;
  }
}

function isValues(values: unknown): values is RecordValues {
  return typeof values === 'object' && values !== null && !Array.isArray(values);
}
