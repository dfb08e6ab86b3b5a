import { labelInputSchema, type LabelColour, type MessageLabel } from 'shared-contracts/message-workflow';
import { validate } from 'shared-contracts/validation';

export interface LabelValues {
  name: string;
  colour: LabelColour;
}

export function labelValues(record: MessageLabel | null): LabelValues {
  return { name: record?.name ?? '', colour: record?.colour ?? 'blue' };
}

export function labelErrors(values: LabelValues): Readonly<Record<string, string>> {
  return validate(labelInputSchema, values).errors ?? {};
}
