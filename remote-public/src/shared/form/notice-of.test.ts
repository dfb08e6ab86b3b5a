import type { ContractLink } from '@vitrin/shared-contracts/contracts';
import { noticeOf } from './notice-of.ts';

const link = (id: number, kind: ContractLink['kind'], template?: string): ContractLink => ({
  id,
  kind,
  name: `Metin ${id}`,
  seo_name: null,
  seo_name_tr: `metin-${id}`,
  ...(template && { template }),
});

const shared = link(1, 'kvkk', 'contact-notice');
const own = link(2, 'other', 'application-notice');

it('applications have the notice of their own, all other forms that of the contact form', () => {
  expect(noticeOf([shared, own], 'human-resources')).toBe(own);
  expect(noticeOf([shared, own], 'contact')).toBe(shared);
});

it('applications have the notice of the contact form while there is no other', () => {
  expect(noticeOf([shared, link(3, 'other')], 'human-resources')).toBe(shared);
  expect(noticeOf([], 'human-resources')).toBeUndefined();
});
