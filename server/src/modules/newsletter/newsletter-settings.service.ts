import type { LegalTemplateId } from '@vitrin/shared-contracts/legal-texts';
import {
  newsletterSettingsSchema,
  type NewsletterNotice,
  type NewsletterRecord,
  type PublicNewsletter,
} from '@vitrin/shared-contracts/newsletter';
import { publicPaths } from '@vitrin/shared-contracts/paths';
import { contractSlug } from '@vitrin/shared-contracts/slug';
import { nextGroupVersion } from '../../content/group-version.repository.ts';
import type { Languages } from '../../content/request-language.ts';
import { defaultLanguageOf } from '../../content/active-languages.ts';
import { write, type WriteServices } from '../../content/write.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { WriteContext } from '../../platform/database/write-context.ts';
import { Invalid } from '../../platform/errors.ts';
import { validated } from '../../platform/http/validated.ts';
import type { PlatformServices } from '../../platform/platform-services.ts';
import { confirmedContracts, listContractLinks, revisionOf } from '../contracts/contracts.service.ts';
import { canSend } from '../mail/mail-server.ts';
import { newsletterRow, readNewsletter, saveNewsletter } from './newsletter-settings.repository.ts';
import { countSubscriptions } from './subscription-list.repository.ts';

type Sources = Pick<PlatformServices, 'db' | 'config'>;

/** Template of the notice of a newsletter. */
const NOTICE: LegalTemplateId = 'newsletter-notice';

const closed: PublicNewsletter = { open: false, footer: false, notice: null };

/**
 * Returns what visitors see of the newsletter: nothing while it is off, has no notice that a person has confirmed, or cannot send
 * the confirmation mail.
 */
export async function publicNewsletter({ db, config }: Sources, languages: Languages): Promise<PublicNewsletter> {
  const { enabled, footer, contract_id } = await readNewsletter(db);
  if (!enabled || contract_id === null || !canSend(config)) return closed;
  const notice = await noticeOf(db, contract_id, languages);
  return notice ? { open: true, footer, notice } : closed;
}

async function noticeOf(db: Db, id: number, languages: Languages): Promise<NewsletterNotice | null> {
  const link = (await listContractLinks(db, languages)).find((contract) => contract.id === id);
  if (!link || !(await confirmedContracts(db)).has(id)) return null;
  return {
    name: link.name,
    path: publicPaths.contract(contractSlug(link)),
    revision: await revisionOf(db, id, link.lang ?? languages.requested),
  };
}

/** Returns the settings with the figures of the subscriptions. */
export async function newsletterRecord({ db, config }: Sources): Promise<NewsletterRecord> {
  const requested = await defaultLanguageOf(db);
  const contracts = await listContractLinks(db, { requested, fallback: requested });
  const confirmed = await confirmedContracts(db);
  return {
    ...(await readNewsletter(db)),
    can_send: canSend(config),
    contracts: contracts.map(({ id, name, template }) => ({
      id,
      name,
      is_confirmed: confirmed.has(id),
      is_newsletter_notice: template === NOTICE,
    })),
    counts: await countSubscriptions(db),
  };
}

/** Saves the settings. It can be on only with a notice that a person has confirmed and visitors can read. */
export function changeNewsletter(
  services: WriteServices,
  context: WriteContext,
  value: unknown,
): Promise<NewsletterRecord> {
  const input = validated(newsletterSettingsSchema, value);
  const recordOf = (trx: Db) => newsletterRecord({ db: trx, config: services.config });
  return write(services, context, { action: 'update', entity: 'newsletter' }, async (trx, stamp) => {
    const before = await readNewsletter(trx);
    const version = await nextGroupVersion(trx, newsletterRow, input.version, () => recordOf(trx));
    await checkNotice(trx, input);
    await saveNewsletter(trx, { ...input, version }, stamp);
    const fields = (['enabled', 'footer', 'contract_id'] as const).filter((name) => before[name] !== input[name]);
    return { data: await recordOf(trx), entityId: null, title: 'Bülten ayarları', fields };
  });
}

async function checkNotice(
  trx: Db,
  { enabled, contract_id }: { enabled: boolean; contract_id: number | null },
): Promise<void> {
  if (contract_id === null) {
    if (enabled) throw new Invalid({ contract_id: 'Bülteni açmak için aydınlatma metnini seçin.' });
    return;
  }
  const requested = await defaultLanguageOf(trx);
  const links = await listContractLinks(trx, { requested, fallback: requested });
  if (!links.some(({ id }) => id === contract_id))
    throw new Invalid({ contract_id: 'Bu metin artık yok. Sözleşmelerden başka bir metin seçin.' });
  if (enabled && !(await confirmedContracts(trx)).has(contract_id))
    throw new Invalid({
      contract_id:
        'Bu metin örnek içerikten geliyor ve onaylanmadı. Sözleşmeler ekranında okuyup yayınlayın ya da başka bir metin seçin.',
    });
}
