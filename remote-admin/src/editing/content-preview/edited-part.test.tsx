import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { editedPartAttribute, useEditedPart, useFollowedPart } from './edited-part.ts';

function Form() {
  const part = useEditedPart(useFollowedPart());
  return (
    <form>
      <output>{part ?? 'yok'}</output>
      <input aria-label="Sayfa başlığı" />
      <fieldset {...{ [editedPartAttribute]: 's1' }}>
        <input aria-label="Bölüm başlığı" />
      </fieldset>
      <button type="button">Önizle</button>
    </form>
  );
}

test('the edited part follows the focus into fields, and stays while a button has it', async () => {
  render(<Form />);
  const part = screen.getByRole('status');

  await userEvent.click(screen.getByRole('textbox', { name: 'Bölüm başlığı' }));
  expect(part).toHaveTextContent('s1');
  await userEvent.click(screen.getByRole('button', { name: 'Önizle' }));
  expect(part).toHaveTextContent('s1');
  await userEvent.click(screen.getByRole('textbox', { name: 'Sayfa başlığı' }));
  expect(part).toHaveTextContent('yok');
});
