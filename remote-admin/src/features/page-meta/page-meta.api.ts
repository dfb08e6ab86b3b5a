import { api } from 'shared-contracts/paths';
import { sendForm } from '../../shared/http.ts';
import type { PageMetaInput } from './page-meta.values.ts';

export const savePageMeta = (input: PageMetaInput) => sendForm('PUT', api.adminPageMeta, { form_data: input });
