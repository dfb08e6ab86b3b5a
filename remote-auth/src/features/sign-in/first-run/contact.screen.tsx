import { firstRunContactSchema } from '@vitrin/shared-contracts/first-run';
import { validate } from '@vitrin/shared-contracts/validation';
import { TextField } from '../text-field.tsx';
import { fieldOf, ScreenForm, type ScreenProps } from './screen-form.tsx';

/** Second step: how visitors reach the company. Both may stay empty. */
export function ContactScreen({ firstRun, announce }: ScreenProps) {
  function submit(): void {
    const { errors } = validate(firstRunContactSchema, firstRun.values);
    if (errors) firstRun.step.setErrors(errors);
    else firstRun.next();
  }

  return (
    <ScreenForm
      firstRun={firstRun}
      announce={announce}
      title="Size nasıl ulaşsınlar?"
      description="Ziyaretçilerin en çok aradığı iki bilgi; sitenizin her sayfasında görünür."
      submit="Devam"
      onSubmit={submit}
      onBack={firstRun.back}
    >
      <TextField
        {...fieldOf(firstRun, 'phone')}
        label="Telefon"
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        placeholder="0312 000 00 00"
        required={false}
      />
      <TextField
        {...fieldOf(firstRun, 'address')}
        label="Adres"
        autoComplete="street-address"
        placeholder="Cadde, kapı numarası, ilçe"
        required={false}
      />
    </ScreenForm>
  );
}
