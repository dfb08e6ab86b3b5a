import { MantineProvider } from '@mantine/core';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FieldConflict } from './field-conflict.tsx';

const doc = (...texts: string[]) => ({
  type: 'doc',
  content: texts.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
});
const path = 'translations.tr.document';

function openConflict(mine: object, theirs: object) {
  const onChoose = jest.fn();
  const conflict = { path, base: doc('Giriş', 'Orta', 'Son'), mine, theirs };
  render(
    <FieldConflict conflict={conflict} name="Metin (tr)" theirName="Elif" proposal={undefined} onChoose={onChoose} />,
  );
  return onChoose;
}

test('a text is chosen block by block; what only one side has changed is not asked', async () => {
  const onChoose = openConflict(doc('Benim giriş', 'Orta', 'Benim son'), doc('Onun girişi', 'Yeni orta', 'Onun sonu'));
  const first = within(screen.getByRole('group', { name: 'Metin (tr), 1. yer' }));
  const second = within(screen.getByRole('group', { name: 'Metin (tr), 2. yer' }));

  await userEvent.click(first.getByRole('radio', { name: /^Benimki/ }));
  expect(onChoose).toHaveBeenLastCalledWith(undefined);
  await userEvent.click(second.getByRole('radio', { name: /^Elif/ }));
  expect(onChoose).toHaveBeenLastCalledWith(doc('Benim giriş', 'Yeni orta', 'Onun sonu'));
  await userEvent.click(first.getByRole('radio', { name: /^İkisi de/ }));
  expect(onChoose).toHaveBeenLastCalledWith(doc('Benim giriş', 'Onun girişi', 'Yeni orta', 'Onun sonu'));
});

test('a deleted block says so, and can be chosen', async () => {
  const onChoose = openConflict(doc('Giriş', 'Son'), doc('Giriş', 'Yeni orta', 'Son'));

  await userEvent.click(screen.getByRole('radio', { name: 'Benimki Silindi' }));
  expect(onChoose).toHaveBeenLastCalledWith(doc('Giriş', 'Son'));
});

test('blocks with the same words say that only their format differs', () => {
  const bold = { type: 'text', text: 'Orta', marks: [{ type: 'bold' }] };
  const heading = { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Orta' }] };
  const [before, , after] = doc('Giriş', 'Orta', 'Son').content;
  const mine = { type: 'doc', content: [before, { type: 'paragraph', content: [bold] }, after] };
  openConflict(mine, { type: 'doc', content: [before, heading, after] });

  expect(screen.getAllByText(/biçimi farklı/).length).toBeGreaterThan(1);
});

test('texts with changes in different places are offered as a whole', () => {
  openConflict(doc('Benim giriş', 'Orta', 'Son'), doc('Giriş', 'Orta', 'Onun sonu'));
  expect(screen.getByRole('group', { name: 'Metin (tr)' })).toBeVisible();
});

describe('the proposal of a line of text', () => {
  const base = 'Kule vinçler için bakım';
  const open = (mine: string, theirs: string, { proposal }: { proposal: unknown } = { proposal: 'öneri' }) => {
    const onChoose = jest.fn();
    const conflict = { path: 'translations.tr.title', base, mine, theirs };
    render(
      <MantineProvider>
        <FieldConflict conflict={conflict} name="Başlık" theirName="Elif" proposal={proposal} onChoose={onChoose} />
      </MantineProvider>,
    );
    return onChoose;
  };

  test('joins what both have written, can be edited, and is chosen by editing it', async () => {
    const onChoose = open('Mobil vinçler için bakım', 'Kule vinçler için onarım');
    const field = screen.getByRole('textbox', { name: 'İkisi birleştirilmiş: metni düzenle' });
    expect(field).toHaveValue('Mobil vinçler için onarım');
    await userEvent.type(field, ' işi');
    expect(screen.getByRole('radio', { name: 'İkisi birleştirilmiş' })).toBeChecked();
    expect(onChoose).toHaveBeenLastCalledWith('Mobil vinçler için onarım işi');
    await userEvent.click(screen.getByRole('radio', { name: /^Elif/ }));
    expect(onChoose).toHaveBeenLastCalledWith('Kule vinçler için onarım');
  });

  test('is not offered if the result is what one of them has written', () => {
    open('Kule vinçler için yıllık bakım ve onarım', 'Kule vinçler için yıllık bakım');
    expect(screen.getAllByRole('radio')).toHaveLength(2);
  });

  test('is not offered for a field that the server joins never', () => {
    open('Mobil vinçler için bakım', 'Kule vinçler için onarım', { proposal: undefined });
    expect(screen.getAllByRole('radio')).toHaveLength(2);
  });
});
