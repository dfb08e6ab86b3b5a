import { api } from '@vitrin/shared-contracts/paths';
import type { PersonRow } from '@vitrin/shared-contracts/people';
import { sendForm } from '../../data/http.ts';
import { listQuery, type Params } from '../../data/query.ts';

export const peopleQuery = (params: Params) => listQuery<PersonRow>(api.adminPeople, params);

export const deletePerson = (id: number) => sendForm('DELETE', api.adminPerson(id), {});
