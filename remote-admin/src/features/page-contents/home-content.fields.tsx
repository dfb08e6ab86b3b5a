import { limits } from '@vitrin/shared-contracts/limits';
import { TextAreaField } from '../../editing/fields/text-area-field.tsx';
import { TextField } from '../../editing/fields/text-field.tsx';
import { ContentPictureField } from './content-picture.field.tsx';
import { ContentRowsField } from './content-rows.field.tsx';
import { ContentSection } from './content-section.tsx';
import type { HomeContentValues } from './home-content.values.ts';

interface HomeContentFieldsProps {
  /** Path of the language's values in the form. */
  path: string;
  fallback: HomeContentValues;
  labels: Readonly<Record<keyof HomeContentValues | 'value' | 'label', string>>;
}

export function HomeContentFields({ path, fallback, labels }: HomeContentFieldsProps) {
  const field = <Key extends keyof typeof labels>(key: Key) => ({ name: `${path}.${key}`, label: labels[key] });
  return (
    <>
      <ContentSection title="Karşılama alanı" help="Açık slayt olmadığında anasayfa bununla başlar.">
        <TextField {...field('hero_title')} placeholder={fallback.hero_title} maxLength={limits.title.max} />
        <TextAreaField {...field('hero_text')} placeholder={fallback.hero_text} maxLength={limits.summary.max} />
        <TextField
          {...field('hero_action')}
          placeholder={fallback.hero_action}
          maxLength={limits.title.max}
          help="Boş bırakılırsa hazır iletişim yazısı görünür."
        />
        <ContentPictureField {...field('hero_picture')} />
      </ContentSection>
      <ContentSection title="Tanıtım" help="Tanıtım bölümünde başlık ile metnin yanında durur.">
        <ContentPictureField {...field('introduction_picture')} />
      </ContentSection>
      <ContentSection title={labels.numbers} help="Sayılar bölümünde bu sırayla görünür.">
        <ContentRowsField
          name={`${path}.numbers`}
          label={labels.numbers}
          rowName="sayı"
          blank={{ value: '', label: '' }}
          nameOf={({ value, label }) => `${value} ${label}`.trim()}
        >
          {(row) => (
            <>
              <TextField name={`${row}.value`} label={labels.value} required />
              <TextField name={`${row}.label`} label={labels.label} />
            </>
          )}
        </ContentRowsField>
      </ContentSection>
    </>
  );
}
