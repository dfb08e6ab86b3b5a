import { Button, TextInput } from '@mantine/core';
import { useFormField } from '../../../editing/form/use-form-field.ts';
import { embedOf, type Embed } from '../../../rich-text/embeds.ts';
import { withChangedSection, withEmbed } from './section-edits.ts';
import { sectionPlaceOf } from './section-paths.ts';
import styles from './sections.module.css';
import { useSectionValues } from './use-sections.ts';

interface EmbedFieldProps {
  name: string;
  /** What the section shows. */
  kind: Embed['kind'];
  label: string;
  help: string;
  placeholder: string;
  required: boolean;
}

const others: Readonly<Record<Embed['kind'], { text: string; button: string }>> = {
  map: { text: 'Bu bir video değil, harita.', button: 'Harita bölümüne çevir' },
  video: { text: 'Bu bir harita değil, video.', button: 'Video bölümüne çevir' },
};

/** Field for a video or a map: takes its address, or the code that the other site offers for embedding it. */
export function EmbedField({ name, kind, label, help, placeholder, required }: EmbedFieldProps) {
  const { value = '', error, set, onBlur } = useFormField<string | undefined>(name);
  const { apply } = useSectionValues();
  const found = value === '' ? null : embedOf(value);
  const type = (typed: string) => {
    const embed = typed.includes('<') ? embedOf(typed) : null;
    set(embed?.kind === kind ? embed.address : typed);
  };
  const change = (embed: Embed) => {
    const id = sectionPlaceOf(name)?.section ?? '';
    apply((before) => withChangedSection(before, id, (section) => withEmbed(section, embed)));
  };
  return (
    <div>
      <TextInput
        id={name}
        label={label}
        description={help}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        placeholder={placeholder}
        autoComplete="off"
        withAsterisk={required}
        value={value}
        error={error}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={onBlur}
      />
      <div className={styles.offer} role="status">
        {found && found.kind !== kind ? (
          <>
            <span>{others[found.kind].text}</span>
            <Button size="xs" variant="default" onClick={() => change(found)}>
              {others[found.kind].button}
            </Button>
          </>
        ) : null}
      </div>
    </div>
  );
}
