import { limits } from '@vitrin/shared-contracts/limits';
import type { Picture } from '@vitrin/shared-contracts/pictures';
import type { projectDefinition } from '@vitrin/shared-contracts/records/project';
import { provinceChoices } from '../../data/province-choices.ts';
import { PictureField } from '../../editing/fields/picture-field.tsx';
import { PictureList } from '../../editing/fields/picture-list.tsx';
import { SelectField } from '../../editing/fields/select-field.tsx';
import { SwitchField } from '../../editing/fields/switch-field.tsx';
import { TextField } from '../../editing/fields/text-field.tsx';
import type { FieldLabels } from '../../editing/form/declared-form.ts';
import { useFormField } from '../../editing/form/use-form-field.ts';
import { Panel } from '../../ui/panel.tsx';
import styles from './projects.module.css';
import { ServicesField } from './services.field.tsx';

interface PartsProps {
  labels: FieldLabels<typeof projectDefinition>;
}

const provinceOptions = [{ value: '', label: 'Seçilmedi' }, ...provinceChoices];

/** Fields of a project that do not depend on the language. */
export function ProjectSide({ labels }: PartsProps) {
  return (
    <>
      <Panel title="Künye">
        <SelectField
          name="province"
          label={labels.province}
          options={provinceOptions}
          help="Ziyaretçiler projeleri illere göre süzebilir ve haritada görür."
        />
        <TextField name="year" label={labels.year} help="Örneğin 2024." />
        <TextField name="area" label={labels.area} help="Yalnızca rakam; isteğe bağlıdır." />
        <SwitchField
          name="client_confidential"
          label={labels.client_confidential}
          help={{
            on: 'Müşterinin adı sitede hiçbir yerde yazmaz; yerinde “Gizli müşteri” görünür.',
            off: 'Yazdığınız müşteri adı sitede görünür.',
          }}
        />
      </Panel>
      <Panel title={labels.services}>
        <ServicesField name="services" label={labels.services} />
      </Panel>
      <Panel title={labels.cover_id}>
        <PictureField name="cover_id" label={labels.cover_id} />
      </Panel>
    </>
  );
}

/** The comparison and the gallery, which follow the text on the page. */
export function ProjectPictures({ labels }: PartsProps) {
  return (
    <>
      <Panel title="Öncesi ve sonrası">
        <p className={styles.help}>Aynı yerden çekilmiş iki görsel: ziyaretçi bir çizgiyle birinden öbürüne geçer.</p>
        <div className={styles.pair}>
          <PictureField name="before_id" label={labels.before_id} />
          <PictureField name="after_id" label={labels.after_id} />
        </div>
      </Panel>
      <Panel title={labels.gallery}>
        <GalleryField label={labels.gallery} />
      </Panel>
    </>
  );
}

function GalleryField({ label }: { label: string }) {
  const { value, error, set } = useFormField<Picture[]>('gallery');
  return (
    <PictureList
      id="gallery"
      label={label}
      help="Sayfanın sonunda, bu sırayla; basıldığında büyük açılır."
      value={value}
      error={error}
      max={limits.project.pictures}
      textOf={(index) => `${index + 1}. görsel`}
      onChange={(pictures) => set([...pictures])}
    />
  );
}
