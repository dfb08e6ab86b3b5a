import { Panel } from '../../ui/panel.tsx';
import { NoLegalAdvice } from '../../ui/no-legal-advice.tsx';

/** Explains what the facts are used for, and that the panel gives no legal advice. */
export function CompanyFactsSide() {
  return (
    <Panel title="Hangileri gerekli?">
      <p>
        Tacirler ticaret sicil numarasını, unvanını ve merkezini; anonim ve limited şirketler ayrıca yöneticileri ile
        taahhüt edilen ve ödenen sermayeyi internet sitesinde gösterir (Türk Ticaret Kanunu m. 39).
      </p>
      <p>
        Bağımsız denetime tabi sermaye şirketleri sitede “bilgi toplumu hizmetleri” bölümü açar (m. 1524). ETBİS kaydı
        elektronik ticaret yapanlar içindir.
      </p>
      <NoLegalAdvice />
    </Panel>
  );
}
