import { api } from 'shared-contracts/paths';
import { sendForm } from '../../shared/http.ts';
import type { MailSettingsValues } from './mail-settings.values.ts';

export const saveMailSettings = (values: MailSettingsValues, version: number | null) =>
  sendForm('PUT', api.adminMail, { form_data: { ...values, version } });

export const sendTestMail = (to: string) => sendForm('POST', api.adminMailTest, { to });

export const retryMail = (id: number) => sendForm('PUT', api.adminOutboxRetry(id), {});
