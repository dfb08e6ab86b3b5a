import { api } from 'shared-contracts/paths';
import type { ErasureResult, PersonalData, PersonCandidate } from 'shared-contracts/privacy';
import { sendForm } from '../../shared/http.ts';
import { readQuery } from '../../shared/query.ts';

/** Whom somebody looks for. It is kept beside the address, not in it: addresses are written down in many places. */
export interface AskedPerson {
  /** What was typed. */
  search: string;
  /** Email of the chosen data subject; null if several may match. */
  email: string | null;
}

export const personQuery = (email: string) => readQuery<PersonalData>(api.adminPersonalData, { email });

export const nearPeopleQuery = (search: string) => readQuery<PersonCandidate[]>(api.adminPersonalDataNear, { search });

export const erasePerson = (email: string, request_id: number | null) =>
  sendForm<ErasureResult>('POST', api.adminErasure, { form_data: { email, request_id } });
