import { mailSettingsSchema, type MailSettings } from 'shared-contracts/mail';
import { validate } from 'shared-contracts/validation';

export type MailSettingsValues = Omit<MailSettings, 'version'>;

export function mailSettingsValues(record: MailSettings): MailSettingsValues {
  const { from_name, from_email, reply_to, support_email } = record;
  return { from_name, from_email, reply_to, support_email };
}

export function mailSettingsErrors(values: MailSettingsValues): Readonly<Record<string, string>> {
  return validate(mailSettingsSchema, { ...values, version: 0 }).errors ?? {};
}
