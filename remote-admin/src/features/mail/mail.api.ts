import type { Answer } from 'shared-contracts/http';
import { api } from 'shared-contracts/paths';
import type { MailSettingsValues } from './mail-settings.values.ts';

export async function saveMailSettings(values: MailSettingsValues, version: number | null): Promise<Answer<unknown>> {
  const { sendForm } = await import('shared-contracts/http');
  return await sendForm('PUT', api.adminMail, { form_data: { ...values, version } });
}

export async function sendTestMail(to: string): Promise<Answer<unknown>> {
  const { sendForm } = await import('shared-contracts/http');
  return await sendForm('POST', api.adminMailTest, { to });
}

export async function retryMail(id: number): Promise<Answer<unknown>> {
  const { sendForm } = await import('shared-contracts/http');
  return await sendForm('PUT', api.adminOutboxRetry(id), {});
}
