import { limits } from '@vitrin/shared-contracts/limits';
import type { personDefinition } from '@vitrin/shared-contracts/records/person';
import { DayField } from '../../editing/fields/day-field.tsx';
import { PictureField } from '../../editing/fields/picture-field.tsx';
import { SwitchField } from '../../editing/fields/switch-field.tsx';
import { TextField } from '../../editing/fields/text-field.tsx';
import type { FieldLabels } from '../../editing/form/declared-form.ts';
import { NoLegalAdvice } from '../../ui/no-legal-advice.tsx';
import { Panel } from '../../ui/panel.tsx';

/** Fields of a person that do not depend on the language. */
export function PersonSide({ labels }: { labels: FieldLabels<typeof personDefinition> }) {
  return (
    <>
      <Panel title="Onay (KVKK)">
        <DayField
          name="consent_on"
          label={labels.consent_on}
          help="Kişinin sitede görünmeye onay verdiği gün. Onay olmadan yayınlanamaz; tarih sitede görünmez."
        />
        <NoLegalAdvice />
      </Panel>
      <Panel title={labels.portrait_id}>
        <PictureField name="portrait_id" label={labels.portrait_id} />
      </Panel>
      <Panel title="İletişim">
        <TextField name="email" label={labels.email} maxLength={limits.person.email} />
        <TextField name="phone" label={labels.phone} maxLength={limits.phone.max} />
        <TextField
          name="profile_url"
          label={labels.profile_url}
          maxLength={limits.address.max}
          placeholder="https://www.linkedin.com/in/…"
          help="Yalnızca doldurduklarınız sitede görünür."
        />
      </Panel>
      <Panel title="Sayfa">
        <SwitchField
          name="has_page"
          label={labels.has_page}
          help={{
            on: 'Özgeçmişi ve makaleleriyle kendi sayfası olur; listede adına basılınca açılır.',
            off: 'Yalnızca “Ekip” sayfasında ve bölümlerde görünür.',
          }}
        />
      </Panel>
    </>
  );
}
