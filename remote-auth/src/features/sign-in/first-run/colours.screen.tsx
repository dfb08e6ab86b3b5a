import { firstRunColoursSchema } from '@vitrin/shared-contracts/first-run';
import { validate } from '@vitrin/shared-contracts/validation';
import { ColourField } from './colour.field.tsx';
import { ColourSample } from './colour-sample.tsx';
import { readColours } from './first-run.api.ts';
import { ScreenForm, type ScreenProps } from './screen-form.tsx';
import { usePreview } from './use-preview.ts';

/** Third step: the two colours, with a live preview. The server says whether they are colours. */
export function ColoursScreen({ firstRun, announce }: ScreenProps) {
  const { step, values } = firstRun;
  const { mainColor, secondColor, companyName } = values;
  const preview = usePreview(mainColor, secondColor);

  function submit(): void {
    const { errors } = validate(firstRunColoursSchema, values);
    if (errors) step.setErrors(errors);
    else void step.run(() => readColours(mainColor, secondColor));
  }

  return (
    <ScreenForm
      firstRun={firstRun}
      announce={announce}
      title="Renkler"
      description="Sitenin ve panelin bütün tonları bu iki renkten türetilir; yazılar her zeminde okunur kalır."
      submit="Devam"
      onSubmit={submit}
      onBack={firstRun.back}
    >
      <ColourField firstRun={firstRun} name="mainColor" label="Ana renk" hex={preview?.main} />
      <ColourField firstRun={firstRun} name="secondColor" label="İkinci renk" hex={preview?.second} />
      {preview && <ColourSample preview={preview} companyName={companyName} />}
    </ScreenForm>
  );
}
