import { useTexts } from '../root-data.ts';
import { useCountText } from '../use-count-text.ts';
import styles from './form.module.css';
import { fieldId, type FormView } from './form-view.ts';

export interface SummaryProps {
  form: FormView;
  /** Labels of the fields, in their order. */
  labels: Readonly<Record<string, string>>;
}

/** Shows the error of the whole form and the number of invalid fields, with a link to each. */
export function Summary({ form, labels }: SummaryProps) {
  const { contact } = useTexts();
  const countText = useCountText();
  const { errors } = form;
  const wrong = Object.entries(labels).filter(([name]) => name in errors);
  const isFine = wrong.length === 0 && errors.form === undefined;
  return (
    <div role="alert" tabIndex={isFine ? undefined : -1} className={isFine ? undefined : styles.summary}>
      {!isFine && <p>{errors.form ?? contact.check}</p>}
      {wrong.length > 0 && (
        <ul>
          <li>{countText(['contact', 'checkCount'], { count: wrong.length })}</li>
          {wrong.map(([name, label]) => (
            <li key={name}>
              <a href={`#${fieldId(form, name)}`}>{label}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
