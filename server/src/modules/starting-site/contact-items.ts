import { fold } from '@vitrin/shared-contracts/fold';
import { provinceName } from '@vitrin/shared-contracts/provinces';
import { writeRecord, type OpenWrite } from '../../content/open-write.ts';
import { contactItemRecords } from '../contact-information/contact-information.service.ts';
import type { CompanyAnswers } from './company-answers.ts';

/** Name of the first place of a company. */
const HEAD_OFFICE = 'Merkez';

/** Adds the phone and the address of the company, as far as they are known. */
export async function addContactItems(open: OpenWrite, { phone, address, province }: CompanyAnswers): Promise<void> {
  if (phone !== '') await addItem(open, 'telefon', phone);
  if (address !== '') await addItem(open, 'adres', withProvince(address, provinceName(province)));
}

async function addItem(open: OpenWrite, section: string, content_data: string): Promise<void> {
  const form = { section, name: HEAD_OFFICE, content_data, lang: null };
  await writeRecord(open, { action: 'create', entity: 'contact-information' }, (source, stamp) =>
    contactItemRecords.add(source, stamp, form),
  );
}

/** People leave out the province that they have chosen in another field. */
function withProvince(address: string, province: string): string {
  return province === '' || fold(address).includes(fold(province)) ? address : `${address} / ${province}`;
}
