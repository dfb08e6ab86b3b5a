import { api } from 'shared-contracts/paths';
import { sendForm } from '../../shared/http.ts';

export const confirmClock = (today: string) => sendForm('POST', api.adminDestructionClock, { form_data: { today } });

export const restoreDeleted = (at: string) => sendForm('POST', api.adminDestructionRestore, { form_data: { at } });
