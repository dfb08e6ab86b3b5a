import { setupCodeSchema } from '@vitrin/shared-contracts/first-run';
import { validate } from '@vitrin/shared-contracts/validation';
import { PasswordField } from '../password-field.tsx';
import { checkCode } from './first-run.api.ts';
import { ScreenForm, type ScreenProps } from './screen-form.tsx';

/** Asks for the setup code, because the visitor may be anyone. */
export function CodeScreen({ firstRun, announce }: ScreenProps) {
  const { step, code, setCode } = firstRun;

  function submit(): void {
    const { value, errors } = validate(setupCodeSchema, { code });
    if (errors) step.setErrors(errors);
    else void step.run(() => checkCode(value.code));
  }

  return (
    <ScreenForm
      firstRun={firstRun}
      announce={announce}
      title="Kurulum kodunu girin"
      description="Bu site henüz kurulmadı. Kurulumu yalnızca sunucuyu yöneten kişi yapabilir: SETUP_CODE ayarındaki kodu ya da ilk başlatmanın çıktısına yazılan şifreyi yazın."
      submit="Kurulumu başlat"
      onSubmit={submit}
    >
      <PasswordField
        name="code"
        label="Kurulum kodu"
        accusativeLabel="Kurulum kodunu"
        autoComplete="off"
        value={code}
        onChange={({ target }) => setCode(target.value)}
        isInvalid={step.errors['code'] !== undefined}
        message={step.errors['code']}
      />
    </ScreenForm>
  );
}
