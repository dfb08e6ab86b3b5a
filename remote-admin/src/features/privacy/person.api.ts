import { api } from '@vitrin/shared-contracts/paths';
import type { ErasureResult, PersonalData, PersonCandidate } from '@vitrin/shared-contracts/privacy';
import { sendForm } from '../../data/http.ts';
import { readQuery } from '../../data/query.ts';

/** The search for a data subject. It is kept in the history state, not in the URL: URLs are logged in many places. */
export interface PersonQuery {
  /** The typed search text. */
  search: string;
  /** Email of the chosen data subject; null if several may match. */
  email: string | null;
}

export const personQuery = (email: string) => readQuery<PersonalData>(api.adminPersonalData, { email });

export const similarPeopleQuery = (search: string) =>
  readQuery<PersonCandidate[]>(api.adminPersonalDataNear, { search });

export const erasePerson = (email: string, request_id: number | null) =>
  sendForm<ErasureResult>('POST', api.adminErasure, { form_data: { email, request_id } });
