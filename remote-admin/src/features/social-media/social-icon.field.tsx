import { Input } from '@mantine/core';
import { socialIconOf, socialIcons, type SocialIcon } from '@vitrin/shared-contracts/social-media';
import { useFormField } from '../../editing/form/use-form-field.ts';
import { SocialIconPicture, socialIconLabels } from './social-icon-picture.tsx';
import styles from './social-media.module.css';

/** A choice of icons; 'Otomatik' selects the icon by the URL. */
export function SocialIconField({ label, uri }: { label: string; uri: string }) {
  const { value, error, set } = useFormField<SocialIcon | ''>('icon_name');
  const automaticIcon = socialIconOf(uri);
  return (
    <fieldset className={styles.icons} id="icon_name" tabIndex={-1}>
      <legend className="field-label">{label}</legend>
      <div className={styles.choices}>
        <Choice
          icon={automaticIcon}
          label="Otomatik"
          help={socialIconLabels[automaticIcon]}
          checked={value === ''}
          onChoose={() => set('')}
        />
        {socialIcons.map((icon) => (
          <Choice
            key={icon}
            icon={icon}
            label={socialIconLabels[icon]}
            checked={value === icon}
            onChoose={() => set(icon)}
          />
        ))}
      </div>
      {error ? <Input.Error>{error}</Input.Error> : null}
    </fieldset>
  );
}

interface ChoiceProps {
  icon: SocialIcon;
  label: string;
  help?: string;
  checked: boolean;
  onChoose: () => void;
}

function Choice({ icon, label, help, checked, onChoose }: ChoiceProps) {
  return (
    <label className={styles.choice} data-checked={checked || undefined}>
      <input type="radio" name="icon_name" className={styles.radio} checked={checked} onChange={onChoose} />
      <SocialIconPicture name={icon} />
      <span>{label}</span>
      {help ? <small>{help}</small> : null}
    </label>
  );
}
