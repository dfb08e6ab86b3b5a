import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Swal from 'sweetalert2/dist/sweetalert2.js';
import { mockFormResponses } from './testing/mock-form-responses.ts';
import { visit } from './testing/visit.tsx';

// The form data of jsdom leave out chosen files.
jest.mock('../shared/form/check-cv.ts', () => ({ cvError: () => undefined }));

test('a form that is refused because its opening has closed keeps its text, and can be sent as a general application', async () => {
  sessionStorage.clear();
  const network = mockFormResponses();
  await visit('/is-ilani/muhendis-1');
  const refused = 'Bu ilan başvuruya kapandı. Formu yeniden gönderirseniz genel başvuru olarak alırız.';
  network.respondWith(422, { success: false, message: refused, errors: { opening: refused } });
  const region = within(screen.getByRole('region', { name: 'Bu ilana başvurun' }));
  await userEvent.type(region.getByLabelText('Ad soyad'), 'Deniz Ak');
  await userEvent.type(region.getByLabelText('E-posta adresiniz'), 'deniz@kuzey.example');
  await userEvent.click(region.getByRole('checkbox'));
  const send = () => userEvent.click(region.getByRole('button', { name: 'Başvuruyu gönder' }));
  await send();
  await waitFor(() => expect(region.getByRole('alert')).toHaveTextContent(refused));
  expect(network.sent[0]?.fields).toMatchObject({ opening: '1' });
  expect(region.getByLabelText('Ad soyad')).toHaveValue('Deniz Ak');
  await send();
  await waitFor(() => expect(network.sent).toHaveLength(2));
  expect(network.sent[1]?.fields).not.toHaveProperty('opening');
  expect(network.sent[1]?.fields).toMatchObject({ position: 'Mühendis 1' });
  Swal.close();
});
