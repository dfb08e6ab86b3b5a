import type { Answer } from 'shared-contracts/http';
import { api } from 'shared-contracts/paths';

export async function confirmClock(today: string): Promise<Answer<unknown>> {
  const { sendForm } = await import('shared-contracts/http');
  return await sendForm('POST', api.adminDestructionClock, { form_data: { today } });
}

export async function restoreDeleted(at: string): Promise<Answer<unknown>> {
  const { sendForm } = await import('shared-contracts/http');
  return await sendForm('POST', api.adminDestructionRestore, { form_data: { at } });
}
