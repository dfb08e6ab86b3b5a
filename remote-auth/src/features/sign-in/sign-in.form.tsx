import { useState } from 'react';
import { forgottenPasswordFragment } from '@vitrin/shared-contracts/first-paths';
import { loginPath } from '@vitrin/shared-contracts/paths';
import { unreachableText, useTexts } from '../../shared/texts/texts.ts';
import { PasswordField } from './password-field.tsx';
import styles from './sign-in.module.css';
import { TextField } from './text-field.tsx';
import { useSignInForm, type SignInStart } from './use-sign-in-form.ts';

/** Works as a plain posted form without JavaScript. A submit before the shell is ready is held until then. */
export function SignInForm(start: Omit<SignInStart, 'onLoadFailure'>) {
  const [loadFailed, setLoadFailed] = useState(false);
  const texts = useTexts();
  const { t } = texts;
  const { form, busy, field, remember, submit } = useSignInForm({ ...start, onLoadFailure: () => setLoadFailed(true) });
  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action={loginPath}
      data-held=""
      // The loader has set `noValidate` before hydration.
      suppressHydrationWarning
      onSubmit={submit}
    >
      <TextField
        {...field('email')}
        label={t('E-Posta')}
        type="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField {...field('password')} autoComplete="current-password" />
      <div className={styles.choices}>
        <label className={styles.remember}>
          <input {...remember} type="checkbox" />
          {t('Beni Hatırla')}
        </label>
        <a className={styles.forgotten} href={forgottenPasswordFragment}>
          {t('Şifremi unuttum')}
        </a>
      </div>
      <button type="submit" className={styles.submit} aria-disabled={busy}>
        {t('Giriş Yap')}
      </button>
      <p className={styles.message} role="alert">
        {loadFailed && unreachableText(texts)}
      </p>
    </form>
  );
}
