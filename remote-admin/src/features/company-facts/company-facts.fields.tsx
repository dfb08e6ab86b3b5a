import {
  companyFactLabels as labels,
  companyFormLabels,
  type CompanyFacts,
} from '@vitrin/shared-contracts/company-facts';
import { limits } from '@vitrin/shared-contracts/limits';
import { plainDigits, taxNumberInMersis } from '@vitrin/shared-contracts/turkish-numbers';
import { SelectField } from '../../editing/fields/select-field.tsx';
import { TextAreaField } from '../../editing/fields/text-area-field.tsx';
import { TextField } from '../../editing/fields/text-field.tsx';
import { Panel } from '../../ui/panel.tsx';
import styles from './company-facts.module.css';

const forms = [
  { value: '', label: 'Belirtilmedi' },
  ...Object.entries(companyFormLabels).map(([value, label]) => ({ value, label })),
];

const managersHelp: Readonly<Record<CompanyFacts['form'], string>> = {
  'joint-stock': 'Yönetim kurulunun başkanı ve üyeleri; her satıra bir kişi.',
  limited: 'Müdürler; her satıra bir kişi.',
  sole: 'İşletme sahibi ve temsilciler; her satıra bir kişi.',
  other: 'Temsile yetkili kişiler; her satıra bir kişi.',
  '': 'Temsile yetkili kişiler; her satıra bir kişi.',
};

/** Fields of the company, in groups of what people look up together. */
export function CompanyFactsFields({ values }: { values: CompanyFacts }) {
  const fact = (name: keyof CompanyFacts) => ({ name, label: labels[name] });
  return (
    <>
      <Panel title="Unvan ve merkez">
        <TextField {...fact('title')} required help="Ticaret sicilindeki tam unvan." />
        <SelectField {...fact('form')} options={forms} />
        <TextField {...fact('seat')} help="Ticaret sicilindeki adres." />
      </Panel>
      <Panel title="Kayıtlar">
        <div className={styles.two}>
          <TextField {...fact('mersis')} help={mersisHelp(values)} />
          <TextField {...fact('chamber')} help="Örnek: İzmir Ticaret Odası" />
          <TextField {...fact('register_office')} help="Örnek: İzmir Ticaret Sicili Müdürlüğü" />
          <TextField {...fact('register_number')} />
          <TextField {...fact('tax_office')} />
          <TextField {...fact('tax_number')} help="Şahıs işletmesinde T.C. kimlik numarasıdır; sitede gösterilmez." />
        </div>
      </Panel>
      <Panel title="Sermaye ve yönetim">
        <div className={styles.two}>
          <TextField {...fact('capital')} help="Türk lirası; örnek: 1.000.000" />
          <TextField {...fact('paid_capital')} help="Türk lirası; örnek: 1.000.000" />
        </div>
        <TextAreaField
          {...fact('managers')}
          rows={4}
          maxLength={limits.company.managers.max}
          help={managersHelp[values.form]}
        />
        <TextField {...fact('auditor')} help="Bağımsız denetime tabi değilse boş bırakın." />
      </Panel>
      <Panel title="Elektronik adresler">
        <TextField {...fact('kep')} type="email" help="Örnek: firma@hs01.kep.tr" />
        <TextField
          {...fact('privacy_email')}
          type="email"
          help="Aydınlatma metinlerinde başvuru adresi olarak geçer."
        />
        <TextField
          {...fact('etbis')}
          type="url"
          help="Yalnızca elektronik ticaret yapıyorsanız; kayıt sayfanızın https adresi."
        />
        <TextField
          {...fact('society_url')}
          type="url"
          help="Bilgi toplumu hizmetlerini yetkili bir hizmet sağlayıcının (MTHS) sitesinde yayınlıyorsanız onun adresi. Boşsa kendi sayfanız kullanılır."
        />
      </Panel>
    </>
  );
}

/** Warns that the MERSİS number contains the tax number of another company, which the check digits cannot show. */
function mersisHelp({ mersis, tax_number }: CompanyFacts): string {
  const inside = taxNumberInMersis(plainDigits(mersis));
  const isOther = inside !== null && tax_number !== '' && inside !== plainDigits(tax_number);
  return isOther
    ? `MERSİS numarasının içindeki vergi numarası ${inside}; yazdığınız vergi numarasından farklı. İkisini de kontrol edin.`
    : '16 hane; boşluk bırakabilirsiniz.';
}
