import { api } from '@vitrin/shared-contracts/paths';
import type { DestructionRow, DestructionState } from '@vitrin/shared-contracts/privacy';
import { sendForm } from '../../data/http.ts';
import { listQuery, readQuery, type Params } from '../../data/query.ts';

export const destructionsQuery = (params: Params) => listQuery<DestructionRow>(api.adminDestructions, params);

export const destructionQuery = readQuery<DestructionState>(api.adminDestruction);

export const confirmClock = (today: string) => sendForm('POST', api.adminDestructionClock, { form_data: { today } });

export const restoreDeleted = (at: string) => sendForm('POST', api.adminDestructionRestore, { form_data: { at } });
