import { limits } from '@vitrin/shared-contracts/limits';
import { mailSettingsSchema, type MailSettingsRecord } from '@vitrin/shared-contracts/mail';
import { api } from '@vitrin/shared-contracts/paths';
import { TextField } from '../../editing/fields/text-field.tsx';
import { Panel } from '../../ui/panel.tsx';
import { recordKind } from '../../editing/form/record-kind.ts';
import { settingsPage } from '../../editing/form/record-page.tsx';
import { MailServer } from './mail-server.tsx';
import { MailTabs } from './mail-tabs.tsx';

const labels = {
  from_name: 'Gönderenin adı',
  from_email: 'Gönderenin adresi',
  reply_to: 'Yanıtların geleceği adres',
  support_email: 'Destek taleplerinin iletileceği adres',
};

interface SettingsProps {
  record: MailSettingsRecord;
}

export const MailSettingsScreen = settingsPage(
  recordKind({
    form: 'mail-settings',
    apiPath: api.adminMail,
    update: {
      title: 'E-posta',
      help: 'Sitenin gönderdiği e-postaların gönderen bilgileri ve yanıtların geleceği adres.',
    },
    labels,
    schema: mailSettingsSchema,
    values: ({ from_name, from_email, reply_to, support_email }: MailSettingsRecord) => ({
      from_name,
      from_email,
      reply_to,
      support_email,
    }),
    Fields: MailSettingsFields,
    Side: MailServer,
    Tabs: ({ record }: SettingsProps) => <MailTabs current="ayarlar" failed={record.failed} />,
  }),
);

function MailSettingsFields({ record }: SettingsProps) {
  return (
    <>
      <Panel title="Gönderen">
        <TextField
          name="from_name"
          label={labels.from_name}
          maxLength={limits.personName.max}
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
    </>
  );
}
