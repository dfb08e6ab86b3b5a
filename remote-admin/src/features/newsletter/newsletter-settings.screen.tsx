import { newsletterSettingsSchema, type NewsletterRecord } from '@vitrin/shared-contracts/newsletter';
import { api } from '@vitrin/shared-contracts/paths';
import { SelectField } from '../../editing/fields/select-field.tsx';
import { SwitchField } from '../../editing/fields/switch-field.tsx';
import { recordKind } from '../../editing/form/record-kind.ts';
import { settingsPage } from '../../editing/form/record-page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { NoMailServer } from '../../ui/states/no-mail-server.tsx';
import { NoticeAdvice, noticeOptions } from './newsletter-notice.tsx';
import { NewsletterTabs } from './newsletter-tabs.tsx';
import { SubscriptionCounts } from './subscription-counts.tsx';

const labels = {
  enabled: 'Bülten açık',
  footer: 'Form sayfa altında da görünsün',
  contract_id: 'Aydınlatma metni',
};

interface Values {
  enabled: 0 | 1;
  footer: 0 | 1;
  contract_id: string;
}

const flag = (value: boolean) => (value ? 1 : 0);

export const NewsletterSettingsScreen = settingsPage(
  recordKind({
    form: 'newsletter-settings',
    apiPath: api.adminNewsletter,
    update: {
      title: 'Bülten',
      help: 'Ziyaretçiler formla ister, e-postadaki bağlantıyla onaylar, her mektuptan tek basışla ayrılır.',
    },
    labels,
    schema: newsletterSettingsSchema,
    values: ({ enabled, footer, contract_id }: NewsletterRecord): Values => ({
      enabled: flag(enabled),
      footer: flag(footer),
      contract_id: contract_id === null ? '' : String(contract_id),
    }),
    input: ({ enabled, footer, contract_id }: Values, record: NewsletterRecord, version: number | null) => ({
      enabled: enabled === 1,
      footer: footer === 1,
      contract_id: contract_id === '' ? null : Number(contract_id),
      version: version ?? record.version,
    }),
    Fields: SettingsFields,
    Side: SubscriptionCounts,
    Tabs: () => <NewsletterTabs current="ayarlar" />,
  }),
);

function SettingsFields({ record, values }: { record: NewsletterRecord; values: Values }) {
  return (
    <>
      {record.can_send ? null : (
        <NoMailServer>
          Onay bağlantısı e-postayla gönderilir. Sunucuyu kuran kişi SMTP_URL ayarını verene kadar form sitede görünmez.
        </NoMailServer>
      )}
      <NoticeAdvice contracts={record.contracts} chosen={values.contract_id} />
      <Panel>
        <SwitchField
          name="enabled"
          label={labels.enabled}
          help={{
            on: 'Sayfalardaki ‘Bülten’ bölümleri görünür; ziyaretçiler abone olabilir.',
            off: 'Hiçbir sayfada form yok. Var olan aboneler her zaman ayrılabilir.',
          }}
        />
        <SelectField
          name="contract_id"
          label={labels.contract_id}
          options={noticeOptions(record.contracts)}
          help="Formun altında bağlantısı durur; hangi sürümünün gösterildiği her aboneliğin kanıtına yazılır. Metin bülteni ve saklama süresini (üç yıl) anlatmalıdır."
        />
        <SwitchField
          name="footer"
          label={labels.footer}
          help={{ on: 'Her sayfanın altında form var.', off: 'Form yalnız ‘Bülten’ bölümü eklenen sayfalarda.' }}
        />
      </Panel>
    </>
  );
}
