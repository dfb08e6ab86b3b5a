import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik } from 'formik';
import { TestProvider } from '../../testing/test-provider.tsx';
import { ChipsField } from './chips-field.tsx';

function open(text: string[], most = 3) {
  const shown: { words: string[] } = { words: text };
  render(
    <TestProvider>
      <Formik initialValues={{ words: text }} onSubmit={() => undefined}>
        {({ values }) => {
          shown.words = values.words;
          return <ChipsField name="words" label="Türler" help="Virgülle ayırın." maxLength={10} maxCount={most} />;
        }}
      </Formik>
    </TestProvider>,
  );
  return { shown, field: screen.getByRole('textbox', { name: 'Türler' }) };
}

test.each([
  ['Enter', 'çelik{Enter}', ['çelik']],
  ['a comma', 'çelik,beton,', ['çelik', 'beton']],
  ['leaving the field', 'çelik{Tab}', ['çelik']],
])('%s adds the typed value', async (_how, keys, expected) => {
  const { shown, field } = open([]);
  await userEvent.type(field, keys);

  expect(shown.words).toEqual(expected);
  expect(field).toHaveValue('');
});

test('ignores duplicates and empty values', async () => {
  const { shown, field } = open(['çelik']);
  await userEvent.click(field);
  await userEvent.paste('çelik, ,beton,ahşap,beton');

  expect(shown.words).toEqual(['çelik', 'beton', 'ahşap']);
  expect(field).not.toHaveAccessibleDescription(/En Fazla/);
});

test('keeps pasted values above the maximum number, with an error', async () => {
  const { shown, field } = open(['çelik']);
  await userEvent.click(field);
  await userEvent.paste('beton,ahşap,cam,taş');

  expect(shown.words).toEqual(['çelik', 'beton', 'ahşap', 'cam', 'taş']);
  expect(field).toHaveAccessibleDescription(/En Fazla 3 Kayıt Eklenebilir/);
});

test('keeps a value that is too long, with an error that names it', async () => {
  const { shown, field } = open([]);
  await userEvent.type(field, 'abcdefghijkl{Enter}');

  expect(shown.words).toEqual(['abcdefghijkl']);
  expect(field).toHaveAccessibleDescription(/abcdefghijkl: Bu Alan 10 Karakteri Geçemez/);
});

test('Backspace removes the last value, and the button of a value removes that value', async () => {
  const { shown, field } = open(['çelik', 'beton', 'cam'], 5);
  await userEvent.type(field, '{Backspace}');
  expect(shown.words).toEqual(['çelik', 'beton']);

  await userEvent.click(screen.getByRole('button', { name: 'çelik: kaldır' }));

  expect(shown.words).toEqual(['beton']);
});

test('a pasted column of a spreadsheet becomes a value for each line', async () => {
  const { shown, field } = open([]);
  const clipboardData = { getData: (type: string) => (type === 'text/plain' ? 'çelik\r\nbeton\r\n' : ''), files: [] };
  fireEvent.paste(field, { clipboardData });

  await waitFor(() => expect(shown.words).toEqual(['çelik', 'beton']));
});
