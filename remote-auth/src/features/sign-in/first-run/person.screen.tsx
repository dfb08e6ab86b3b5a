import { firstRunPersonSchema } from '@vitrin/shared-contracts/first-run';
import { validate } from '@vitrin/shared-contracts/validation';
import { NewPasswordFields } from '../steps/new-password.fields.tsx';
import { TextField } from '../text-field.tsx';
import { fieldOf, ScreenForm, type ScreenProps } from './screen-form.tsx';

/** Last step: the first user, who gets all rights. Sends everything. */
export function PersonScreen({ firstRun, announce }: ScreenProps) {
  const { step, values, password } = firstRun;

  function submit(): void {
    const errors = { ...validate(firstRunPersonSchema, values).errors, ...password.check() };
    if (Object.keys(errors).length > 0) step.setErrors(errors);
    else void step.run(firstRun.finish);
  }

  return (
    <ScreenForm
      firstRun={firstRun}
      announce={announce}
      title="İlk kullanıcı"
      description="Panele bu e-posta ve şifreyle gireceksiniz. Bütün yetkiler bu kullanıcıda olur; başkalarını panelden eklersiniz."
      submit="Kurulumu bitir ve giriş yap"
      onSubmit={submit}
      onBack={firstRun.back}
    >
      <TextField {...fieldOf(firstRun, 'name')} label="Ad soyad" autoComplete="name" />
      <TextField
        {...fieldOf(firstRun, 'email')}
        label="E-posta"
        type="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      {/* The visible field names the user for password managers. */}
      <NewPasswordFields state={{ ...password, email: '' }} errors={step.errors} />
    </ScreenForm>
  );
}
