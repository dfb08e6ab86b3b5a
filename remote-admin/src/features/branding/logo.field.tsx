import { Button, Input } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { logoAddress } from '../../editing/fields/logo-address.ts';
import { useFormField } from '../../editing/form/use-form-field.ts';
import styles from './branding.module.css';

const PictureDialog = lazy(async () => ({
  default: (await import('../../editing/fields/picture-dialog.tsx')).PictureDialog,
}));

interface LogoFieldProps {
  name: string;
  label: string;
  help: string;
  /** Text shown while there is no logo. */
  placeholder: string;
  /** Previews the logo on a dark background, for which it was designed. */
  onDarkBackground?: boolean;
}

/** A logo, stored as the URL of its file. A logo from the configuration is kept until another one is chosen. */
export function LogoField({ name, label, help, placeholder, onDarkBackground = false }: LogoFieldProps) {
  const { value, error, set } = useFormField<string>(name);
  const [choosing, setChoosing] = useState(false);
  const choice = value ? 'Değiştir' : 'Görsel seç';
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      description={help}
      error={error}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
    >
      <div className={styles.logo}>
        <div className={styles.logoGround} data-mode={onDarkBackground ? 'dark' : 'light'}>
          {value ? <img src={value} alt={`${label} önizlemesi`} /> : <span>{placeholder}</span>}
        </div>
        <div className={styles.logoActions}>
          <Button
            id={name}
            size="xs"
            variant="default"
            aria-label={`${choice}, ${label}`}
            onClick={() => setChoosing(true)}
          >
            {choice}
          </Button>
          {value ? (
            <Button size="xs" variant="subtle" color="gray" aria-label={`Kaldır, ${label}`} onClick={() => set('')}>
              Kaldır
            </Button>
          ) : null}
        </div>
      </div>
      <Suspense fallback={null}>
        {choosing ? (
          <PictureDialog
            chosen={null}
            onChoose={(picture) => {
              set(logoAddress(picture));
              setChoosing(false);
            }}
            onClose={() => setChoosing(false)}
          />
        ) : null}
      </Suspense>
    </Input.Wrapper>
  );
}
