import { firstRunCompanySchema, firstRunTradeSchema } from '@vitrin/shared-contracts/first-run';
import { validate } from '@vitrin/shared-contracts/validation';
import { provinces } from '@vitrin/shared-contracts/provinces';
import { tradeLabels } from '@vitrin/shared-contracts/trades';
import { SelectField } from '../select-field.tsx';
import { TextField } from '../text-field.tsx';
import { fieldOf, ScreenForm, type ScreenProps } from './screen-form.tsx';

const trades = Object.entries(tradeLabels);
const cities = provinces
  .map(({ key, name }) => [key, name] as const)
  .toSorted(([, one], [, other]) => one.localeCompare(other, 'tr'));

const lead =
  'Dört kısa adım; sonunda siteniz sayfaları ve metinleriyle hazır. Ne iş yaptığınızı ve şehrinizi söylerseniz metinler size göre yazılır. Hepsini sonra değiştirebilirsiniz.';
const leadOfFilledSite =
  'Üç kısa adım: şirketinizin adı, renkleri ve ilk kullanıcı. Hepsini sonra panelden değiştirebilirsiniz.';

/** First step: the name of the company, and on an empty site what it does and where. */
export function CompanyScreen({ firstRun, announce }: ScreenProps) {
  const { values, hasContent } = firstRun;

  function submit(): void {
    const { errors } = validate(firstRunCompanySchema.concat(firstRunTradeSchema), firstRun.values);
    if (errors) firstRun.step.setErrors(errors);
    else firstRun.next();
  }

  return (
    <ScreenForm
      firstRun={firstRun}
      announce={announce}
      title="Sitenizi kuralım"
      description={hasContent ? leadOfFilledSite : lead}
      submit="Devam"
      onSubmit={submit}
    >
      <TextField {...fieldOf(firstRun, 'companyName')} label="Şirket adı" autoComplete="organization" />
      {!hasContent && (
        <>
          <SelectField {...fieldOf(firstRun, 'trade')} label="Ne iş yapıyorsunuz?" options={trades} />
          {values.trade === 'other' && (
            <TextField
              {...fieldOf(firstRun, 'tradeName')}
              label="Kendi sözünüzle"
              placeholder="matbaa ve ambalaj"
              required={false}
            />
          )}
          <SelectField
            {...fieldOf(firstRun, 'province')}
            label="Şehir"
            autoComplete="address-level1"
            options={cities}
          />
        </>
      )}
    </ScreenForm>
  );
}
