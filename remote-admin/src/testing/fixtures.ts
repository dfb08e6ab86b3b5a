import { articleDefinition } from '@vitrin/shared-contracts/records/article';
import { contractDefinition } from '@vitrin/shared-contracts/records/contract';
import { completeRights } from '@vitrin/shared-contracts/rights';
import type { RoleRecord } from '@vitrin/shared-contracts/roles';
import type { Account, AccountSession, Passkey } from '@vitrin/shared-contracts/account';
import type { ArticleRecord, ArticleRow } from '@vitrin/shared-contracts/articles';
import type { ContractRecord } from '@vitrin/shared-contracts/contracts';
import type { LanguageRecord } from '@vitrin/shared-contracts/languages';
import type { UserRecord } from '@vitrin/shared-contracts/users';
import { emptyTexts } from './empty-texts.ts';

export const languages: LanguageRecord[] = [
  { id: 1, abbr: 'tr', lang: 'Türkçe', active: 1, is_default: 1, version: 1, page_lang: {} },
  { id: 2, abbr: 'en', lang: 'English', active: 1, is_default: 0, version: 1, page_lang: {} },
];

export const textDocument = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Çelik, depremde esner.' }] }],
};

const moments = { published_at: '2026-01-05T09:00:00.000Z', updated_at: '2026-01-06T09:00:00.000Z' };

export function articleRow(id: number, title: string): ArticleRow {
  const state = { active: 1, category_id: null, cover: null } as const;
  return { id, queue: 100 - id, ...state, version: 3, title, languages: ['tr'], ...moments };
}

export function articleRecord(version = 3): ArticleRecord {
  const { title, languages: _languages, ...row } = articleRow(7, 'Çelik yapılar');
  const texts = emptyTexts(articleDefinition, { title, seo_name: 'celik-yapilar', document: textDocument });
  return { ...row, version, author_id: null, updated_by: null, translations: { tr: texts } };
}

export function contractRecord(id: number, name: string): ContractRecord {
  const texts = emptyTexts(contractDefinition, { name, seo_name: 'kvkk', document: textDocument });
  const slugs = { seo_name: 'kvkk', seo_name_tr: 'kvkk' };
  const { updated_at } = moments;
  return {
    id,
    kind: 'kvkk',
    template: '',
    template_values: '',
    version: 1,
    updated_at,
    updated_by: null,
    name,
    ...slugs,
    translations: { tr: texts },
  };
}

export function userRecord(id: number, name: string, changed: Partial<UserRecord> = {}): UserRecord {
  const state = { active: 1, must_change_password: 0, second_factor: 0, last_sign_in_at: null } as const;
  const { updated_at } = moments;
  return { id, name, email: `kisi${id}@ornek.com`, role_group: 'editor', ...state, version: 1, updated_at, ...changed };
}

export function ownAccount(changed: Partial<Account> = {}): Account {
  const person = { name: 'Gülşah İnceoğlu', email: 'gulsah@ornek.com', role_group: 'admin' } as const;
  const second_factor = { required: false, totp: false, recovery_codes_left: 0 };
  return { ...person, version: 3, second_factor, passkeys: [], ...changed };
}

export function passkey(id: number, name: string): Passkey {
  return { id, name, created_at: moments.published_at, last_used_at: null };
}

export function accountSession(id: number, device: string, current = false): AccountSession {
  const created_at = moments.published_at;
  return {
    id,
    device,
    address: '203.0.113.0/24',
    created_at,
    last_seen_at: created_at,
    expires_at: created_at,
    current,
  };
}

/** A custom role that the signed-in user may change. */
export function roleRecord(id: number, name: string, more: Partial<RoleRecord> = {}): RoleRecord {
  return {
    id,
    role: `role-${id}`,
    name,
    rights: completeRights(['articles.read', 'articles.write']),
    users: 0,
    assignable: true,
    editable: true,
    version: 1,
    updated_at: '2026-03-01T10:00:00.000Z',
    ...more,
  };
}
