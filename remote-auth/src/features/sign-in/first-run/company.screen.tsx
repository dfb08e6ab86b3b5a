import { firstRunCompanySchema } from '@vitrin/shared-contracts/first-run';
import { validate } from '@vitrin/shared-contracts/validation';
import { TextField } from '../text-field.tsx';
import { fieldOf, ScreenForm, type ScreenProps } from './screen-form.tsx';

/** First step: the name of the company. */
export function CompanyScreen({ firstRun, announce }: ScreenProps) {
  function submit(): void {
    const { errors } = validate(firstRunCompanySchema, firstRun.values);
    if (errors) firstRun.step.setErrors(errors);
    else firstRun.show('colours');
  }

  return (
    <ScreenForm
      firstRun={firstRun}
      announce={announce}
      title="Sitenizi kuralım"
      description="Üç kısa adım: şirketinizin adı, renkleri ve ilk kullanıcı. Hepsini sonra panelden değiştirebilirsiniz."
      submit="Devam"
      onSubmit={submit}
    >
      <TextField {...fieldOf(firstRun, 'companyName')} label="Şirket adı" autoComplete="organization" />
    </ScreenForm>
  );
}
