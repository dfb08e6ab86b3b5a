import type { NewsletterNoticeChoice } from '@vitrin/shared-contracts/newsletter';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import { Link } from '@vitrin/shared-contracts/router';
import { Notice } from '../../ui/states/notice.tsx';

/** Returns the contracts as options: the notice of the newsletter first, and unconfirmed ones marked. */
export function noticeOptions(contracts: readonly NewsletterNoticeChoice[]) {
  const sorted = contracts.toSorted((a, b) => Number(b.is_newsletter_notice) - Number(a.is_newsletter_notice));
  return [
    { value: '', label: 'Seçilmedi' },
    ...sorted.map(({ id, name, is_confirmed }) => ({
      value: String(id),
      label: is_confirmed ? name : `${name} (örnek metin, onaylanmadı)`,
    })),
  ];
}

interface NoticeAdviceProps {
  contracts: readonly NewsletterNoticeChoice[];
  /** Id of the chosen contract; empty for none. */
  chosen: string;
}

/** Says what is missing before the newsletter can be switched on: a notice that exists and that a person has confirmed. */
export function NoticeAdvice({ contracts, chosen }: NoticeAdviceProps) {
  const contract = contracts.find(({ id }) => String(id) === chosen);
  if (contract?.is_confirmed) return null;
  if (contract)
    return (
      <Notice title="Seçtiğiniz metni henüz kimse onaylamadı.">
        <p>Örnek içeriğin metni sizin firmanızı anlatmaz. E-bülten aydınlatma metnini hazırlayıp yayınlayın.</p>
        <TextsLink />
      </Notice>
    );
  if (chosen !== '')
    return (
      <Notice title="Seçili aydınlatma metni artık yok.">
        <p>Bu yüzden form sitede görünmüyor. Başka bir metin seçip kaydedin.</p>
      </Notice>
    );
  if (contracts.some(({ is_newsletter_notice }) => is_newsletter_notice)) return null;
  return (
    <Notice title="Bülteni açmak için önce aydınlatma metni gerekir.">
      <p>E-bülten aydınlatma metnini hazırlayıp yayınlayın, sonra burada seçin.</p>
      <TextsLink />
    </Notice>
  );
}

function TextsLink() {
  return (
    <p>
      <Link to={adminPaths.legalTexts}>Hazır metinleri aç</Link>
    </p>
  );
}
