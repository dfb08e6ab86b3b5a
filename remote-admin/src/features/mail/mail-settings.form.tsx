import { useMemo } from 'react';
import { limits } from 'shared-contracts/limits';
import type { MailSettingsRecord } from 'shared-contracts/mail';
import { messages } from 'shared-contracts/messages';
import { api } from 'shared-contracts/paths';
import { TextField } from '../../shared/fields/text-field.tsx';
import { FormPage } from '../../shared/form/form-page.tsx';
import { Panel } from '../../shared/form/panel.tsx';
import { useRecordForm } from '../../shared/form/use-record-form.ts';
import { MailServer } from './mail-server.tsx';
import { MailTabs } from './mail-tabs.tsx';
import { saveMailSettings } from './mail.api.ts';
import { mailSettingsErrors, mailSettingsValues } from './mail-settings.values.ts';

interface MailSettingsFormProps {
  record: MailSettingsRecord;
}

const labels = {
  from_name: 'Gönderenin adı',
  from_email: 'Gönderenin adresi',
  reply_to: 'Yanıtların geleceği adres',
  support_email: 'Destek taleplerinin iletileceği adres',
};

export function MailSettingsForm({ record }: MailSettingsFormProps) {
  const { version } = record;
  const initial = useMemo(() => mailSettingsValues(record), [record]);
  const form = useRecordForm({
    form: 'mail-settings',
    // There is one record, and it always stands.
    record: 1,
    version,
    initial,
    texts: { success: messages.updated },
    validate: mailSettingsErrors,
    save: saveMailSettings,
    changes: [api.adminMail],
  });
  return (
    <FormPage
      title="E-posta"
      help="Sitenin gönderdiği e-postalar kimden gelir, yanıtları nereye gider."
      tabs={<MailTabs current="ayarlar" failed={record.failed} />}
      form={form}
      version={version}
      labels={labels}
      saveLabel="Kaydet"
      side={<MailServer record={record} />}
    >
      <Panel title="Gönderen">
        <TextField
          name="from_name"
          label={labels.from_name}
          longest={limits.personName.max}
          help="Alıcının gelen kutusunda görünen ad; örneğin şirketinizin adı."
        />
        <TextField
          name="from_email"
          label={labels.from_email}
          type="email"
          placeholder={record.standard_sender}
          help="E-posta sunucunuzun bu adresten göndermeye izni olmalıdır. Boş bırakılırsa yukarıda soluk yazan adres kullanılır."
        />
        <TextField
          name="reply_to"
          label={labels.reply_to}
          type="email"
          help="Ziyaretçi e-postanızı yanıtladığında buraya gelir. Boş bırakılırsa gönderenin adresine gelir."
        />
      </Panel>
      <Panel title="Destek">
        <TextField
          name="support_email"
          label={labels.support_email}
          type="email"
          help="Çalışanların destek talepleri panelde kalır; buraya yazılan adrese ayrıca e-posta ile iletilir."
        />
      </Panel>
    </FormPage>
  );
}
